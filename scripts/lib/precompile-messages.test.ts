import { transformSync } from '@babel/core'
import linguiMacro from '@lingui/babel-plugin-lingui-macro'
import { describe, expect, test } from 'vitest'
import { precompileMessages } from './precompile-messages.ts'

function compile(code: string): string {
  const plugins = [[linguiMacro, { stripMessageField: false }], precompileMessages]
  const result = transformSync(code, {
    plugins,
    parserOpts: { plugins: ['jsx', 'typescript'] },
    configFile: false,
    babelrc: false,
    compact: true,
  })
  return (result?.code ?? '').replaceAll(/\\u([0-9A-F]{4})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}

describe('the messages of a file', () => {
  test('are parsed while building [LNG-01]', () => {
    const code = compile('import { msg } from "@lingui/core/macro"; export const left = (n) => msg`${n}개 남았어요`')
    expect(code).toContain('message:[["n"],"개 남았어요"]')
  })

  test('with plural forms and tags too', () => {
    const plural = compile(
      'import { Plural } from "@lingui/react/macro"; export const A = ({ n }) => <Plural value={n} one="# day" other="# days" />',
    )
    expect(plural).toContain('"plural"')
    expect(plural).not.toMatch(/message:["']/)
    const tag = compile(
      'import { Trans } from "@lingui/react/macro"; export const A = () => <Trans>어제보다 <b>420보</b> 더</Trans>',
    )
    expect(tag).toContain('message:["어제보다 <0>420보</0> 더"]')
  })

  test('of plain text stay whole, as a list of one: the browser has no parser to ask', () => {
    expect(compile('import { msg } from "@lingui/core/macro"; export const word = msg`홈으로`')).toContain(
      'message:["홈으로"]',
    )
  })
})

test('objects that are no messages are left alone', () => {
  expect(compile('export const other = { message: "{not} a message" }')).toContain('message:"{not} a message"')
})

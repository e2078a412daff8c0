import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateFonts, sliceLetters, unicodeRange } from './fonts.ts'
import { ROOT } from './lib/run.ts'

describe('the letters of the web font', () => {
  test('are each in one file only', () => {
    const { latin, common, rare } = sliceLetters('밥 밥 국 − 68.4 kg ½\n', '찌개')
    expect(latin).toContain('½')
    expect(latin).not.toMatch(/[가-힣\n]/)
    expect(common).toBe('개국밥찌')
    expect(rare).toBe('')
  })

  test('are common when they are used most', () => {
    const every = Array.from({ length: 444 }, (_, at) => String.fromCodePoint(0xac00 + at))
    const { common, rare } = sliceLetters(every.slice(275).join(''), [...every, ...every.slice(100)].join(''))
    expect([common.length, rare.length]).toEqual([400, 44])
    expect(rare).not.toMatch(new RegExp(every[275] ?? ''))
  })

  test('are told to the browser as ranges', () => {
    expect(unicodeRange('abcxz가각')).toBe('U+61-63,U+78,U+7A,U+AC00-AC01')
    expect(unicodeRange('')).toBe('')
  })
})

describe('the files of the web font', () => {
  beforeAll(async () => {
    await generateFonts()
  }, 60_000)

  test('are made once', async () => {
    expect(await generateFonts()).toBe('fresh')
  })

  test('together stay under the gate of goal 19, 75 kB', () => {
    const sizes = ['latin', 'common', 'rare'].map((name) => statSync(join(ROOT, 'src/styles/generated', `${name}.woff2`)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000)
  })
})

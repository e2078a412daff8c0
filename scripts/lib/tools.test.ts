import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'
import { run, ROOT } from './run.ts'
import { install } from './tools.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hansang-tools-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A tool whose one package is a folder beside it, so that installing it asks nobody. */
function makeTool(): string {
  const [tool, part] = [join(folder, 'tool'), join(folder, 'tool', 'part')]
  mkdirSync(part, { recursive: true })
  writeFileSync(join(part, 'package.json'), JSON.stringify({ name: 'part', version: '1.0.0' }))
  const own = { name: 'tool', dependencies: { part: 'file:part' } }
  writeFileSync(join(tool, 'package.json'), JSON.stringify(own))
  const packages = { '': own, 'node_modules/part': { resolved: 'part', link: true }, part: { version: '1.0.0' } }
  writeFileSync(
    join(tool, 'package-lock.json'),
    JSON.stringify({ name: 'tool', lockfileVersion: 3, requires: true, packages }),
  )
  return tool
}

test('a tool is installed once, whoever asks, and again when its lock changed', { timeout: 60_000 }, async () => {
  const tool = makeTool()
  const lines: string[] = []
  const ask = () => install(tool, 'a tool', (line) => lines.push(line))
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(lines.map((line) => line.replace(/\d+\.\d+/, 'N'))).toEqual(['Installing a tool (once) …', 'Installed. N s'])
  writeFileSync(
    join(tool, 'package.json'),
    JSON.stringify({ name: 'tool', description: 'newer', dependencies: { part: 'file:part' } }),
  )
  await ask()
  expect(lines).toHaveLength(4)
})

test('a tool that cannot be installed says how to try by hand, with npm’s reason', { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tool', dependencies: { part: 'file:part' } }))
  await expect(install(folder, 'a tool', () => {})).rejects.toThrow(
    /a tool could not be installed\. By hand: npm ci --prefix [\s\S]*package-lock\.json/,
  )
})

test(
  'work under one lock is done one after the other, also over processes, and a process that dies holds nobody up',
  { timeout: 60_000 },
  async () => {
    const lock = join(folder, 'lock')
    const order: string[] = []
    const work = (name: string) =>
      inTurn(lock, async () => {
        order.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        order.push(`${name} ends`)
      })
    await Promise.all([work('one'), work('two')])
    expect(order).toEqual([
      order[0],
      order[0]?.replace('begins', 'ends'),
      order[2],
      order[2]?.replace('begins', 'ends'),
    ])

    const holder = [
      `const { inTurn } = await import(${JSON.stringify(join(ROOT, 'scripts/lib/in-turn.ts'))})`,
      `await inTurn(${JSON.stringify(lock)}, async () => { process.kill(process.pid, 'SIGKILL') })`,
    ].join('; ')
    const died = await run(process.execPath, ['--input-type=module', '--eval', holder], { quiet: true })
    expect(died.code).not.toBe(0)
    await expect(inTurn(lock, async () => 'free')).resolves.toBe('free')
  },
)

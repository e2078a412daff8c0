import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT, run } from '../scripts/lib/run.ts'

// What the type check tells whoever writes a call wrongly. The compiler itself reads the calls, as it would in a
// screen.

const folder = mkdtempSync(join(ROOT, 'node_modules', '.typed-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The message at each line; an empty text where it is right. */
async function messagesOf(lines: string[]): Promise<string[]> {
  writeFileSync(
    join(folder, 'calls.ts'),
    [...lines, `import { mutation, query } from ${JSON.stringify(join(ROOT, 'src', 'contract', 'query.ts'))}`].join(
      '\n',
    ),
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      include: ['calls.ts', join(ROOT, 'src', '*.d.ts')],
      exclude: [],
    }),
  )
  const { output } = await run(
    process.execPath,
    [join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc'), '-p', folder, '--pretty', 'false'],
    { quiet: true },
  )
  const told = new Map<number, string>()
  for (const [, line = '', text = ''] of output.matchAll(/calls\.ts\((\d+),\d+\): error TS\d+: ([\s\S]*?)(?=\n\S|$)/g))
    told.set(Number(line), text)
  return lines.map((_, index) => told.get(index + 1) ?? '')
}

const WEEK = "query('get', '/api/goal/health-data/{term}/{date}'"

test('a wrong call is told by its path or parameter, a right one passes', async () => {
  const wrong: [string, string[]][] = [
    ["query('get', '/api/menu/getTodayMenu')", ['"/api/menu/getTodayMenu"', 'PathOf<"get">']],
    ["query('post', '/api/menu/getTodayMenu', { body: {} })", ['"/api/menu/getTodayMenu"', 'PathOf<"post">']],
    ["query('get', '/api/menu/getTodayMenuList', { params: { query: { menuDay: '20261102' } } })", ["'menuDay'"]],
    [
      "query('get', '/api/menu/getTodayMenuList', { params: { query: { menuDt: 20261102 } } })",
      ["'number' is not assignable to type 'string'"],
    ],
    [`${WEEK}, { params: { path: { term: 'year', date: '20261102' } } })`, ['"year"', '"week"']],
    [`${WEEK}, { params: { path: { term: 'week' } } })`, ["Property 'date' is missing"]],
    [`${WEEK})`, ['options are left out', 'term: ']],
    ["query('put', '/session')", ['"put"']],
    ["mutation('put', '/api/menu/getTodayMenu')", ['"/api/menu/getTodayMenu"', 'PathOf<"put">']],
  ]
  const right = [
    `${WEEK}, { params: { path: { term: 'week', date: '20261102' } } })`,
    "query('get', '/session')",
    "query('post', '/api/main/mainData', { body: {} })",
    "mutation('get', '/session')",
  ]
  const messages = await messagesOf([...wrong.map(([call]) => call), ...right])
  const blind = wrong.flatMap(([call, words], index) =>
    words.every((word) => messages[index]?.includes(word)) ? [] : [`${call}: ${messages[index] ?? ''}`],
  )
  expect(blind).toEqual([])
  expect(messages.slice(wrong.length)).toEqual(right.map(() => ''))
}, 120_000)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { type Finding, type Json, judge, type Language, type Read } from './claims/claim.ts'
import { type Known, known } from './known.ts'
import { again, type Member, memberOf, moment } from './members.ts'
import { reads } from './reads.ts'
import { write } from './write.ts'

// What the app says is true: members by chance, every read that says something, each sentence judged from the rows by
// an oracle that knows the definitions (docs/definitions.md) and nothing of the server.

/** `SEED:MEMBER` plays one member again, `SEED` alone another two hundred; the whole plays 5,000. */
const [seed = 75, only] = (process.env['TRUTH'] ?? '').split(':').filter(Boolean).map(Number)
const COUNT = process.env['HANSANG_GATE'] === '0' ? 5000 : 200
const numbers = only === undefined ? Array.from({ length: COUNT }, (_, index) => index) : [only]

type Wrong = Finding & { member: Member }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(quickDatabase)
}, 120_000)
afterAll(() => server.close())

async function asked(member: Member): Promise<Wrong[]> {
  server.clock.set(moment(member))
  const made = await server.member('saebyeok', { asked: false })
  await write(server.database.db, made.hcId, member)
  const asks = reads.flatMap((read) =>
    // Who says nothing in words says the same in both languages.
    (read.patterns.length === 0 ? (['ko'] as const) : (['ko', 'en'] as const)).map((language) =>
      answered(read, made, member, language),
    ),
  )
  const wrong = (await Promise.all(asks)).flat()
  await server.database.db.execute(`delete from members where hc_id = '${made.hcId}'`)
  return wrong
}

async function answered(
  read: Read<unknown>,
  by: Awaited<ReturnType<TestServer['member']>>,
  member: Member,
  language: Language,
): Promise<Wrong[]> {
  const asked = read.ask(member)
  if (asked === undefined) return []
  const { method, url, body } = asked
  const headers = { 'accept-language': language }
  const answer = await (method === 'GET' ? by.get(url, headers) : by.post(url, body, headers))
  if (answer.statusCode === read.none?.status && read.none.holds(member)) return []
  if (answer.statusCode !== 200)
    return [
      {
        claim: `${read.operation}: it answers`,
        said: answer.body.slice(0, 300),
        rows: '',
        path: '',
        language,
        member,
      },
    ]
  return judge(read, dataOf<Json>(answer), member, language).map((finding) => ({ ...finding, member }))
}

function told({ member, claim, said, rows, path, language }: Wrong): string {
  return [
    `${claim} (${language}${path === '' ? '' : `, ${path}`})`,
    `  said: ${said}`,
    `  rows: ${rows}`,
    `  seed ${member.seed}, member ${member.number}, clock ${member.clock}: ${again(member)}`,
  ].join('\n')
}

const isKnown = ({ claims, when }: Known, one: Wrong) =>
  claims.test(one.claim) && (when === undefined || when(one.member, one))

test(`what is said of ${numbers.length} members is what their rows say`, { timeout: 4 * 3_600_000 }, async () => {
  const wrong: Wrong[] = []
  for (const number of numbers) wrong.push(...(await asked(memberOf(seed, number))))
  const fresh = Map.groupBy(
    wrong.filter((one) => !known.some((row) => isKnown(row, one))),
    ({ claim }) => claim,
  )
  expect(
    [...fresh.values()].map(([one, ...more]) => `${one && told(one)}\n  and ${more.length} more`).join('\n\n'),
  ).toBe('')
  // What has been mended is taken from the list; of one member alone nobody can tell.
  const mended = only === undefined ? known.filter((row) => !wrong.some((one) => isKnown(row, one))) : []
  expect(mended.map(({ finding }) => finding)).toEqual([])
})

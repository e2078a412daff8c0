import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { doorWords, refuseOpenDoors } from './doors.ts'

type Env = Record<string, string>
const refusal = (env: Env): string | undefined => {
  try {
    refuseOpenDoors(readConfig(env))
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Others reach this, or bring their database. */
const ELSEWHERE: readonly Env[] = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.0.5' },
  { HOST: 'hansang.example' },
  { DATABASE_URL: 'postgres://db/hansang' },
  { HOST: '127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1/hansang' },
]
const OWN: readonly Env[] = [{}, { HOST: '127.0.0.1' }, { HOST: '127.0.0.9' }, { HOST: '::1' }, { HOST: 'localhost' }]
const CLOSED = { HANSANG_DEMO: 'off' }
const DOORS: readonly Env[] = [
  { HANSANG_SIMULATOR: 'on' },
  { HANSANG_SIMULATOR: 'ios' },
  { HANSANG_SCENARIOS: 'on' },
  { HANSANG_DEMO: 'on' },
]

describe('what is for one machine alone', () => {
  test.each(DOORS)('%o is refused where others come, by name and in one sentence, unless somebody insists', (door) => {
    const [setting = ''] = Object.keys(door)
    for (const place of ELSEWHERE) {
      const said = refusal({ ...CLOSED, ...place, ...door })
      expect(said).toMatch(new RegExp(`${setting} .*: set ${setting}=off, or HANSANG_OPEN_DOORS=on .*\\.$`))
      expect(said).not.toContain('\n')
      expect(refusal({ ...CLOSED, ...place, ...door, HANSANG_OPEN_DOORS: 'on' })).toBeUndefined()
    }
    for (const place of OWN) expect(refusal({ ...CLOSED, ...place, ...door })).toBeUndefined()
  })

  test('names all of it at once, and why', () => {
    expect(refusal({ HOST: '0.0.0.0', HANSANG_SIMULATOR: 'on', HANSANG_SCENARIOS: 'on' })).toMatch(
      /HOST=0\.0\.0\.0 .*: set HANSANG_SIMULATOR=off HANSANG_SCENARIOS=off HANSANG_DEMO=off, or/,
    )
    expect(refusal({ ...CLOSED, DATABASE_URL: 'postgres://a:hidden@db/x', HANSANG_SCENARIOS: 'on' })).toMatch(
      /DATABASE_URL is set(?!.*hidden)/,
    )
  })

  test('is no matter where nothing of it is on', () => {
    for (const place of ELSEWHERE) expect(refusal({ ...place, ...CLOSED })).toBeUndefined()
    // Without a word of anybody's, a Postgres server is given no demo members.
    expect(refusal({ DATABASE_URL: 'postgres://db/hansang' })).toBeUndefined()
  })

  test('is told at the start, with a warning where somebody insisted', () => {
    const told = (env: Env) => doorWords(readConfig(env), 'http://here')
    expect(told({})).toEqual([])
    expect(told({ HANSANG_SIMULATOR: 'on', HANSANG_SCENARIOS: 'on' })).toEqual([
      expect.stringContaining('http://here/_stand-in/outbox'),
      expect.stringContaining('Scenarios are on: http://here/_scenarios'),
    ])
    expect(told({ HOST: '0.0.0.0', HANSANG_OPEN_DOORS: 'on' })).toEqual([
      expect.stringMatching(/HANSANG_OPEN_DOORS is on.*HANSANG_DEMO/),
    ])
    expect(told({ ...CLOSED, HOST: '0.0.0.0', HANSANG_OPEN_DOORS: 'on' })).toEqual([])
  })
})

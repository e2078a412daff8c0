import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import contract from '#openapi/generated/openapi.json' with { type: 'json' }
import { answer, envelope } from '#src/contract/testing.ts'

import { wallTime } from './normalise/amounts.ts'
import { ROWS_PER_PIECE } from './normalise/normalise.ts'
import { at, exerciseRow, fakePhone, measured, usualHistory, type History } from './testing/fake-phone.ts'
import { androidAgent, iosAgent, NOW, syncWorld } from './testing/sync-world.ts'
import { syncWindow, wholeSpan } from './sync-window.ts'

interface Body {
  data: { indexes: Record<string, unknown>[] }
  indexIds: { helhidxCode: string; inptDt: string; datauuid: string }[]
  whole?: { fromDt: string; untilDt: string; helhidxCodeList?: string[] }
}

async function ran({
  agent = androidAgent('1.01.14'),
  change = () => {},
  permit = () => true,
}: { agent?: string; change?: (history: History) => void; permit?: (flag: string) => boolean } = {}) {
  const phone = fakePhone()
  change(phone.history)
  phone.permit(permit)
  const world = syncWorld({ agent, phone })
  await world.sync.start()
  const bodies = (call: string) => world.server.bodies(call) as Body[]
  return {
    ...world,
    values: bodies('regHealthDataNew'),
    exercises: (world.server.bodies('regHealthData') as (Body & { healthType: string })[]).filter(
      ({ healthType }) => healthType === 'SE',
    ),
  }
}

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', ...contract })
const fits = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` })

describe('the phone’s ids', () => {
  test('travel beside the values, one for all codes of a measurement; values keep seven fields [HDT-01]', async () => {
    const {
      values: [body],
    } = await ran()
    expect(body?.indexIds.map(({ helhidxCode, inptDt, datauuid }) => `${datauuid} ${helhidxCode} ${inptDt}`)).toEqual([
      'h1 HT 20261118070000',
      'w1 BW 20261119070500',
      'w1 BDF 20261119070500',
      'w1 SKM 20261119070500',
      'g1 NBD 20261119065000',
      'b1 SBP 20261119064500',
      'b1 DBP 20261119064500',
      'n1 SLP 20261119062000',
    ])
    for (const row of body?.data.indexes ?? []) {
      expect(Object.keys(row).toSorted()).toEqual([
        'heldType',
        'helhDate',
        'helhidxCode',
        'helhidxLkeqmtCode',
        'helhidxOriCode',
        'helhidxVal',
        'inptDt',
      ])
    }
    expect(fits('AllDataRegistration')(body)).toBe(true)
  })

  test('go with an older shell’s values too, and with an iPhone’s night, whose call has no other place', async () => {
    const old = await ran({ agent: androidAgent('1.01.13') })
    const [, ofValues] = old.server.bodies('regHealthData') as Body[]
    expect([ofValues?.indexIds.length, fits('IndexRegistration')(ofValues)]).toEqual([5, true])
    expect(old.server.bodies('insertMyHelhIdx')).toMatchObject([
      [
        { helhidxCode: 'SBP', datauuid: 'b1' },
        { helhidxCode: 'DBP', datauuid: 'b1' },
      ],
    ])
    expect((await ran({ agent: iosAgent('1.01.14') })).server.bodies('insertMyHelhIdx')).toMatchObject([
      [{ helhidxCode: 'SLP', datauuid: 'n1' }],
    ])
  })
})

describe('what an answer tells whole', () => {
  const CODES = ['HT', 'BW', 'BDF', 'SKM', 'NBD', 'ABD', 'BBD', 'SBD', 'SBP', 'DBP', 'SLP']
  const weights = (many: number) =>
    Array.from({ length: many }, (_, n) =>
      measured(
        `m${n}`,
        `2026-11-18T${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
        { weight: 70, bodyFat: 20, skeletalMuscleMass: 30 },
      ),
    )

  test('is named with its span and its codes, for values and for exercise', async () => {
    const {
      values: [body],
      exercises: [exercise],
    } = await ran()
    const span = wholeSpan(syncWindow('android', 'resume', NOW), NOW)
    expect(span).toBeDefined()
    expect([body?.whole?.helhidxCodeList?.toSorted(), exercise?.whole]).toEqual([CODES.toSorted(), span])
    expect(body?.whole).toMatchObject(span ?? {})
    expect(fits('ExerciseRegistration')(exercise)).toBe(true)
  })

  test('nobody knows with no permission query, of an iPhone, or unpermitted [HSY-30] [HSY-66] [HSY-79]', async () => {
    const assumed = await ran({ agent: androidAgent('1.00.16') })
    expect(assumed.exercises).toHaveLength(1)
    expect(JSON.stringify(assumed.server.registrations())).not.toContain('whole')
    expect(JSON.stringify((await ran({ agent: iosAgent('1.01.14') })).server.registrations())).not.toContain('whole')
    const {
      values: [body],
    } = await ran({
      permit: (flag) => flag !== 'bw' && flag !== 'sleep',
      change: (history) => void Object.assign(history, { weight: [], sleep: [] }),
    })
    expect(body?.whole?.helhidxCodeList?.toSorted()).toEqual(
      CODES.filter((code) => !['BW', 'BDF', 'SKM', 'SLP'].includes(code)).toSorted(),
    )
  })

  test('of glucose, which has no permission, only where some is told and none of it left out [HSY-76]', async () => {
    const without = CODES.filter((code) => !['NBD', 'ABD', 'BBD', 'SBD'].includes(code)).toSorted()
    for (const change of [
      (history: History) => void (history.bloodGlucose = []),
      (history: History) =>
        void history.bloodGlucose.push(measured('g2', '2026-11-19T08:00', { glucose: 5, mealType: 80012 })),
    ])
      expect((await ran({ change })).values[0]?.whole?.helhidxCodeList?.toSorted()).toEqual(without)
  })

  test('is nothing where a row could not be taken: it is on the phone, and nobody knows which one it was', async () => {
    for (const change of [
      (history: History) => void history.height.push({ nothing: 'readable' }),
      (history: History) =>
        void history.weight.push(
          measured('w2', '2026-11-18T07:00', { weight: 0, bodyFat: null, skeletalMuscleMass: null }),
        ),
      (history: History) =>
        void history.weight.push(
          measured('w2', '2026-11-19T07:05', { weight: 71, bodyFat: null, skeletalMuscleMass: null }),
        ),
    ]) {
      const {
        values: [body],
      } = await ran({ change })
      expect(body).not.toHaveProperty('whole')
      expect(body?.indexIds.length).toBeGreaterThan(0)
    }
    const broken = await ran({
      change: (history) =>
        void history.exercise.push(exerciseRow('e9', '2026-11-18T08:00', { endTime: at('2026-11-17T08:00') })),
    })
    expect(broken.exercises).toHaveLength(1)
    expect(broken.exercises[0]).not.toHaveProperty('whole')
  })

  test('is nothing where it goes in pieces: each holds a part, and a cut may lie between two of one time', async () => {
    const one = Math.floor((ROWS_PER_PIECE - 5) / 3)
    expect(
      (await ran({ change: (history) => void (history.weight = weights(one)) })).values.map(
        ({ whole }) => whole !== undefined,
      ),
    ).toEqual([true])
    const { values } = await ran({ change: (history) => void (history.weight = weights(one + 1)) })
    expect(values.map(({ whole }) => whole)).toEqual([undefined, undefined])
    for (const { data, indexIds } of values)
      expect(indexIds.map(({ helhidxCode, inptDt }) => `${helhidxCode} ${inptDt}`)).toEqual(
        data.indexes.map(({ helhidxCode, inptDt }) => `${String(helhidxCode)} ${String(inptDt)}`),
      )
  })

  test('of an empty answer nothing is sent [HSY-75]', async () => {
    const empty = (history: History) =>
      void Object.assign(history, Object.fromEntries(Object.keys(usualHistory()).map((name) => [name, []])))
    expect((await ran({ change: empty })).server.registrations()).toEqual([])
  })

  test('lies within what was asked, wherever a row was measured, and before the run began', () => {
    const quarter = 900_000
    fc.assert(
      fc.property(
        fc.constantFrom('member' as const, 'resume' as const),
        fc.integer({ min: -12 * 4, max: 14 * 4 }),
        fc.integer({ min: 0, max: 9 * 96 }),
        (starter, quarters, back) => {
          const window = syncWindow('android', starter, NOW)
          const asked = new Date(2026, 10, 19 - (starter === 'member' ? 6 : 2)).getTime()
          const span = wholeSpan(window, NOW)
          const happened = NOW.getTime() - back * quarter
          const wall = wallTime(happened, quarters * quarter) ?? ''
          const isClaimed = span !== undefined && wall >= span.fromDt && wall < span.untilDt
          expect(isClaimed && happened < asked).toBe(false)
          expect(span && span.untilDt <= (wallTime(NOW.getTime(), -NOW.getTimezoneOffset() * 60_000) ?? '')).toBe(true)
        },
      ),
    )
  })
})

test('the receipt tells what went here since the phone does not hold it any more', async () => {
  const world = syncWorld()
  world.server.whenServed((path) =>
    path.endsWith('regHealthDataNew')
      ? answer(
          envelope({
            code: -1,
            receivedCnt: 8,
            savedCnt: 0,
            skippedCnt: 8,
            goneCnt: 2,
            skippedBy: { knownCnt: 8, aheadCnt: 0, refusedCnt: 0, unreadableCnt: 0, removedCnt: 0 },
          }),
        )
      : undefined,
  )
  await world.sync.start()
  expect(world.latest()?.kinds.find(({ kind }) => kind === 'allData')).toMatchObject({ sent: 8, known: 8, gone: 2 })
  expect(world.changes()).toBe(1)
})

import { expect, test } from 'vitest'
import { missingOf, phonesHere, toConsents, toGranted, kindsToShow, toOthers, toSources, totalsOf } from './link.ts'

const kind = {
  kind: 'steps',
  window: null,
  read: 10,
  sent: 7,
  known: 0,
  dropped: { notPositive: 2, repeated: 1 },
  gone: 0,
  tookMs: 5,
  outcome: 'sent',
  next: 'none',
} as const

test('a source is linked only by Y, and was never linked without a time [HSY-02] [HDT-14]', () => {
  const row = {
    code: '1',
    codeNm: '삼성 헬스',
    deviceType: 'PHONE',
    linkYn: 'N',
    linkDtm: null,
    lastInptDt: null,
  } as const
  expect(toSources([row])).toEqual([{ code: '1', kind: 'phone', linked: false, changedAt: null, lastAt: null }])
})

test('of where values come from, those stand by themselves that no phone brings', () => {
  const row = { helhidxLkeqmtNm: '', linkYn: 'N', lastInptDt: '20261112071000' } as const
  expect(
    toOthers([
      { ...row, helhidxLkeqmtCode: '1', helhidxOriCode: '2' },
      { ...row, helhidxLkeqmtCode: null, helhidxOriCode: '4' },
      { ...row, helhidxLkeqmtCode: null, helhidxOriCode: '1', linkYn: 'Y', lastInptDt: null },
    ]),
  ).toEqual([
    { is: 'inbody', agreed: false, lastAt: '20261112071000' },
    { is: 'typed', agreed: true, lastAt: null },
  ])
})

test('steps come with both of their flags only, and before the first answer nothing is known [HSY-32]', () => {
  const device = { deviceId: 'a', helhidxLkeqmtCode: '1', authDtm: null } as const
  expect(toGranted({ ...device, authList: [] })).toBeNull()
  const flags = (names: readonly ('step' | 'stepCount' | 'sleep')[]) =>
    names.map((name) => ({ name, agreeYn: 'Y' as const }))
  expect([...(toGranted({ ...device, authList: flags(['step', 'sleep']) }) ?? [])]).toEqual(['sleep'])
  expect([...(toGranted({ ...device, authList: flags(['step', 'stepCount']) }) ?? [])]).toEqual(['steps'])
})

test('what comes in as it should is not counted up: only what is off is named', () => {
  const granted = new Set(['steps', 'exercise', 'meals', 'body', 'bloodPressure'] as const)
  expect((['moving', 'eating', 'body', 'sleeping'] as const).map((bundle) => missingOf(bundle, granted))).toEqual([
    [],
    ['mealsToPhone'],
    [],
    ['sleep'],
  ])
})

test('another system’s app stands on this phone only where something has come from it', () => {
  const source = (code: '1' | '2' | '11', more: object = {}) => ({
    code,
    kind: code === '11' ? ('bloodPressure' as const) : ('phone' as const),
    linked: false,
    changedAt: null,
    lastAt: null,
    ...more,
  })
  const codes = (own: '1' | '2' | null, ...sources: ReturnType<typeof source>[]) =>
    phonesHere(sources, own).map(({ code }) => code)
  expect(codes('1', source('1'), source('2'), source('11'))).toEqual(['1'])
  expect(codes('1', source('1'), source('2', { lastAt: '20250901071200' }))).toEqual(['1', '2'])
  expect(codes('2', source('1', { linked: true }), source('2'))).toEqual(['1', '2'])
  expect(codes(null, source('1'), source('2'))).toEqual(['1', '2'])
})

test('a consent counts only when it is given [HSY-04]', () => {
  const rule = (ruleSn: '1' | '3', agreeYn: 'Y' | 'N') => ({
    ruleSn,
    agreeYn,
    ruleNm: '',
    contents: '',
    mustYn: 'Y' as const,
    agreeDtm: null,
    termsVer: '2026.10',
  })
  expect(toConsents([rule('1', 'Y'), rule('3', 'N')])).toEqual({ collecting: true, sensitive: false })
  expect(toConsents([])).toEqual({ collecting: false, sensitive: false })
})

test('a receipt adds up what was sent and left out, and tells of what was skipped only where one can help', () => {
  const skipped = { ...kind, kind: 'sleep', outcome: 'skipped', sent: 0, dropped: {} } as const
  const receipt = {
    kinds: [
      kind,
      { ...skipped, next: 'updateShell' as const },
      { ...skipped, kind: 'food' as const, next: 'allow' as const },
    ],
  }
  expect(totalsOf(receipt)).toEqual({ sent: 7, dropped: 3 })
  expect(kindsToShow(receipt).map((one) => one.kind)).toEqual(['steps', 'food'])
})

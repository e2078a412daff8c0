// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { fakePorts } from '#src/contract/testing.ts'
import { createJoinFlow } from './join-flow.ts'
import { IDENTITY_MS, type JoinEvent } from './join.machine.ts'

const STAFF = { bizCode: 'B00312', bizNm: '그린소재', employeeNumber: 'G26031', knox: null }
const INVITED: JoinEvent = { type: 'invitation.opened', staff: null, recommCode: 'GARAM3K2' }
const WAY: JoinEvent = { type: 'way.chosen', staff: STAFF, name: '이*을' }
const VERIFIED: JoinEvent = { type: 'identity.verified', authKey: 'pass-1' }
const MINE: JoinEvent = { type: 'identity.accepted', isKnown: false }
const KNOWN: JoinEvent = { type: 'identity.accepted', isKnown: true }
const GIVEN: JoinEvent = { type: 'terms.given', terms: { marketing: true, push: true, sms: false, email: false } }
const NAMED: JoinEvent = {
  type: 'account.named',
  account: {
    usrId: 'gaeul96',
    usrPwd: 'example-only-pass1',
    nickName: '가을',
    usrEmail: 'gaeul@example.com',
    employeeNumber: null,
    height: null,
    weight: null,
  },
}
const CHOSEN: JoinEvent = { type: 'restaurant.chosen', restaurantId: 'REST000101' }

beforeEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  // Nobody answers: joining is under way for as long as a test looks.
  connectApi(fakePorts(() => new Promise<Response>(() => {})))
})

/** The tab's flow after these events, and what its next page load makes of it. */
function killed(...events: JoinEvent[]) {
  const flow = createJoinFlow()
  for (const event of events) flow.send(event)
  const { value, context } = flow.getSnapshot()
  flow.stop()
  return { at: value, before: context, next: createJoinFlow().getSnapshot() }
}

test.each<[string, JoinEvent[], string]>([
  ['way', [INVITED, WAY], 'way'],
  ['verified', [INVITED, WAY, VERIFIED], 'verified'],
  ['choosing', [INVITED, WAY, VERIFIED, KNOWN], 'choosing'],
  ['terms', [INVITED, WAY, VERIFIED, MINE], 'terms'],
  ['account', [INVITED, WAY, VERIFIED, MINE, GIVEN], 'account'],
  // What was typed is in memory alone: its page is where it is typed again.
  ['restaurant', [INVITED, WAY, VERIFIED, MINE, GIVEN, NAMED], 'account'],
  // Whether the account was opened is not known here: the person is asked for first.
  ['joining', [INVITED, WAY, VERIFIED, MINE, GIVEN, NAMED, CHOSEN], 'verified'],
])(
  'killed in %s, the flow goes on with all that was not typed, and keeps nothing that was [ROU-23]',
  (state, events, then) => {
    const { at, before, next } = killed(...events)
    expect([at, next.value]).toEqual([state, then])
    const { staff, identity, terms, selectedId, recommCode } = before
    expect(next.context).toMatchObject({
      staff,
      identity,
      terms,
      selectedId,
      recommCode,
      staffName: null,
      account: null,
      restaurantId: null,
      isSent: state === 'joining',
    })
    expect(sessionStorage.getItem('joining')).not.toMatch(/gaeul|example-only|가을|이\*을/)
  },
)

test.each<[string, string | null, string]>([
  ['a new account', null, 'joined'],
  ['one that was opened again', 'da***m', 'renewed'],
])('killed in done, it is done, of %s', async (_name, selectedId, ended) => {
  connectApi(
    fakePorts((request) => {
      const data =
        request.method === 'POST'
          ? { hcId: 'HC1', usrId: 'gaeul96', nickName: '가을', joinDtm: '202611191104' }
          : {
              authCi: 'ci',
              realName: '이가을',
              gender: 'F',
              birthdayYear: '1996',
              birthdayMonth: '04',
              birthdayDay: '17',
              mobileNo: '01000001119',
              telecomCode: 'KT',
              foreignYn: 'N',
            }
      return new Response(JSON.stringify({ code: 0, message: null, data, data2: null, userInfo: null }), {
        headers: { 'Content-Type': 'application/json' },
      })
    }),
  )
  const flow = createJoinFlow()
  const events: JoinEvent[] = selectedId === null ? [MINE] : [KNOWN, { type: 'account.renewed', selectedId }]
  for (const event of [VERIFIED, ...events, GIVEN, NAMED, CHOSEN]) flow.send(event)
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('done'))
  const next = createJoinFlow().getSnapshot()
  expect([next.value, next.context.ended, next.context.joined]).toEqual(['done', ended, null])
  expect(sessionStorage.getItem('joining')).not.toMatch(/gaeul|example-only|가을|da\*/)
})

test('killed on the way back to another page after a lost answer, the person is asked for first, too', async () => {
  connectApi(fakePorts(() => Promise.reject(new TypeError('offline'))))
  const flow = createJoinFlow()
  for (const event of [VERIFIED, MINE, GIVEN, NAMED, CHOSEN]) flow.send(event)
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('restaurant'))
  flow.send(NAMED)
  expect(createJoinFlow().getSnapshot().value).toBe('verified')
})

test('killed anywhere, and opened again after half an hour, it asks to verify', () => {
  for (const events of [
    [VERIFIED],
    [VERIFIED, KNOWN],
    [VERIFIED, MINE],
    [VERIFIED, MINE, GIVEN],
    [VERIFIED, MINE, GIVEN, NAMED],
    [VERIFIED, MINE, GIVEN, NAMED, CHOSEN],
  ]) {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    const flow = createJoinFlow()
    for (const event of events) flow.send(event)
    flow.stop()
    vi.setSystemTime(IDENTITY_MS)
    const next = createJoinFlow().getSnapshot()
    expect([next.value, next.context.isExpired, next.context.identity]).toEqual(['way', true, null])
    sessionStorage.clear()
  }
})

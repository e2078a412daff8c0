import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { IDENTITY_MS, joinMachine, type Begun, type JoinEvent } from './join.machine.ts'
import type { Refused } from './join-refusal.ts'
import type { Joined } from './join.ts'

const STAFF = { bizCode: 'B0001', bizNm: '한빛전자', employeeNumber: 'E26031', knox: null }
const TERMS = { marketing: false, push: true, sms: false, email: false }
const ACCOUNT = {
  usrId: 'haneul26',
  usrPwd: 'example-only-pass1',
  nickName: '가을하늘',
  usrEmail: 'gaeul@example.com',
  employeeNumber: null,
  height: null,
  weight: null,
}
const JOINED = { usrId: 'haneul26', nickName: '가을하늘', usrPwd: 'example-only-pass1' }
const VERIFIED: JoinEvent = { type: 'identity.verified', authKey: 'pass-1' }
const MINE: JoinEvent = { type: 'identity.accepted', isKnown: false }
const GIVEN: JoinEvent = { type: 'terms.given', terms: TERMS }
const NAMED: JoinEvent = { type: 'account.named', account: ACCOUNT }
const CHOSEN: JoinEvent = { type: 'restaurant.chosen', restaurantId: 'REST000101' }

type Answer = { joined: Joined } | { refused: Refused } | 'nobody'

function flow({ begun = null, answers = [] }: { begun?: Begun | null; answers?: Answer[] } = {}) {
  const time = { ms: 0 }
  let tries = 0
  const actor = createActor(
    joinMachine.provide({
      actors: {
        join: fromPromise(() => {
          tries += 1
          const answer = answers.shift() ?? { joined: JOINED }
          return answer === 'nobody' ? Promise.reject(new Error('offline')) : Promise.resolve(answer)
        }),
      },
    }),
    { input: { begun, clock: () => time.ms } },
  ).start()
  return {
    actor,
    time,
    tries: () => tries,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: JoinEvent[]) => events.forEach((event) => actor.send(event)),
    answered: () => waitFor(actor, (snapshot) => !snapshot.matches('joining')),
  }
}

test('somebody joins in order: person, terms, account, restaurant [ROU-23] [MBR-07]', async () => {
  const it = flow()
  const places: unknown[] = [it.at()]
  for (const event of [VERIFIED, MINE, GIVEN, NAMED, CHOSEN]) {
    it.send(event)
    places.push(it.at())
  }
  expect(places).toEqual(['way', 'verified', 'terms', 'account', 'restaurant', 'joining'])
  await it.answered()
  expect(it.at()).toBe('done')
  expect(it.context()).toMatchObject({ joined: JOINED, ended: 'joined', identity: null, account: null })
})

test.each<[string, JoinEvent[], JoinEvent]>([
  ['terms before the person', [], GIVEN],
  ['an account before the terms', [VERIFIED, MINE], NAMED],
  ['a restaurant before the account', [VERIFIED, MINE, GIVEN], CHOSEN],
  ['a yes before anybody was verified', [], MINE],
  ['an old account that nobody offered', [VERIFIED], { type: 'account.renewed', selectedId: 'da***m' }],
])('%s is not heard', (_name, before, event) => {
  const it = flow()
  it.send(...before)
  const place = it.at()
  it.send(event)
  expect(it.at()).toBe(place)
})

test.each<[string, JoinEvent[]]>([
  ['person', [MINE]],
  ['terms', [MINE, GIVEN]],
  ['account', [MINE, GIVEN, NAMED]],
  ['restaurant', [MINE, GIVEN, NAMED, CHOSEN]],
])('a verification older than thirty minutes ends the flow at the step of the %s', (_name, events) => {
  const it = flow()
  it.send(VERIFIED, ...events.slice(0, -1))
  it.time.ms = IDENTITY_MS
  it.send(...events.slice(-1))
  expect(it.at()).toBe('way')
  expect(it.context()).toMatchObject({ isExpired: true, identity: null, account: null, terms: null })
})

test('a dormant account is chosen, and not after thirty minutes', () => {
  const known: JoinEvent = { type: 'identity.accepted', isKnown: true }
  const renewed: JoinEvent = { type: 'account.renewed', selectedId: 'da***m' }
  const it = flow()
  it.send(VERIFIED, known, renewed)
  expect([it.at(), it.context().selectedId]).toEqual(['terms', 'da***m'])
  const late = flow()
  late.send(VERIFIED, known)
  late.time.ms = IDENTITY_MS
  late.send(renewed)
  expect([late.at(), late.context().selectedId]).toEqual(['choosing', null])
})

test('an earlier page given again loses nothing of the later ones', () => {
  const it = flow()
  it.send(VERIFIED, MINE, GIVEN, NAMED, { type: 'terms.given', terms: { ...TERMS, marketing: true } })
  expect(it.at()).toBe('restaurant')
  expect(it.context()).toMatchObject({ terms: { marketing: true }, account: ACCOUNT })
})

test('a second tap joins once, and another verification meanwhile changes nothing', async () => {
  const it = flow()
  it.send(
    VERIFIED,
    MINE,
    GIVEN,
    NAMED,
    CHOSEN,
    CHOSEN,
    { type: 'identity.verified', authKey: 'pass-2' },
    { type: 'identity.expired' },
  )
  await it.answered()
  expect([it.at(), it.tries()]).toEqual(['done', 1])
})

test.each<[Answer, string]>([
  [{ refused: { about: 'usrId', message: '이미 쓰고 있는 아이디예요.' } }, 'account'],
  [{ refused: { about: 'nickName', message: '이미 쓰고 있는 닉네임이에요.' } }, 'account'],
  [{ refused: { about: 'whole', message: '이미 가입한 분이에요.' } }, 'restaurant'],
  [{ refused: { about: 'employer', message: '다른 회원이 쓰는 사번이에요.' } }, 'restaurant'],
  [{ refused: { about: 'identity', message: '확인한 지 오래됐어요.' } }, 'way'],
  ['nobody', 'restaurant'],
])('%j leads to %s', async (answer, place) => {
  const it = flow({ answers: [answer] })
  it.send(VERIFIED, MINE, GIVEN, NAMED, CHOSEN)
  await it.answered()
  expect(it.at()).toBe(place)
})

test('a taken name is corrected and joins', async () => {
  const it = flow({ answers: [{ refused: { about: 'usrId', message: '이미 쓰고 있는 아이디예요.' } }] })
  it.send(VERIFIED, MINE, GIVEN, NAMED, CHOSEN)
  await it.answered()
  expect(it.context()).toMatchObject({
    account: ACCOUNT,
    terms: TERMS,
    restaurantId: 'REST000101',
    refused: { about: 'usrId' },
  })
  it.send({ type: 'account.named', account: { ...ACCOUNT, usrId: 'gaeul26' } }, CHOSEN)
  await it.answered()
  expect([it.at(), it.tries()]).toEqual(['done', 2])
})

const IDENTITY = { authKey: 'pass-1', atMs: 0 }
test.each<[string, Begun, string]>([
  [
    'at the way',
    { staff: STAFF, identity: null, selectedId: null, terms: null, recommCode: null, begun: 'nobody' },
    'way',
  ],
  [
    'right after the verification',
    { staff: null, identity: IDENTITY, selectedId: null, terms: null, recommCode: null, begun: 'verified' },
    'verified',
  ],
  [
    'at the choice',
    { staff: null, identity: IDENTITY, selectedId: null, terms: null, recommCode: null, begun: 'choosing' },
    'choosing',
  ],
  [
    'at the terms',
    { staff: null, identity: IDENTITY, selectedId: 'da***m', terms: null, recommCode: null, begun: 'accepted' },
    'terms',
  ],
  [
    'at the account or later: what was typed is gone',
    { staff: STAFF, identity: IDENTITY, selectedId: null, terms: TERMS, recommCode: null, begun: 'accepted' },
    'account',
  ],
])('a reload %s goes on there', (_name, begun, place) => {
  const it = flow({ begun })
  expect(it.at()).toBe(place)
  expect(it.context()).toMatchObject({ staff: begun.staff, selectedId: begun.selectedId, terms: begun.terms })
})

test.each<[string, Begun['begun']]>([
  ['a new account', 'joined'],
  ['one that was opened again', 'renewed'],
])('a reload of the end is at the end, and still of %s', (_name, begun) => {
  const it = flow({
    begun: { staff: null, identity: null, selectedId: null, terms: null, recommCode: 'GARAM3K2', begun },
  })
  expect([it.at(), it.context().ended, it.context().recommCode]).toEqual(['done', begun, 'GARAM3K2'])
})

test('where the form was under way a reload looks for the person first, and keeps what was agreed to', () => {
  const it = flow({
    begun: { staff: STAFF, identity: IDENTITY, selectedId: null, terms: TERMS, recommCode: null, begun: 'sent' },
  })
  expect([it.at(), it.context().isSent]).toEqual(['verified', true])
  it.send(MINE)
  expect([it.at(), it.context().isSent, it.context().terms]).toEqual(['terms', false, TERMS])
})

test('a reload with a verification that is too old asks to verify again', () => {
  const it = flow({
    begun: {
      staff: null,
      identity: { authKey: 'pass-1', atMs: -IDENTITY_MS },
      selectedId: null,
      terms: TERMS,
      recommCode: null,
      begun: 'accepted',
    },
  })
  expect(it.at()).toBe('way')
  expect(it.context()).toMatchObject({ isExpired: true, identity: null, terms: null })
})

test('another verification is another person: nothing of the first is kept', () => {
  const it = flow()
  it.send({ type: 'way.chosen', staff: STAFF }, VERIFIED, MINE, GIVEN, NAMED, {
    type: 'identity.verified',
    authKey: 'pass-2',
  })
  expect(it.at()).toBe('verified')
  expect(it.context()).toMatchObject({ staff: STAFF, identity: { authKey: 'pass-2' }, terms: null, account: null })
})

test.each<[string, JoinEvent[]]>([
  ['the person', [VERIFIED]],
  ['the terms', [VERIFIED, MINE]],
  ['the account', [VERIFIED, MINE, GIVEN]],
  ['the restaurant', [VERIFIED, MINE, GIVEN, NAMED]],
])('another way is heard at %s, and the next verification is of it', (_name, before) => {
  const it = flow()
  it.send(...before, { type: 'way.chosen', staff: STAFF, name: '이*을' })
  expect([it.at(), it.context().identity]).toEqual(['way', null])
  it.send({ type: 'identity.verified', authKey: 'pass-2' })
  expect(it.context()).toMatchObject({ staff: STAFF, staffName: '이*을', terms: null })
})

test('an invitation is remembered through every way, and is not the next one’s', async () => {
  const it = flow()
  it.send(
    { type: 'invitation.opened', staff: { ...STAFF, employeeNumber: null }, recommCode: 'GARAM3K2' },
    { type: 'way.chosen', staff: STAFF },
    VERIFIED,
    MINE,
    GIVEN,
    NAMED,
    CHOSEN,
  )
  await it.answered()
  expect([it.at(), it.context().recommCode]).toEqual(['done', 'GARAM3K2'])
  it.send({ type: 'way.chosen', staff: null })
  expect(it.context().recommCode).toBeNull()
})

test('who goes on without the employer sends no number of it, and keeps the rest', () => {
  const it = flow()
  it.send(
    { type: 'invitation.opened', staff: { ...STAFF, employeeNumber: null }, recommCode: null },
    VERIFIED,
    MINE,
    GIVEN,
    { type: 'account.named', account: { ...ACCOUNT, employeeNumber: 'E99999' } },
    { type: 'employer.left' },
  )
  expect(it.at()).toBe('restaurant')
  expect(it.context()).toMatchObject({ staff: null, account: ACCOUNT, identity: { authKey: 'pass-1' }, terms: TERMS })
})

test('where no account was found after all, the terms come next', () => {
  const it = flow()
  it.send(VERIFIED, { type: 'identity.accepted', isKnown: true }, MINE)
  expect(it.at()).toBe('terms')
})

test('who has joined hears nothing more, until a way is chosen anew', async () => {
  const it = flow()
  it.send(VERIFIED, MINE, GIVEN, NAMED, CHOSEN)
  await it.answered()
  it.send(GIVEN, NAMED, CHOSEN)
  expect([it.at(), it.tries()]).toEqual(['done', 1])
  it.send({ type: 'way.chosen', staff: null })
  expect([it.at(), it.context().joined]).toEqual(['way', null])
})

// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberWantedPath, wantedPath } from '#src/app/wanted-path.ts'
import { answer, envelope } from '#src/contract/testing.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { AccountScreen } from './account.screen.tsx'
import { arriveAtEnd } from './arrive.ts'
import { CompleteScreen } from './complete.screen.tsx'
import { IdentityScreen } from './identity.screen.tsx'
import { IntroScreen } from './intro.screen.tsx'
import { InvitedScreen } from './invited.screen.tsx'
import { PlaceScreen } from './place.screen.tsx'
import { JoinTermsScreen } from './terms.screen.tsx'
import { ACCOUNT, TERMS, at, atAccount, draw, identity, places, sent, tab, title, type Answers } from './testing.tsx'

const STAFF = { bizCode: 'B00312', bizNm: '그린소재', employeeNumber: 'G26031', knox: null }
const INVITED = { bizCode: 'B00311', bizNm: '한빛전자', employeeNumber: null, knox: null }
const COMPANY = { bizCode: 'B00311', bizNm: '한빛전자', tomsYn: 'Y', knoxYn: 'Y', emailDomain: null }
const refused = (status: number, error: string, errorMessage: string) => () =>
  answer({ error, errorMessage }, { status })
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Sends the form of somebody whom an employer has invited, and waits for what comes of it. */
async function send(join: Answers[string], staff: typeof INVITED | typeof STAFF = INVITED) {
  const flow = atAccount({ ...identity, ...places, join })
  // either of the two is a staff
  flow.send({ type: 'invitation.opened', staff: staff as typeof INVITED, recommCode: null })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  flow.send({ type: 'identity.accepted', isKnown: false })
  flow.send({ type: 'terms.given', terms: TERMS })
  flow.send({ type: 'account.named', account: { ...ACCOUNT, employeeNumber: staff.employeeNumber ?? 'E99999' } })
  const signIn = vi.fn<(input: object) => Promise<void>>(() => Promise.resolve())
  // only the verb that the screen uses
  const router = await draw(() => (
    <SessionContext value={{ signIn } as never}>
      <PlaceScreen />
    </SessionContext>
  ))
  await userEvent.click(page.getByRole('radio', { name: /한빛타워점/ }))
  await userEvent.click(button('이 식당으로 정하기'))
  return { flow, router }
}

test.each([
  [400, 'weakPassword', '쉽게 맞힐 수 있는 비밀번호예요. 다른 비밀번호를 적어 주세요.', '비밀번호'],
  [409, 'notStaff', '회사 명부에서 찾지 못했어요. 사번을 확인해 주세요.', '사번'],
  [409, 'employeeNumberTaken', '다른 회원이 쓰는 사번이에요. 회사에 확인해 주세요.', '사번'],
  [400, 'usrIdUnusable', '아이디는 빈칸 없이 네 글자부터예요.', '아이디'],
  [400, 'nickNameUnusable', '쓸 수 없는 닉네임이에요. 다른 닉네임을 적어 주세요.', '닉네임'],
])(
  'what the server refuses last stands at its own field, until that is edited: %s %s',
  async (status, code, words, label) => {
    const { router } = await send(refused(status, code, words))
    await waitFor(() => expect(at(router)).toBe('/member/join/etc'))
    await draw(() => <AccountScreen />)
    expect(page.getByRole('alert').textContent).toBe(words)
    const field = page.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field, '1')
    expect(page.queryByRole('alert')).toBeNull()
  },
)

test('a sign-in name with a space goes no further than its field', async () => {
  atAccount({})
  await draw(() => <AccountScreen />)
  await userEvent.type(page.getByLabelText('아이디'), 'ga eul')
  await userEvent.click(button('다음'))
  expect(await page.findByText('아이디는 빈칸 없이 적어 주세요.')).toBeTruthy()
})

test('what was typed is there again on the way back, written nowhere, and gone for the next person', async () => {
  const flow = atAccount({ duplicate: () => answer(envelope({ usrId: 'gaeul96', duplicateYn: 'N' })) })
  const typed = { 아이디: 'gaeul96', 비밀번호: 'short', 닉네임: '가' }
  await draw(() => <AccountScreen />)
  for (const [label, text] of Object.entries(typed)) await userEvent.type(page.getByLabelText(label), text)
  await draw(() => <h1>terms</h1>)
  expect(sessionStorage.getItem('joining')).not.toMatch(/gaeul96|short/)
  await draw(() => <AccountScreen />)
  for (const [label, text] of Object.entries(typed)) expect(page.getByLabelText(label)).toHaveProperty('value', text)
  flow.send({ type: 'identity.verified', authKey: 'pass-2' })
  expect(flow.getSnapshot().context.typed).toBeNull()
  flow.send({ type: 'identity.expired' })
  cleanup()
  expect(flow.getSnapshot().context.typed).toBeNull()
})

test('where the person or the employer stands in the way, another way is open from the last page', async () => {
  const { flow, router } = await send(refused(409, 'conflict', '아직 함께하지 않는 회사예요.'), STAFF)
  expect((await page.findByRole('alert')).textContent).toBe('아직 함께하지 않는 회사예요.')
  await userEvent.click(button('다른 방법으로 가입하기'))
  await waitFor(() => expect(at(router)).toBe('/member/memIntro'))
  expect(flow.getSnapshot().context.staff).toBeNull()
})

test('a taken number of the directory is told last; without the employer all that was typed goes on', async () => {
  const { flow, router } = await send(
    refused(409, 'employeeNumberTaken', '다른 회원이 쓰는 사번이에요. 회사에 확인해 주세요.'),
    STAFF,
  )
  expect((await page.findByRole('alert')).textContent).toBe('다른 회원이 쓰는 사번이에요. 회사에 확인해 주세요.')
  expect([at(router), flow.getSnapshot().value]).toEqual(['/step', 'restaurant'])
  await userEvent.click(button('회사 없이 가입할게요'))
  await waitFor(() => expect(page.queryByRole('alert')).toBeNull())
  expect([at(router), flow.getSnapshot().value]).toEqual(['/step', 'restaurant'])
  expect(flow.getSnapshot().context).toMatchObject({
    staff: null,
    identity: { authKey: 'pass-1' },
    terms: TERMS,
    account: { usrId: ACCOUNT.usrId, employeeNumber: null },
  })
  await userEvent.click(await page.findByRole('button', { name: '이 식당으로 정하기' }))
  await waitFor(() => expect(sent.filter(({ name }) => name === 'join')).toHaveLength(2))
  expect(sent.findLast(({ name }) => name === 'join')?.body).toMatchObject({
    bizCode: null,
    employeeNumber: null,
    tomsYn: 'N',
    loginType: 'W',
  })
})

test('who was invited and is not of the staff goes on without the employer, with all that was typed', async () => {
  const flow = atAccount({
    duplicate: () => answer(envelope({ usrId: 'gaeul96', duplicateYn: 'N' })),
    checkNickName: () => answer(envelope({ nickName: '가을', usableYn: 'Y', reasonCode: null })),
  })
  flow.send({ type: 'invitation.opened', staff: INVITED, recommCode: null })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  flow.send({ type: 'identity.accepted', isKnown: false })
  flow.send({ type: 'terms.given', terms: TERMS })
  const router = await draw(() => <AccountScreen />)
  for (const [label, text] of [
    ['아이디', 'gaeul96'],
    ['비밀번호', 'example-only-pass1'],
    ['닉네임', '가을'],
    ['이메일', 'gaeul@example.com'],
  ] as const)
    await userEvent.type(page.getByLabelText(label), text)
  await userEvent.click(button('다음'))
  expect((await page.findByRole('alert')).textContent).toBe('사번을 적어 주세요.')
  await userEvent.click(button('회사 없이 가입할게요'))
  expect(page.queryByLabelText('사번')).toBeNull()
  await userEvent.click(button('다음'))
  await waitFor(() => expect(at(router)).toBe('/member/main-restaurant'))
  expect(flow.getSnapshot().context).toMatchObject({
    staff: null,
    account: { usrId: 'gaeul96', employeeNumber: null },
    identity: { authKey: 'pass-1' },
  })
})

test('a wrong number that was typed is not sent once the employer is left', async () => {
  const { flow, router } = await send(refused(409, 'notStaff', '회사 명부에서 찾지 못했어요. 사번을 확인해 주세요.'))
  await waitFor(() => expect(at(router)).toBe('/member/join/etc'))
  const then = await draw(() => <AccountScreen />)
  expect(page.getByLabelText('사번')).toHaveProperty('value', 'E99999')
  await userEvent.click(button('회사 없이 가입할게요'))
  await userEvent.click(button('다음'))
  await waitFor(() => expect(at(then)).toBe('/member/main-restaurant'))
  expect(flow.getSnapshot().context).toMatchObject({
    staff: null,
    account: { usrId: ACCOUNT.usrId, employeeNumber: null },
  })
})

test('an employer that is not in the programme is left behind on the other way', async () => {
  const flow = tab({ ...identity, check: () => answer(envelope({ joinYn: 'N', reasonCode: '03', rejoinDt: null })) })
  flow.send({ type: 'way.chosen', staff: STAFF })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  const router = await draw(() => <IdentityScreen type="join" />)
  await userEvent.click(page.getByRole('link', { name: '다른 방법으로' }))
  await waitFor(() => expect(at(router)).toBe('/member/memIntro'))
  expect(flow.getSnapshot().context.staff).toBeNull()
})

test.each([
  ['one that has invited stays', INVITED, INVITED],
  ['one that somebody was looked up at does not', STAFF, null],
])('by telephone alone: of employers %s', async (_name, staff, then) => {
  const flow = tab({ auth: refused(500, 'serverError', '') })
  flow.send({ type: 'way.chosen', staff })
  await draw(() => <IntroScreen />)
  await userEvent.click(button(/^휴대폰으로/))
  await waitFor(() => expect(sent.at(-1)?.name).toBe('auth'))
  expect(flow.getSnapshot().context.staff).toEqual(then)
})

test.each([
  [undefined, ['임직원 Knox로', '회사 사번으로', '휴대폰으로'], undefined],
  [['PASS', 'KNOX'], ['임직원 Knox로', '회사 사번으로', '휴대폰으로'], undefined],
  [['PASS'], ['회사 사번으로', '휴대폰으로'], undefined],
  [['KNOX'], ['임직원 Knox로'], '지금은 본인 확인을 할 수 없어 가입할 수 없어요. 나중에 다시 와 주세요.'],
  // Then it is the page, and asks nothing that has no answer.
  [[], [], '본인 확인을 할 수 없어서예요. 나중에 다시 와 주세요.'],
])('only ways that work here are offered, and that nobody can be verified is said: %j', async (works, names, words) => {
  const addresses = { serverUrl: 'https://a.example', imageUrl: 'https://b.example', chatUrl: null, welmallUrl: null }
  tab({ getServerUrl: () => answer(envelope({ ...addresses, ...(works && { partnerWays: works }) })) })
  await draw(() => <IntroScreen />)
  const offered = () =>
    ['임직원 Knox로', '회사 사번으로', '휴대폰으로'].filter((name) => page.queryByText(name) !== null)
  await waitFor(() => expect(offered()).toEqual(names))
  expect(page.queryByText(/본인 확인을 할 수 없어/)?.textContent).toBe(words)
  expect(title()).toBe(names.length === 0 ? '지금은 가입할 수 없어요' : '어떻게 시작할까요?')
  expect(page.getByRole('link', { name: '이미 계정이 있어요' })).toBeTruthy()
})

test('the link of an invitation brings the employer and the code along [ROU-27]', async () => {
  const flow = tab({ company: () => answer(envelope([COMPANY])) })
  const router = await draw(() => <InvitedScreen bizCode="B00311" recommCode="GARAM3K2" />)
  await waitFor(() => expect(title()).toBe('한빛전자에서 초대했어요'))
  await userEvent.click(button('시작하기'))
  await waitFor(() => expect(at(router)).toBe('/member/memIntro'))
  expect(flow.getSnapshot().context).toMatchObject({ staff: INVITED, recommCode: 'GARAM3K2' })
})

test('who was invited is not begun with before it is known by whom', async () => {
  let isUp = false
  const flow = tab({
    company: () => (isUp ? answer(envelope([COMPANY])) : answer({ error: 'x', errorMessage: '' }, { status: 503 })),
  })
  const router = await draw(() => <InvitedScreen bizCode="B00311" recommCode={undefined} />)
  expect((await page.findByRole('alert')).textContent).toBe('누가 초대했는지 불러오지 못했어요. 다시 눌러 주세요.')
  expect(page.queryByRole('button', { name: '시작하기' })).toBeNull()
  isUp = true
  await userEvent.click(button('다시 해 보기'))
  await waitFor(() => expect(title()).toBe('한빛전자에서 초대했어요'))
  await userEvent.click(button('시작하기'))
  await waitFor(() => expect(at(router)).toBe('/member/memIntro'))
  expect(flow.getSnapshot().context.staff).toEqual(INVITED)
})

test('whom an employer has invited is not asked which one it is', async () => {
  const flow = tab()
  await draw(() => <IntroScreen />)
  const way = () => page.getByRole('link', { name: /^회사 사번으로/ }).getAttribute('href')
  expect(way()).toBe('/toms')
  act(() => flow.send({ type: 'way.chosen', staff: INVITED }))
  expect(way()).toBe(`/toms?bizCode=${INVITED.bizCode}`)
})

test('what one person has ticked is not ticked for the next on this phone [MBR-18]', async () => {
  const flow = tab(identity)
  const verify = (authKey: string) => {
    flow.send({ type: 'identity.verified', authKey })
    flow.send({ type: 'identity.accepted', isKnown: false })
  }
  const isTicked = () => page.getByRole<HTMLInputElement>('checkbox', { name: /서비스 이용약관/ }).checked
  verify('pass-of-one')
  await draw(() => <JoinTermsScreen />)
  await userEvent.click(page.getByRole('checkbox', { name: /서비스 이용약관/ }))
  await draw(() => <JoinTermsScreen />)
  expect(isTicked()).toBe(true)
  verify('pass-of-another')
  await draw(() => <JoinTermsScreen />)
  expect(isTicked()).toBe(false)
})

test('a verification that ends between two questions is one that has ended', async () => {
  const flow = tab({ ...identity, check: refused(403, 'identityExpired', '확인한 지 오래됐어요.') })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  await draw(() => <IdentityScreen type="join" />)
  expect(title()).toBe('확인한 지 오래됐어요')
})

test('after a form whose answer was never heard the next load says to try signing in before typing anew', async () => {
  let isOpen = false
  const flow = atAccount({
    ...identity,
    ...places,
    user: () =>
      isOpen ? answer({ error: 'notFound', errorMessage: '' }, { status: 404 }) : (identity.user?.({}) ?? answer({})),
    join: () => {
      isOpen = true
      return answer({ error: 'x', errorMessage: '' }, { status: 502 })
    },
  })
  flow.send({ type: 'account.named', account: ACCOUNT })
  flow.send({ type: 'restaurant.chosen', restaurantId: 'REST000101' })
  await waitFor(() => expect(flow.getSnapshot().value).toBe('restaurant'))
  await draw(() => <IdentityScreen type="join" />)
  expect(title()).toBe('이미 가입되었을 수 있어요')
  expect(button('다시 확인하기')).toBeTruthy()
  expect(page.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe('/login/username')
})

/** The last page, signed in, after an account was opened. */
async function complete({ selectedId, recommCode = null }: { selectedId: string | null; recommCode?: string | null }) {
  const flow = tab({
    ...identity,
    ...places,
    join: () => answer(envelope({ hcId: 'HC1', usrId: 'haneul', nickName: '가을', joinDtm: '202611191104' })),
  })
  flow.send({ type: 'invitation.opened', staff: null, recommCode })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  flow.send({ type: 'identity.accepted', isKnown: selectedId !== null })
  if (selectedId !== null) flow.send({ type: 'account.renewed', selectedId })
  flow.send({ type: 'terms.given', terms: TERMS })
  flow.send({ type: 'account.named', account: ACCOUNT })
  flow.send({ type: 'restaurant.chosen', restaurantId: 'REST000101' })
  await waitFor(() => expect(flow.getSnapshot().value).toBe('done'))
  const actor = { getSnapshot: () => ({ hasTag: (tag: string) => tag === 'signedIn' }) }
  // only what the screen asks
  return draw(() => (
    <SessionContext value={{ actor, subscribe: () => () => undefined, whose: () => '' } as never}>
      <CompleteScreen />
    </SessionContext>
  ))
}

test('a new account is told of its coupon, one opened again of its records [MBR-16]', async () => {
  await complete({ selectedId: null })
  expect(title()).toBe('가을님,\n한 상 다 차렸어요')
  expect(page.getByText('처음 오신 분께 드리는 점심 쿠폰을 넣어 두었어요.')).toBeTruthy()
  await complete({ selectedId: 'da***m' })
  expect(page.queryByText(/쿠폰/)).toBeNull()
  expect(page.getByText('쓰던 기록이 그대로 있어요.')).toBeTruthy()
})

test('the code of an invitation is told at the end, with the way to where it is taken', async () => {
  await complete({ selectedId: null, recommCode: 'GARAM3K2' })
  const row = page.getByRole('link', { name: /초대한 동료 알려 주기/ })
  expect([row.getAttribute('href'), row.textContent]).toEqual([
    '/invite/friend?recommCode=GARAM3K2',
    expect.stringContaining('GARAM3K2'),
  ])
})

const INVITATION = '/challenge/ChallengeDetail?chalnCode=CH20261201&recommCode=HANEUL7Q'

test('whom a challenge’s link brought is led there at the end, and can tell who sent it [CHA-13]', async () => {
  rememberWantedPath(INVITATION)
  const { history } = await complete({ selectedId: null })
  expect(page.getByRole('link', { name: /초대한 동료 알려 주기/ }).getAttribute('href')).toBe(
    '/invite/friend?recommCode=HANEUL7Q',
  )
  expect(page.getByRole('link', { name: '오늘 점심 보러 가기' }).getAttribute('href')).toBe('/menu/todayMenu')
  const opened: string[] = []
  history.replace = (path: string) => void opened.push(path)
  await userEvent.click(button('챌린지 보러 가기'))
  expect([opened, wantedPath()]).toEqual([[INVITATION], null])
})

test('another member’s page of a lost session, or a page that is no challenge, is no invitation', async () => {
  for (const remember of [
    () => rememberWantedPath(INVITATION, 'emily'),
    () => rememberWantedPath('/menu/todayMenu?menuDt=20261119'),
  ]) {
    remember()
    await complete({ selectedId: null })
    expect(page.queryByRole('button', { name: '챌린지 보러 가기' })).toBeNull()
    expect(page.getByRole('link', { name: '오늘 점심 보러 가기' })).toBeTruthy()
  }
})

test('the end is for whoever has just joined; a member is led home, anybody else to the ways [ROU-23]', async () => {
  const as = (state: 'signedIn' | 'signedOut') =>
    arriveAtEnd({
      session: { settled: () => Promise.resolve(state), endedElsewhere: () => false },
      firstScreen: () => Promise.resolve('/main'),
    })
  const led = (state: 'signedIn' | 'signedOut') =>
    as(state).then(
      () => null,
      (thrown: { options: { href: string } }) => thrown.options.href,
    )
  tab()
  expect([await led('signedIn'), await led('signedOut')]).toEqual(['/main', '/member/memIntro'])
  await complete({ selectedId: null })
  expect([await led('signedIn'), await led('signedOut')]).toEqual([null, null])
})

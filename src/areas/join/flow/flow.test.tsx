// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, envelope } from '#src/contract/testing.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { AccountScreen } from './account.screen.tsx'
import { ChoiceScreen } from './choice.screen.tsx'
import { IdentityScreen } from './identity.screen.tsx'
import { createJoinFlow, unmetStep } from './join-flow.ts'
import { PlaceScreen } from './place.screen.tsx'
import { JoinTermsScreen } from './terms.screen.tsx'
import {
  ACCOUNT,
  at,
  atAccount,
  draw,
  identity,
  PERSON,
  PLACE,
  places,
  sent,
  tab,
  title,
  type Answers,
} from './testing.tsx'

const OLD = {
  usrId: 'da***m',
  loginType: 'W',
  bizNm: '한빛전자',
  joinDt: '20230304',
  lastLoginDt: '20241001',
  dormantYn: 'Y',
}
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('who comes back verified says whether it is them, and goes on to the terms [MBR-11] [MBR-07]', async () => {
  const flow = tab(identity)
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  const router = await draw(() => <IdentityScreen type="join" />)
  expect(title()).toBe('이가을님,\n본인이 맞나요?')
  expect(page.getByText('1996년 4월 17일')).toBeTruthy()
  expect(page.getByText(/010-0000-1119/)).toBeTruthy()
  expect(page.getByRole('list', { name: '가입 4단계 가운데 1단계' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '네, 계속할게요' }))
  await waitFor(() => expect(at(router)).toBe('/member/join'))
  expect(flow.getSnapshot().value).toBe('terms')
})

test('a verifier that is late is asked again with the same key; nobody proves anything twice [MBR-11]', async () => {
  let isLate = true
  const flow = tab({
    ...identity,
    user: () =>
      isLate
        ? answer({ error: 'identityPending', errorMessage: '아직 확인이 끝나지 않았어요.' }, { status: 409 })
        : answer(envelope(PERSON)),
  })
  flow.send({ type: 'identity.verified', authKey: 'pass-late' })
  await draw(() => <IdentityScreen type="join" />)
  expect(title()).toBe('아직 확인하지 못했어요')
  expect(page.getByText('아직 확인이 끝나지 않았어요.')).toBeTruthy()
  isLate = false
  await userEvent.click(page.getByRole('button', { name: '다시 물어보기' }))
  await waitFor(() => expect(title()).toBe('이가을님,\n본인이 맞나요?'))
})

test.each([
  [{ joinYn: 'N', reasonCode: '02', rejoinDt: '20261203' }, '12월 3일부터 다시 가입할 수 있어요'],
  [{ joinYn: 'N', reasonCode: '03', rejoinDt: null }, '한상을 쓰지 않는 회사예요'],
  [{ joinYn: 'N', reasonCode: '04', rejoinDt: null }, '만 14세부터 쓸 수 있어요'],
])('each reason not to join has its own sentence: %j', async (check, says) => {
  const flow = tab({ ...identity, check: () => answer(envelope(check)) })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  await draw(() => <IdentityScreen type="join" />)
  expect(title()).toBe(says)
})

test('who is too young reads what becomes of the verified facts: they are not used and soon erased', async () => {
  const flow = tab({ ...identity, check: () => answer(envelope({ joinYn: 'N', reasonCode: '04', rejoinDt: null })) })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  await draw(() => <IdentityScreen type="join" />)
  expect(page.getByText('확인한 정보는 쓰지 않고 곧 지워요.')).toBeTruthy()
})

test('a verification that the server no longer knows asks to check again', async () => {
  const flow = tab({ user: () => answer({ error: 'notFound', errorMessage: '' }, { status: 404 }) })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  await draw(() => <IdentityScreen type="join" />)
  expect(title()).toBe('확인한 지 오래됐어요')
  expect(page.getByRole('button', { name: '다시 확인하기' })).toBeTruthy()
})

test('the one dormant account is chosen already and opened again [MBR-16]', async () => {
  const flow = tab({ ...identity, selectExistAccouont: () => answer(envelope([OLD])) })
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  flow.send({ type: 'identity.accepted', isKnown: true })
  const router = await draw(() => <ChoiceScreen />)
  expect(sent.at(-1)?.body).toEqual({ mobileNo: '01000001119', realName: '이가을', authCi: 'ci' })
  expect(page.getByText('휴면')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '다시 시작하기' }))
  await waitFor(() => expect(at(router)).toBe('/member/join'))
  expect(flow.getSnapshot().context.selectedId).toBe('da***m')
})

test('the way on opens with three ticks, which nothing sets but a tap; marketing stays off [MBR-18]', async () => {
  const flow = tab()
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  flow.send({ type: 'identity.accepted', isKnown: false })
  const router = await draw(() => <JoinTermsScreen />)
  const next = () => page.getByRole<HTMLButtonElement>('button', { name: '동의하고 계속하기' })
  for (const name of [/서비스 이용약관/, /개인정보 수집/, /식당 운영사/]) {
    expect(next().disabled).toBe(true)
    await userEvent.click(page.getByRole('checkbox', { name }))
  }
  await userEvent.click(next())
  await waitFor(() => expect(at(router)).toBe('/member/join/etc'))
  expect(flow.getSnapshot().context.terms).toMatchObject({ marketing: false })
  expect(sent).toEqual([])
})

const type = (label: string, text: string) => userEvent.type(page.getByLabelText(label), text)
const free: Answers = {
  duplicate: ({ usrId }) => answer(envelope({ usrId, duplicateYn: usrId === 'haneul' ? 'Y' : 'N' })),
  checkNickName: ({ nickName }) => answer(envelope({ nickName, usableYn: 'Y', reasonCode: null })),
}

test('a name is checked when left; an edit voids that, a taken one goes no further [MBR-08] [MBR-07]', async () => {
  const flow = atAccount(free)
  const router = await draw(() => <AccountScreen />)
  await type('아이디', 'gaeul')
  await userEvent.tab()
  expect(await page.findByText('쓸 수 있는 아이디예요.')).toBeTruthy()
  await userEvent.clear(page.getByLabelText('아이디'))
  await type('아이디', 'haneul')
  expect(page.queryByText('쓸 수 있는 아이디예요.')).toBeNull()
  await type('비밀번호', 'example-only-pass1')
  await type('닉네임', '가을')
  await type('이메일', 'gaeul@example.com')
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  expect(await page.findByText('이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.')).toBeTruthy()
  expect(flow.getSnapshot().value).toBe('account')
  await userEvent.clear(page.getByLabelText('아이디'))
  await type('아이디', 'gaeul26')
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await waitFor(() => expect(at(router)).toBe('/member/main-restaurant'))
  expect(flow.getSnapshot().context.account).toMatchObject({ usrId: 'gaeul26', height: null })
})

test('only what the contract states is asked for on the page [VAL-10]', async () => {
  atAccount(free)
  await draw(() => <AccountScreen />)
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  expect((await page.findAllByRole('alert')).map((each) => each.textContent)).toEqual([
    '아이디를 네 글자 이상 적어 주세요.',
    '비밀번호를 열 글자 이상 적어 주세요.',
    '닉네임을 두 글자에서 열두 글자로 적어 주세요.',
    '이메일 주소를 적어 주세요.',
  ])
  expect(sent).toEqual([])
})

test('a check that is refused for now does not stop anybody: the server decides at the end', async () => {
  const flow = atAccount({
    ...free,
    duplicate: () => answer({ error: 'tooManyRequests', errorMessage: '' }, { status: 429 }),
  })
  await draw(() => <AccountScreen />)
  await type('아이디', 'gaeul26')
  await userEvent.tab()
  expect(await page.findByText('조금 뒤에 확인할게요.')).toBeTruthy()
  await type('비밀번호', 'example-only-pass1')
  await type('닉네임', '가을')
  await type('이메일', 'gaeul@example.com')
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await waitFor(() => expect(flow.getSnapshot().value).toBe('restaurant'))
})

async function atPlace(join?: Answers[string], more: Answers = {}) {
  const flow = atAccount({ ...identity, ...more, ...places, ...(join && { join }) })
  flow.send({
    type: 'account.named',
    account: {
      usrId: 'haneul',
      usrPwd: 'example-only-pass1',
      nickName: '가을',
      usrEmail: 'gaeul@example.com',
      employeeNumber: null,
      height: null,
      weight: null,
    },
  })
  const signIn = vi.fn<(input: object) => Promise<void>>(() => Promise.resolve())
  // only the verb that the screen uses
  const router = await draw(() => (
    <SessionContext value={{ signIn } as never}>
      <PlaceScreen />
    </SessionContext>
  ))
  return { flow, signIn, router }
}

test('the restaurant opens the account, and what was typed signs in', async () => {
  const { signIn, router } = await atPlace(() =>
    answer(envelope({ hcId: 'HC1', usrId: 'haneul', nickName: '가을', joinDtm: '202611191104' })),
  )
  await userEvent.click(page.getByRole('radio', { name: /그린캠퍼스점/ }))
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  await waitFor(() => expect(at(router)).toBe('/member/join/complete'))
  expect(sent.at(-1)).toMatchObject({
    name: 'join',
    body: { restaurantId: 'REST000102', usrId: 'haneul', realName: '이가을', terms04: 'N' },
  })
  expect(signIn).toHaveBeenCalledWith({ username: 'haneul', password: 'example-only-pass1', remember: true })
  expect(JSON.parse(sessionStorage.getItem('joining') ?? '{}')).toEqual({
    staff: null,
    identity: null,
    selectedId: null,
    terms: null,
    recommCode: null,
    begun: 'joined',
  })
})

test('until who has joined is in, the button is busy, and a second tap signs nobody in again', async () => {
  const { signIn } = await atPlace(() =>
    answer(envelope({ hcId: 'HC1', usrId: 'haneul', nickName: '가을', joinDtm: '202611191104' })),
  )
  signIn.mockReturnValue(new Promise<void>(() => {}))
  const go = () => page.getByRole('button', { name: '이 식당으로 정하기' })
  await userEvent.click(page.getByRole('radio', { name: /그린캠퍼스점/ }))
  await userEvent.click(go())
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce())
  expect(go().getAttribute('aria-busy')).toBe('true')
  await userEvent.click(go())
  expect(signIn).toHaveBeenCalledOnce()
})

test('a restaurant is found by parts of its name in any case, and by its place', async () => {
  const flow = atAccount({
    ...identity,
    restaurant: () => answer(envelope([PLACE('REST000101', 'Hanbit Tower'), PLACE('REST000102', 'Green Campus')])),
  })
  flow.send({ type: 'account.named', account: ACCOUNT })
  await draw(() => (
    <SessionContext value={{} as never}>
      <PlaceScreen />
    </SessionContext>
  ))
  const shown = () => page.getAllByRole('radio').map((each) => each.getAttribute('value'))
  await type('식당 이름', 'campus GREEN')
  expect(shown()).toEqual(['REST000102'])
  await userEvent.clear(page.getByLabelText('식당 이름'))
  await type('식당 이름', '본관')
  expect(shown()).toEqual(['REST000101', 'REST000102'])
})

test('a restaurant that is gone when chosen is not offered again, and nothing that was typed is lost', async () => {
  let isGone = false
  const flow = atAccount({
    ...identity,
    restaurant: () =>
      answer(envelope([...(isGone ? [] : [PLACE('REST000101', '한빛타워점')]), PLACE('REST000102', '그린캠퍼스점')])),
    join: () => {
      isGone = true
      return answer({ error: 'badRequest', errorMessage: '식당을 다시 골라 주세요.' }, { status: 400 })
    },
  })
  flow.send({ type: 'account.named', account: ACCOUNT })
  await draw(() => (
    <SessionContext value={{} as never}>
      <PlaceScreen />
    </SessionContext>
  ))
  await userEvent.click(page.getByRole('radio', { name: /한빛타워점/ }))
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  expect((await page.findByRole('alert')).textContent).toBe('식당을 다시 골라 주세요.')
  await waitFor(() => expect(page.queryByRole('radio', { name: /한빛타워점/ })).toBeNull())
  expect(page.getByRole('button', { name: '이 식당으로 정하기' })).toHaveProperty('disabled', true)
  expect(flow.getSnapshot().context.account).toEqual(ACCOUNT)
})

test('a name that was taken meanwhile leads back to its field, with everything else as it was', async () => {
  const { flow, router } = await atPlace(() =>
    answer(
      { error: 'usrIdTaken', errorMessage: '이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.' },
      { status: 409 },
    ),
  )
  await userEvent.click(page.getByRole('radio', { name: /한빛타워점/ }))
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  await waitFor(() => expect(at(router)).toBe('/member/join/etc'))
  cleanup()
  await draw(() => <AccountScreen />)
  expect(page.getByRole('alert').textContent).toBe('이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.')
  expect(page.getByLabelText('닉네임')).toHaveProperty('value', '가을')
  expect(flow.getSnapshot().context.restaurantId).toBe('REST000101')
})

test('where nobody answers the same can be sent again, once more and no oftener', async () => {
  const { flow } = await atPlace()
  await userEvent.click(page.getByRole('radio', { name: /한빛타워점/ }))
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  expect((await page.findByRole('alert')).textContent).toBe('가입하지 못했어요. 연결을 확인하고 다시 눌러 주세요.')
  expect(flow.getSnapshot().value).toBe('restaurant')
})

test('with the answer to joining lost, the same form goes again, though the verification is used up', async () => {
  let opened = false
  const joinAnswer = () => {
    if (opened) return answer(envelope({ hcId: 'HC1', usrId: 'haneul', nickName: '가을', joinDtm: '202611191104' }))
    opened = true
    return answer({ error: 'x', errorMessage: '' }, { status: 502 })
  }
  const user = () =>
    opened
      ? answer({ error: 'notFound', errorMessage: '확인한 지 오래됐어요.' }, { status: 404 })
      : answer(envelope(PERSON))
  const { router } = await atPlace(joinAnswer, { user })
  await userEvent.click(page.getByRole('radio', { name: /한빛타워점/ }))
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  await page.findByRole('alert')
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  await waitFor(() => expect(at(router)).toBe('/member/join/complete'))
  const forms = sent.filter(({ name }) => name === 'join').map(({ body }) => body)
  expect(forms).toHaveLength(2)
  expect(forms[1]).toEqual(forms[0])
})

test('a verification that ended before the form was sent leads back to verifying', async () => {
  const { flow, router } = await atPlace(undefined, {
    user: () => answer({ error: 'notFound', errorMessage: '' }, { status: 404 }),
  })
  await userEvent.click(page.getByRole('radio', { name: /한빛타워점/ }))
  await userEvent.click(page.getByRole('button', { name: '이 식당으로 정하기' }))
  await waitFor(() => expect(at(router)).toBe('/member/memIntro'))
  expect(flow.getSnapshot().context.isExpired).toBe(true)
})

test('a verification’s key is held with what a reload needs, nothing typed or verified [STA-02] [MBR-11]', async () => {
  const flow = atAccount(free)
  flow.send({
    type: 'account.named',
    account: {
      usrId: 'gaeul26',
      usrPwd: 'example-only-pass1',
      nickName: '가을',
      usrEmail: 'gaeul@example.com',
      employeeNumber: null,
      height: null,
      weight: null,
    },
  })
  expect(Object.keys(JSON.parse(sessionStorage.getItem('joining') ?? '{}') as object)).toEqual([
    'staff',
    'identity',
    'selectedId',
    'terms',
    'recommCode',
    'begun',
  ])
  expect(sessionStorage.getItem('joining')).not.toMatch(/gaeul|example-only|이가을/)
  expect(createJoinFlow().getSnapshot().value).toBe('account')
})

test('a step whose turn has not come leads to the first that is not done [ROU-23]', async () => {
  const flow = tab()
  expect([unmetStep('restaurant'), unmetStep('verified'), unmetStep('done')]).toEqual([
    '/member/memIntro',
    '/member/memIntro',
    '/member/memIntro',
  ])
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  expect([unmetStep('verified'), unmetStep('terms'), unmetStep('choosing')]).toEqual([
    null,
    '/member/pass/success/join',
    '/member/pass/success/join',
  ])
  flow.send({ type: 'identity.accepted', isKnown: false })
  expect([unmetStep('verified'), unmetStep('terms'), unmetStep('account'), unmetStep('choosing')]).toEqual([
    null,
    null,
    '/member/join',
    '/member/join',
  ])
})

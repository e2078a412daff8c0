// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { SetupScreen } from './setup.screen.tsx'

/** A session of which the page asks one thing. */
const sessionOf = (isSignedIn: boolean) =>
  ({ actor: { getSnapshot: () => ({ hasTag: () => isSignedIn }) }, subscribe: () => () => undefined }) as never

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 App/1.01.16'
const everything = (): Record<string, unknown> => ({
  settingHomeUrl: {
    homeUrl: '/menu/todayMenu',
    homeUrlList: [
      { homeUrl: '/main', homeUrlNm: '홈', homeUrlNmEng: 'Home' },
      { homeUrl: '/menu/todayMenu', homeUrlNm: '오늘 식단', homeUrlNmEng: null },
    ],
  },
  getQuickMenuList: ['식사', '체중'].map((menuNm) => ({ menuNm })),
  settingHealthShwYn: ['Y', 'Y', 'N'].map((shwYn) => ({ shwYn })),
  getShakeSettingYn: { shakeSettingYn: 'Y' },
  getUrlSetting: { url: '/main?show=qr', urlList: [{ url: '/main?show=qr', urlNm: '내 QR', urlNmEng: null }] },
  getToastTimeOut: { toastTimeOut: 3.5 },
  list: ['Y', 'N', 'Y'].map((useYn) => ({ useYn })),
  helhidxRule: ['Y', 'N', 'Y', 'N'].map((agreeYn, index) => ({ ruleSn: String(index + 1), agreeYn })),
  getMyAgreeList: [
    { mustYn: 'Y', agreeYn: 'Y' },
    { mustYn: 'N', agreeYn: 'Y' },
    { mustYn: 'N', agreeYn: 'N' },
  ],
})

let asked: string[] = []
afterEach(() => {
  cleanup()
  setNumbersOff(false)
  asked = []
  vi.restoreAllMocks()
})

async function draw(answers = everything(), isSignedIn = true) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      asked.push(name)
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'mypageSetup', public: true },
    kind: 'settings',
    title: { id: '화면과 언어', message: '화면과 언어' },
  })
  const session = sessionOf(isSignedIn)
  const Screen = () => (
    <SessionContext value={session}>
      <SetupScreen />
    </SessionContext>
  )
  const paths = [
    '/mypage/setup',
    '/my/settingHome',
    '/my/settingQuickMenu',
    '/my/settingHealthShw',
    '/my/settingShake',
    '/mypage/toast',
    '/mypage/push/list',
    '/my/settingAgree',
    '/my/settingUseService',
    '/mypage/termsdetailService',
    '/member/privacyPolicy',
  ]
  await renderRouter(
    testRouter(
      paths.map((path) => ({ path, data, component: path === '/mypage/setup' ? Screen : () => null })),
      { at: '/mypage/setup' },
    ),
  )
  await page.findByRole('list', { name: '도움말' })
}
const rows = (group: string) =>
  within(page.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((row) => row.textContent)

test('each row says what it does now', async () => {
  await draw()
  await waitFor(() =>
    expect(rows('내게 맞게')).toEqual([
      '첫 화면오늘 식단',
      '빠른 메뉴식사, 체중',
      '건강 카드홈에서 2가지를 봐요',
      '흔들어서 열기내 QR 화면이 열려요',
      '알림 글 시간3.5초 동안 머물러요',
      '알림 받기3가지 가운데 2가지를 받아요',
    ]),
  )
  await waitFor(() =>
    expect(rows('동의')).toEqual([
      '건강정보 동의3가지 가운데 2가지에 동의했어요',
      '이용 동의선택 동의 2가지 가운데 1가지에 동의했어요',
    ]),
  )
})

test('a consent that can no longer be given counts only where it was given once [MYP-05]', async () => {
  await draw({
    ...everything(),
    helhidxRule: ['Y', 'Y', 'Y', 'Y'].map((agreeYn, index) => ({ ruleSn: String(index + 1), agreeYn })),
  })
  await waitFor(() => expect(rows('동의')[0]).toBe('건강정보 동의4가지 가운데 4가지에 동의했어요'))
})

test('what is off says so', async () => {
  await draw({
    ...everything(),
    getShakeSettingYn: { shakeSettingYn: 'N' },
    list: [{ useYn: 'N' }],
    settingHealthShwYn: [{ shwYn: 'N' }],
  })
  await waitFor(() =>
    expect(rows('내게 맞게').slice(2)).toEqual([
      '건강 카드모두 껐어요',
      '흔들어서 열기꺼져 있어요',
      '알림 글 시간3.5초 동안 머물러요',
      '알림 받기아무것도 받지 않아요',
    ]),
  )
})

test('health cards say what home shows of them: none with today off, no energy without numbers [MYP-03]', async () => {
  const seen = async (answers: Record<string, unknown>) => {
    await draw({ ...everything(), ...answers })
    await page.findByText('식사, 체중')
    await page.findByText('3.5초 동안 머물러요')
    await waitFor(() => expect(rows('내게 맞게')[2]).not.toBe('건강 카드'))
    return () => rows('내게 맞게')[2]
  }
  const home = (showYn: string) => ({
    getMainMenuWidget: [
      { menuId: 'activity', showYn },
      { menuId: 'quick', showYn: 'N' },
    ],
  })
  const now = await seen(home('Y'))
  expect(now()).toBe('건강 카드홈에서 2가지를 봐요')
  cleanup()
  const taken = await seen(home('N'))
  await waitFor(() => expect(taken()).toBe('건강 카드홈 편집에서 오늘 활동을 껐어요'))
  cleanup()
  setNumbersOff(true)
  const without = await seen({
    settingHealthShwYn: ['STEP', 'EAT'].map((healthCardCode) => ({ healthCardCode, shwYn: 'Y' })),
  })
  await waitFor(() => expect(without()).toBe('건강 카드홈에서 1가지를 봐요'))
})

test('a setting that does not come says nothing, and its row still leads there', async () => {
  const { getQuickMenuList: _gone, ...rest } = everything()
  await draw(rest)
  await page.findByText('오늘 식단')
  expect(rows('내게 맞게')[1]).toBe('빠른 메뉴')
})

test('who is not signed in is asked for nothing, and finds terms and privacy policy', async () => {
  await draw(everything(), false)
  expect(rows('도움말')).toEqual(['약관', '개인정보 처리방침'])
  expect(asked.filter((name) => name in everything())).toEqual([])
  expect(page.queryByRole('list', { name: '내게 맞게' })).toBeNull()
})

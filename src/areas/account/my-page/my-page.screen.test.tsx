// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, today } from '#src/lib/days.ts'
import { MyPageScreen } from './my-page.screen.tsx'

const MEMBER = {
  hcId: 'HC1',
  usrId: 'haneul',
  nickName: '하늘',
  realName: '윤하늘',
  usrImg: '03',
  bizCode: 'B00311',
  bizNm: '한빛전자',
  bizNmEng: null,
  restaurantNm: '한빛타워점',
  restaurantNmEng: null,
  dormantYn: 'N',
  tomsYn: 'N',
  employeeNumber: null,
}
const tomorrow = () => addDays(today(new Date()), 1)
const ORDER = () => ({
  smartOrderSeq: '31',
  menuDt: tomorrow(),
  pickupTm: '1150',
  menuMealType: '2',
  menuName: '훈제오리샐러드',
  menuNameEng: null,
  pickupPlace: '지하 1층',
})

type Answers = Record<string, unknown>
const everything = (): Answers => ({
  userInfo: MEMBER,
  'user-count': { couponCnt: 3, point: 2350, reserveCnt: 2, qnaCnt: 0, favoriteCnt: 4 },
  getUserPointInfo: { point: 2350, extinctPoint: 0 },
  'coupon-list': [],
  standbyList: [],
  getMySubscribedOrderList: { totalCnt: 0, list: [] },
  'user-topic': [],
  'user-allergy': { allergyList: [] },
  'rest-my-list': [],
  getWelfitReservation: null,
  detail: { pickupNo: 'A-17' },
})

let asked: { name: string; body: string }[] = []
afterEach(() => {
  cleanup()
  asked = []
  vi.unstubAllGlobals()
})

/** My page over these answers; what has none fails. The way back in is to change them. */
async function draw(answers: Answers): Promise<void> {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      asked.push({ name, body: await request.clone().text() })
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'mypageHome', public: false },
    kind: 'settings',
    title: { id: '마이페이지', message: '마이페이지' },
  })
  const paths = [
    '/mypage/home',
    '/my/menu',
    '/mypage/setup',
    '/mypage/point',
    '/mypage/coupon-list',
    '/mypage/wellOrder/subscribedOrderList',
    '/mypage/wellOrder/detail',
    '/mypage/wellOrder/wellOrderList',
    '/counseling/MyRsrvList',
    '/mypage/alerge',
  ]
  await renderRouter(
    testRouter(
      paths.map((path) => ({ path, data, component: path === '/mypage/home' ? MyPageScreen : () => <h1>{path}</h1> })),
      { at: '/mypage/home' },
    ),
  )
  await page.findByText('하늘님')
}

test('the slip of the next meal leads to the order itself, where its time can be changed', async () => {
  await draw({ ...everything(), standbyList: [ORDER()] })
  const slip = await page.findByRole('link', { name: /훈제오리샐러드/ })
  expect(decodeURIComponent(slip.getAttribute('href') ?? '')).toBe('/mypage/wellOrder/detail?smartOrderSeq="31"')
  await within(slip).findByText('A-17')
})

test('a list that begins with a meal of yesterday, as one kept on the phone may, tells of the next one', async () => {
  const gone = {
    ...ORDER(),
    smartOrderSeq: '30',
    menuDt: addDays(today(new Date()), -1),
    pickupTm: '1210',
    menuName: '비빔밥',
  }
  await draw({ ...everything(), standbyList: [gone, ORDER()] })
  await page.findByRole('heading', { level: 1, name: /11:50에 받을/ })
  await page.findByRole('link', { name: /훈제오리샐러드/ })
  expect(page.queryByRole('link', { name: /비빔밥/ })).toBeNull()
})

test('an appointment of tomorrow is the first line, and the way to it', async () => {
  await draw({
    ...everything(),
    getWelfitReservation: {
      rsrvSeq: 3021,
      rsrvType: 'TALK',
      rsrvDtm: `${tomorrow()}1500`,
      placeNm: '건강실',
      statusCode: 'WAIT',
    },
  })
  expect((await page.findByRole('heading', { level: 1, name: /15:00에/ })).textContent).toBe(
    '내일 15:00에\n상담이 있어요',
  )
  const [visit] = page.getAllByRole('link', { name: /15:00 상담/ })
  expect(visit?.getAttribute('href')).toBe('/counseling/MyRsrvList?rsrvSeq=3021')
})

test('what the operator says of this place stands last, asked for once the page is drawn [NTC-03]', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  await draw({
    ...everything(),
    getBannerList: [
      {
        bannerSeq: 304,
        title: '이달의 건강 상담 예약',
        imgUrl: null,
        url: 'https://health.example.com/',
        menu: null,
        orderSeq: 1,
      },
    ],
  })
  const said = await page.findByRole('complementary', { name: '알림' })
  expect(within(said).getByRole('link', { name: '이달의 건강 상담 예약' }).getAttribute('href')).toBe(
    'https://health.example.com/',
  )
  expect(asked.find(({ name }) => name === 'getBannerList')?.body).toBe(JSON.stringify({ bannerLocCode: 'MY' }))
})

test('each card that did not come says so in its place and is asked for again alone; the others stand', async () => {
  const answers = everything()
  for (const name of ['user-count', 'coupon-list', 'getMySubscribedOrderList', 'standbyList', 'user-allergy'])
    delete answers[name]
  await draw(answers)
  for (const words of [
    '쿠폰을 불러오지 못했어요',
    '구독을 불러오지 못했어요',
    '예약을 불러오지 못했어요',
    '못 먹는 음식을 불러오지 못했어요',
  ])
    await page.findByText(words)
  expect(page.getByText('2,350')).toBeTruthy()
  // Of what did not come nobody says that there is none.
  expect(page.queryByText(/아직/)).toBeNull()
  asked = []
  Object.assign(answers, { standbyList: [ORDER()] })
  const failed = page.getByText('예약을 불러오지 못했어요').closest('[role=status]')
  await userEvent.click(within(failed as HTMLElement).getByRole('button')) // the line was found just above
  await waitFor(() => expect(page.queryByText('예약을 불러오지 못했어요')).toBeNull())
  await page.findByRole('heading', { level: 1, name: /11:50에 받을/ })
  expect(asked.map(({ name }) => name).filter((name) => name !== 'detail')).toEqual(['standbyList'])
})

test('only an employee sees the own number and what is left on the card; all else is the same [PRD-03]', async () => {
  const rows = () => page.getAllByRole('link').map((link) => link.getAttribute('href'))
  await draw(everything())
  await page.findByText('2,350')
  const plain = rows()
  expect(page.queryByText('사번')).toBeNull()
  expect(asked.some(({ name }) => name === 'tomsApi')).toBe(false)
  cleanup()

  const employee = { ...MEMBER, tomsYn: 'Y', employeeNumber: '20140317' }
  await draw({
    ...everything(),
    userInfo: employee,
    tomsApi: {
      apiType: 'BALANCE',
      resultYn: 'Y',
      employeeNumber: '20140317',
      realName: '윤*늘',
      cardNo: '************2026',
      balance: 84_500,
    },
  })
  await page.findByText('84,500원')
  expect([page.getByText('20140317'), page.getByText('끝 번호 2026, 이달 남은 금액')]).toHaveLength(2)
  expect(asked.find(({ name }) => name === 'tomsApi')?.body).toBe(
    JSON.stringify({ apiType: 'BALANCE', bizCode: 'B00311', employeeNumber: '20140317' }),
  )
  await page.findByText('2,350')
  expect(rows()).toEqual(plain)
  cleanup()

  // Without a card the number alone says it; a card that did not come says so.
  await draw({
    ...everything(),
    userInfo: employee,
    tomsApi: {
      apiType: 'BALANCE',
      resultYn: 'N',
      employeeNumber: '20140317',
      realName: null,
      cardNo: null,
      balance: null,
    },
  })
  await page.findByText('20140317')
  expect(page.queryByText('식사 카드')).toBeNull()
  cleanup()
  await draw({ ...everything(), userInfo: employee })
  await page.findByText('식사 카드를 불러오지 못했어요')
})

test('answers without what they should hold leave their places empty and break nothing [PRD-08]', async () => {
  await draw({
    ...everything(),
    userInfo: { ...MEMBER, tomsYn: 'Y', employeeNumber: '20140317', restaurantNm: null },
    'coupon-list': null,
    standbyList: null,
    'user-topic': null,
    'user-allergy': {},
    'rest-my-list': null,
    getMySubscribedOrderList: {},
    'user-count': {},
    getUserPointInfo: {},
    tomsApi: {},
    getWelfitReservation: {},
  })
  await page.findByRole('heading', { name: '나에게 맞추기' })
  await page.findByText('20140317')
  await page.findByText('–')
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('tomsApi'))
  // The last answer is drawn, and the page is still the page.
  await new Promise((drawn) => setTimeout(drawn, 50))
  expect(page.getByRole('link', { name: /구독 식단/ })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, addMonths, today } from '#src/lib/days.ts'
import { BloodSugarScreen } from './blood-sugar.screen.tsx'

const TODAY = today(new Date())
const DAY = addDays(TODAY, -1)

const value = (helhidxCode: string, helhidxVal: string, inptDt: string) => ({
  helhidxCode,
  helhidxVal,
  inptDt,
  helhidxOriCode: '1',
  statusCode: 'NORMAL',
})
const LUNCH = [value('BBD', '96', `${DAY}112000`), value('ABD', '128', `${DAY}132000`)]
const meal = {
  menuMealType: '2',
  menuMealTypeTxt: '점심',
  eatKcal: 650,
  foodCnt: 1,
  menuTxt: '고등어구이',
  menuTxtEng: null,
  dishTxt: '고등어구이',
  nfYn: 'N',
  photoUrl: '',
  photoCd: '',
}

/**
 * Draws the page over these values and one lunch, and what else is answered by its name; spans that end before
 * `lostBefore` are not told.
 */
async function draw(values: ReturnType<typeof value>[], lostBefore = '', more: Record<string, unknown> = {}) {
  const lost = { is: true }
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      const [from, to] = [searchParams.get('startDt') ?? '', searchParams.get('endDt') ?? '']
      const inSpan = values.filter(({ inptDt }) => inptDt.slice(0, 8) >= from && inptDt.slice(0, 8) <= to)
      const name = pathname.split('/').at(-1) ?? ''
      if (name in more) return answer(envelope(more[name]))
      switch (name) {
        case 'BloodsugarGraph':
          return lost.is && to < lostBefore
            ? answer({ error: 'x', errorMessage: '' }, { status: 400 })
            : answer(envelope({ startDt: from, endDt: to, normalList: [], list: inSpan }))
        case 'getRecordDayList':
          return answer(envelope([]))
        case 'DayRecord':
          return answer(envelope({ totalCnt: 1, list: [{ baseDt: DAY, ...meal }] }))
        case 'DayEatMealMenu':
          return answer(
            envelope({ baseDt: DAY, eatKcal: 650, mealList: [{ ...meal, foodList: [{ eatDt: `${DAY}115000` }] }] }),
          )
        default:
          return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      }
    }),
  )
  const data = screen({
    entry: { name: 'healthlogBloodSugarRecord' },
    kind: 'graph',
    title: { id: '혈당', message: '혈당' },
  })
  await renderRouter(
    testRouter([{ path: '/sugar', data, component: () => <BloodSugarScreen adding={false} /> }], { at: '/sugar' }),
  )
  return { told: () => (lost.is = false) }
}

afterEach(cleanup)

test('the dish stands between the two values where it was eaten', async () => {
  await draw(LUNCH)
  expect(
    await page.findByRole('img', { name: /점심\. 11:20에 96, 13:20에 128\. 32 올랐어요\. 11:50에 먹었어요\.$/ }),
  ).toBeTruthy()
  expect(document.querySelector('[data-meal]')).not.toBeNull()
})

test('a value after the meal that is as before it has neither risen nor fallen', async () => {
  await draw([value('BBD', '96', `${DAY}112000`), value('ABD', '96', `${DAY}132000`)])
  expect(await page.findByRole('img', { name: /점심\. 11:20에 96, 13:20에 96\. 먹기 전과 같아요\./ })).toBeTruthy()
})

test('three years have the values of the years before the last one', async () => {
  await draw([value('NBD', '104', `${addMonths(TODAY, -30)}072000`), ...LUNCH])
  fireEvent.click(await page.findByRole('radio', { name: '3년' }))
  expect(await page.findByRole('img', { name: /최근 3년 혈당\. 식전 평균 100, 식후 평균 128\./ })).toBeTruthy()
})

test('years that did not come are said to be missing, and asked for again', async () => {
  const { told } = await draw([value('NBD', '104', `${addMonths(TODAY, -30)}072000`), ...LUNCH], addMonths(TODAY, -12))
  fireEvent.click(await page.findByRole('radio', { name: '3년' }))
  expect(await page.findByText('그래프를 불러오지 못했어요')).toBeTruthy()
  told()
  fireEvent.click(page.getByRole('button', { name: '다시' }))
  expect(await page.findByRole('img', { name: /최근 3년 혈당/ })).toBeTruthy()
})

const meter = (code: '12' | '13' | '14', linkDtm: string | null) => ({
  code,
  codeNm: '',
  deviceType: 'SUGAR',
  linkYn: linkDtm === null ? 'N' : 'Y',
  linkDtm,
  lastInptDt: null,
})

test.each([
  [
    'the one that is linked',
    [meter('12', null), meter('13', '202611010712'), meter('14', null)],
    '/healthlog/autocheck',
  ],
  [
    'of several the one linked last',
    [meter('12', '202610010712'), meter('13', null), meter('14', '202611010712')],
    '/healthlog/autocheckCS20E',
  ],
  ['without one the first', [meter('12', null), meter('13', null)], '/healthlog/isensMeasurement'],
])(
  'measuring opens the member’s own meter: %s; also where nothing may be typed',
  async (_which, MhrlsInterlock, to) => {
    await draw(LUNCH, '', { MhrlsInterlock, helhidxDirectYn: { helhidxDirectYn: 'N' } })
    const hrefOf = async (name: RegExp) => (await page.findByRole('link', { name })).getAttribute('href')
    await vi.waitFor(async () => expect(await hrefOf(/^혈당계로 재기/)).toBe(to))
    fireEvent.click(page.getByRole('button', { name: '더 보기' }))
    await vi.waitFor(async () => expect(await hrefOf(/^기기로 재기/)).toBe(to))
  },
)

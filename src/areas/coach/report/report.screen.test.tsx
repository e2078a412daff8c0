// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import './patterns-sheet.tsx'
import { ReportListScreen } from './report-list.screen.tsx'
import type { FoundReport } from './report.queries.ts'
import { ReportScreen } from './report.screen.tsx'

const row = (reportSeq: number, readYn: 'Y' | 'N', summaryTxt = '하루 가운데 점심을 가장 든든하게 드셨어요.') => ({
  reportSeq,
  startDt: '20261026',
  endDt: '20261108',
  patternNm: '점심 중심형',
  summaryTxt,
  score: 72,
  readYn,
})
const list = (rows: ReturnType<typeof row>[], recordDayCnt = 2) => ({
  totalCnt: rows.length,
  recordDayCnt,
  needDayCnt: 5,
  nextStartDt: '20261109',
  nextEndDt: '20261122',
  list: rows,
})
const meal = (menuMealType: string, recordCnt: number, kcalRate: number, avgTm: string | null) => ({
  menuMealType,
  menuMealTypeTxt: '',
  recordCnt,
  recordRate: 0,
  kcalRate,
  avgTm,
  dishNm: menuMealType === '2' ? '김치찌개' : null,
})
const figures = {
  reportSeq: 41,
  startDt: '20261026',
  endDt: '20261108',
  patternCode: 'LUNCH',
  patternNm: '점심 중심형',
  score: 72,
  recordDayCnt: 13,
  avgKcal: 1790,
  mealList: [meal('1', 5, 12, '0750'), meal('2', 13, 46, '1212'), meal('3', 12, 42, null)],
  weekdayList: [],
  nutrientList: [],
}
const words = {
  reportSeq: 41,
  startDt: '20261026',
  endDt: '20261108',
  patternNm: '점심 중심형',
  summaryTxt: '하루 가운데 점심을 가장 든든하게 드셨어요.',
  goodList: ['적으신 야식이 없어요.'],
  careList: ['나트륨이 하루 840 mg 많아요.'],
  nextGoalTxt: '이번 주에는 아침을 한 번만 더 챙겨 보세요.',
  nextGoalCode: 'BREAKFAST',
}
const comparison = (peerVal: number | null, beforeVal: number | null = 4) => ({
  reportSeq: 41,
  beforeReportSeq: 39,
  peerTxt: '같은 성별 40대 회원',
  itemList: [{ itemCode: 'BREAKFAST', itemNm: '아침 먹은 날', unitNm: '일', myVal: 5, beforeVal, peerVal }],
})
const patterns = [
  { patternCode: 'LUNCH', patternNm: '점심 중심형', descTxt: '', imgUrl: null, myYn: 'Y' },
  { patternCode: 'EVEN', patternNm: '고른 세끼형', descTxt: '', imgUrl: null, myYn: 'N' },
]

async function draw(component: () => React.ReactNode, over: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'pattern-list': list([row(41, 'N'), row(39, 'Y')]),
    'pattern-data': figures,
    'pattern-comp-data': comparison(6.8),
    getPatternReportSummary: words,
    'pattern-type': patterns,
    ...over,
  }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (answers[name] === 'cut') throw new TypeError('cut')
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'coachMealPattern' },
    kind: 'detail',
    title: { id: '식사 습관', message: '식사 습관' },
  })
  await renderRouter(testRouter([{ path: '/report', data, component }], { at: '/report' }))
  return page.findByRole('heading', { level: 1 })
}
const report =
  (found: FoundReport = 41) =>
  () => <ReportScreen found={found} />

afterEach(() => {
  cleanup()
  setNumbersOff(false)
  vi.useRealTimers()
})

test('a report says the whole in one sentence, then the day in bowls, what changed, what to try [COA-02]', async () => {
  expect((await draw(report())).textContent).toBe('하루 가운데 점심을 가장 든든하게 드셨어요')
  const flow = page.getByRole('list', { name: '하루의 흐름' })
  // Under a lid with its own syllable where nobody knows what it was; what was eaten most often is drawn.
  expect(flow.textContent).toContain('07:50아아침5일')
  expect(flow.textContent).toContain('12:12점심 46%13일')
  expect(page.getByText('아침 먹은 날').closest('li')?.textContent).toBe('아침 먹은 날14일 가운데지난번4일이번5일')
  expect(page.getByText('같은 성별 40대 회원은 아침을 6.8일 드셨어요.')).toBeTruthy()
  expect(await page.findByRole('heading', { name: '이번 주에는 아침을 한 번만 더 챙겨 보세요' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: /다른 식사 습관/ }))
  expect(await page.findByRole('dialog', { name: '식사 습관 여섯 가지' })).toBeTruthy()
  expect((await page.findByText('내 습관')).closest('li')?.textContent).toContain('점심 중심형')
})

test('habits that do not come are asked for again, in their sheet', async () => {
  await draw(report(), { 'pattern-type': 'cut' })
  await userEvent.click(page.getByRole('button', { name: /다른 식사 습관/ }))
  expect(await page.findByText('습관을 불러오지 못했어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '다시' })).toBeTruthy()
})

test('a first report is compared with nothing, too few others go unsaid, and old advice is not repeated', async () => {
  await draw(report(), {
    'pattern-comp-data': comparison(null, null),
    'pattern-list': list([row(45, 'Y'), row(41, 'Y')]),
  })
  expect(page.queryByRole('heading', { name: '지난 보고서보다' })).toBeNull()
  expect(page.queryByText(/같은 성별/)).toBeNull()
  expect(page.queryByRole('heading', { name: /챙겨 보세요/ })).toBeNull()
})

test('numbers off leaves the meals their names, without their shares', async () => {
  setNumbersOff(true)
  await draw(report())
  expect(page.getByRole('list', { name: '하루의 흐름' }).textContent).not.toContain('%')
})

test('before the first report the page says how many days are missing; with enough of them when it comes', async () => {
  expect((await draw(report('none'), { 'pattern-list': list([]) })).textContent).toBe('사흘만 더 적으면 보여 드릴게요')
  cleanup()
  expect((await draw(report('none'), { 'pattern-list': list([], 6) })).textContent).toBe('11월 23일에 보여 드릴게요')
})

test('before the first full week the page says from which Monday on days count', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-05T12:30:00+09:00'), toFake: ['Date'] })
  expect((await draw(report('none'), { 'pattern-list': list([], 0) })).textContent).toBe(
    '닷새만 더 적으면 보여 드릴게요',
  )
  expect(page.getByText('11월 9일부터 두 주 동안 닷새만 적으면 언제 얼마나 드시는지 알려 드려요.')).toBeTruthy()
})

test('a number of somebody else is a report that is not there', async () => {
  expect((await draw(report('unknown'))).textContent).toBe('찾을 수 없는 보고서예요')
})

test('the list tells what is new, and a habit that goes on once', async () => {
  expect((await draw(() => <ReportListScreen />)).textContent).toBe('보고서 두 개')
  const [first, second] = await page.findAllByRole('link', { name: /10월 26일/ })
  expect(first?.textContent).toContain('새 보고서점심 중심형, 하루 가운데 점심을')
  expect(second?.textContent).toMatch(/점심 중심형$/)
})

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { hashKey } from '@tanstack/react-query'
import { cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetKept, keptTexts } from '#src/app/kept/kept.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { query } from '#src/contract/query.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { detailQuery } from './detail.queries.ts'
import { CheckupDetailScreen } from './detail.screen.tsx'

const LIST = '/healthlog/healthscreenings'
const item = (itemCode: string, itemNm: string, itemVal: string, statusCode: string, unitNm = 'mmHg') => ({
  itemCode,
  itemNm,
  itemVal,
  unitNm,
  normalTxt: '',
  statusCode,
  prevVal: null,
})
const group = (groupCode: string, statusCode: string, ...itemList: object[]) => ({
  groupCode,
  groupNm: groupCode,
  statusCode,
  itemList,
})
const checkup = (...groupList: object[]) => ({
  checkupSeq: 7,
  checkupDt: '20260514',
  hospitalNm: '한빛내과',
  checkupType: 'GENERAL',
  judgeCode: 'B',
  cautionCnt: 1,
  dangerCnt: 0,
  getDtm: '202606021931',
  newYn: 'N',
  judgeTxt: '싱겁게 드세요.',
  prevCheckupDt: null,
  groupList,
})
const PRESSURE = checkup(
  group('BP', 'CAUTION', item('SBP', '수축기 혈압', '124', 'CAUTION'), item('DBP', '이완기 혈압', '79', 'NORMAL')),
  group('LUNG', 'NORMAL', item('CXR', '가슴 사진', '정상', 'NORMAL', '')),
)
const range = (statusCode: string, minVal: string | null, maxVal: string | null) => ({ statusCode, minVal, maxVal })
const usual = (itemCode: string, ...rangeList: object[]) => ({
  itemCode,
  itemNm: itemCode,
  unitNm: '',
  gender: null,
  explainTxt: '',
  rangeList,
})
const USUAL = [
  usual('SBP', range('NORMAL', null, '120'), range('CAUTION', '120', '140'), range('DANGER', '140', null)),
  usual('WC', range('NORMAL', null, '90'), range('CAUTION', '90', null)),
  usual('HDL', range('DANGER', null, '40'), range('CAUTION', '40', '60'), range('NORMAL', '60', null)),
]
const down = () => answer({ error: 'x', errorMessage: '' }, { status: 500 })
const gone = () => answer({ error: 'notFound', errorMessage: '' }, { status: 404 })

async function draw(answers: Record<string, () => Response> = {}) {
  const all: Record<string, () => Response> = {
    getCheckupDetail: () => answer(envelope(PRESSURE)),
    getMyHealthCheckupReference: () => answer(envelope(USUAL)),
    getHealthDataCheck: () =>
      answer(envelope({ checkupSeq: 7, checkupDt: '20260514', compareYn: 'N', compareList: [] })),
    chkupDetailHelh: () => answer(envelope({ careTxt: '국물을 절반만 드셔 보세요.' })),
    BloodpressGraph: () => answer(envelope({ list: [{ sbpVal: '119', dbpVal: '77' }] })),
    ...answers,
  }
  const ports = fakePorts((request) => (all[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? down)())
  connectApi(ports)
  const data = screen({
    entry: { name: 'mypageHealthcheckupHealthScreeningDetail', public: false },
    kind: 'detail',
    title: { id: '건강검진', message: '건강검진' },
  })
  const router = testRouter(
    [
      { path: '/x', data, component: () => <CheckupDetailScreen checkupSeq={7} /> },
      { path: LIST, data, component: () => <h1>{LIST}</h1> },
    ],
    { at: '/x' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  const { queryClient } = router.options.context as RouterContext // the test router's own
  return { ports, router, queryClient }
}
const title = () => page.getByRole('heading', { level: 1 }).textContent

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await forgetKept()
})

test('one value to look at: its clinic line, the home average, its group’s other half among what is fine', async () => {
  await draw()
  expect(title()).toBe('혈압만 살펴보세요\n나머지는 괜찮아요')
  expect(await page.findByText('140부터는 병원에 물어요')).toBeTruthy()
  expect(page.getByText('120에서 4 벗어났어요. 병원에 물어볼 140까지는 아직 남았어요.')).toBeTruthy()
  expect(await page.findByText(/한 달 평균은 119\/77이에요/)).toBeTruthy()
  expect(page.getByText('2가지')).toBeTruthy()
  expect(page.getByText('이완기 혈압 79 mmHg')).toBeTruthy()
})

test('without a record since then no average, and no failing side answer leads off the page [HCU-04]', async () => {
  const { ports, queryClient } = await draw({
    getMyHealthCheckupReference: down,
    getHealthDataCheck: down,
    chkupDetailHelh: down,
    BloodpressGraph: () => answer(envelope({ list: [] })),
  })
  await waitFor(() => expect([ports.sent.length > 4, queryClient.isFetching()]).toEqual([true, 0]))
  expect(title()).toBe('혈압만 살펴보세요\n나머지는 괜찮아요')
  expect(page.queryByText(/한 달 평균/)).toBeNull()
  expect(ports.log.filter((line) => line.startsWith('navigate'))).toEqual([])
})

test('a value a little out sends nobody to a clinic without a line for it; a low one says what is below', async () => {
  await draw({
    getCheckupDetail: () =>
      answer(
        envelope(
          checkup(
            group('BODY', 'CAUTION', item('WC', '허리둘레', '92', 'CAUTION', 'cm')),
            group('LIPID', 'CAUTION', item('HDL', 'HDL', '55', 'CAUTION', 'mg/dL')),
          ),
        ),
      ),
  })
  expect(await page.findByText('90에서 2 벗어났어요.')).toBeTruthy()
  expect(page.getByText('40 아래는 병원에 물어요')).toBeTruthy()
  expect(page.queryByText(/한 번 더 재 보세요/)).toBeNull()
})

test('low sugar stands apart from what is fine, whatever the sheet calls it, and its cell leads there', async () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id)
  })
  await draw({
    getCheckupDetail: () =>
      answer(
        envelope(
          checkup(
            group('SUGAR', 'NORMAL', item('NBD', '공복 혈당', '40', 'NORMAL', 'mg/dL')),
            group('LUNG', 'NORMAL', item('CXR', '가슴 사진', '정상', 'NORMAL', '')),
          ),
        ),
      ),
  })
  expect(title()).toBe('혈당이 낮게\n나왔어요')
  expect(page.getByText('혈당이 낮게 나왔어요. 의료진과 이야기해 보세요.')).toBeTruthy()
  expect([
    page.queryByText('모두 괜찮아요'),
    page.queryByText(/모두 정상이에요/),
    page.queryByText('공복 혈당 40 mg/dL'),
  ]).toEqual([null, null, null])
  // What is fine counts the chest alone; the sheet's own word of sugar stays on the plate.
  expect([page.getByText('1가지').textContent, page.getByText('정상 2갈래').textContent]).toEqual([
    '1가지',
    '정상 2갈래',
  ])
  await userEvent.click(page.getByRole('button', { name: '혈당, 정상' }))
  expect(shown).toEqual(['checkup-low'])
})

test('the keyboard walks the nine cells: one to look at leads to its value, one that is fine opens', async () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id)
  })
  await draw()
  const cells = within(page.getByRole('group', { name: '검진 갈래' })).getAllByRole('button')
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    '체격, 재지 않았어요',
    '혈압, 주의',
    '혈당, 재지 않았어요',
    '지질, 재지 않았어요',
    '콩팥, 재지 않았어요',
    '간, 재지 않았어요',
    '가슴, 정상',
    '눈·귀, 재지 않았어요',
    '혈색소, 재지 않았어요',
  ])
  cells[0]?.focus()
  for (const cell of cells.slice(1)) {
    await userEvent.tab()
    expect(document.activeElement).toBe(cell)
  }
  cells[1]?.focus()
  await userEvent.keyboard('{Enter}')
  expect([shown, page.queryAllByRole('button', { expanded: true }).length]).toEqual([['checkup-BP'], 0])
  cells[6]?.focus()
  await userEvent.keyboard('{Enter}')
  expect((await page.findByRole('button', { expanded: true })).textContent).toContain('가슴')
})

test('a number of nobody’s, or of somebody else, shows nothing but the way on', async () => {
  await draw({ getCheckupDetail: gone })
  expect(title()).toBe('볼 수 있는 검진이 없어요')
  expect(page.getByRole('link', { name: '건강검진으로' }).getAttribute('href')).toBe(LIST)
})

test('taken back, nothing of it is left on this phone either [HCU-02]', async () => {
  const names = [
    hashKey(['/api/healthlog/myChkupHelh/helhTitle', {}]),
    hashKey(detailQuery(6).queryKey),
    hashKey(['/api/goal/health-age/{healthAgeType}', { path: { healthAgeType: 'total' } }]),
  ]
  for (const name of [...names, 'drafts']) await keptTexts.write(name, '124')
  let isGiven = true
  const { router, queryClient } = await draw({
    getCheckupDetail: () => (isGiven ? answer(envelope(PRESSURE)) : gone()),
    changeHealthCheckupAgree: () => {
      isGiven = false
      return answer(envelope({ agreeYn: 'N', agreeDtm: '202611191224', termsVer: '1.2', termsTxt: '', keepYear: 5 }))
    },
  })
  const consent = query('post', '/api/healthcheckup/getMyHealthCheckupAgree').queryKey
  queryClient.setQueryData<object>(consent as readonly unknown[], { agreeYn: 'Y' })
  await userEvent.click(page.getByRole('button', { name: '검진 정보 동의 거두기' }))
  await userEvent.click(await page.findByRole('button', { name: '거두고 지우기' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST))
  expect([queryClient.getQueryData(consent), queryClient.getQueryData(detailQuery(7).queryKey)]).toEqual([
    undefined,
    null,
  ])
  await vi.waitFor(async () =>
    expect(await Promise.all(names.map((name) => keptTexts.read(name)))).toEqual([null, null, null]),
  )
  expect(await keptTexts.read('drafts')).toBe('124')
})

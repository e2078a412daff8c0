// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ItemRows } from './item-rows.tsx'
import { ItemSheet } from './item-sheet.tsx'

/** Draws a part over these answers; what has none fails. */
async function draw(part: ReactNode, answers: Record<string, unknown> = {}) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'healthlogHealthscreenings' },
    kind: 'detail',
    title: { id: '건강검진', message: '건강검진' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: () => part }]))
}

afterEach(cleanup)

const item = {
  itemCode: 'LDL',
  itemNm: 'LDL 콜레스테롤',
  itemVal: '105',
  unitNm: 'mg/dL',
  normalTxt: '130 미만',
  statusCode: 'NORMAL',
  prevVal: '121',
  checkupDt: '20260514',
  prevCheckupDt: '20240523',
  explainTxt: '혈관 벽에 쌓이는 콜레스테롤이에요.',
  careTxt: null,
  rangeList: [],
} as const

test.each([
  ['of an item', 'LDL', 'chkupDetailHelh', item],
  [
    'of a pair',
    'SBP',
    'chkupDetailHelh2',
    {
      pairCode: 'BP',
      pairNm: '혈압',
      statusCode: 'NORMAL',
      itemList: [item, { ...item, itemCode: 'DBP', explainTxt: '' }],
    },
  ],
] as const)(
  'an explanation %s that does not come says so, and is asked for again',
  async (_what, itemCode, call, found) => {
    const answers: Record<string, unknown> = {}
    await draw(<ItemSheet itemCode={itemCode} checkupSeq={5102} ladders={[]} onClose={() => undefined} />, answers)
    expect(await page.findByText('설명을 불러오지 못했어요')).toBeTruthy()
    answers[call] = found
    await userEvent.click(page.getByRole('button', { name: '다시' }))
    expect(await page.findByText(item.explainTxt)).toBeTruthy()
    expect(page.queryByText('설명을 불러오지 못했어요')).toBeNull()
  },
)

test('two check-ups of one year changed in no years', async () => {
  const {
    explainTxt: _explain,
    careTxt: _care,
    rangeList: _ranges,
    checkupDt: _day,
    prevCheckupDt: _before,
    ...row
  } = item
  const rows = [
    {
      ...row,
      values: [121, 105],
      usual: { min: null, max: 130 },
      undrawn: ['2024(<20)'],
      side: null,
      wasUnusual: false,
      change: -16,
      years: 0,
    },
    {
      ...row,
      itemCode: 'TC' as const,
      itemNm: '총콜레스테롤',
      values: [188, 188],
      usual: { min: null, max: 200 },
      undrawn: [],
      side: null,
      wasUnusual: false,
      change: 0,
      years: 0,
    },
  ]
  await draw(<ItemRows rows={rows} onOpen={() => undefined} />)
  expect((await page.findByRole('button', { name: /LDL/ })).textContent).toMatch(/LDL 콜레스테롤\S16/)
  expect(page.getByRole('button', { name: /LDL/ }).textContent).toContain('숫자가 아닌 해: 2024(<20)')
  expect(page.getByRole('button', { name: /총콜레스테롤/ }).textContent).toContain('그대로')
  expect(page.queryByText(/년 새/)).toBeNull()
})

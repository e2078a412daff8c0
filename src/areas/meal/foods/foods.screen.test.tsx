// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { language } from '#src/app/language.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { FoodsScreen } from './foods.screen.tsx'

vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal: () => Promise.resolve(true) }))

const DAY = '20261119'
const row = (hcUclSeqNo: number, foodNm: string, over: object = {}) => ({
  hcUclSeqNo,
  menuMealType: '1',
  menuMealTypeTxt: '아침',
  eatDt: `${DAY}074000`,
  sourceCode: 'SEARCH',
  foodNm,
  menuNameEng: null,
  dishTxt: null,
  dishTxtEng: null,
  eatQty: 1,
  unitNm: '개',
  unitNmEng: 'piece',
  kcal: '77',
  ...over,
})

/** A server that removes all of what it is asked to, or none. */
async function draw(rows: ReturnType<typeof row>[]) {
  const server = { rows, asked: [] as number[][] }
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'foodEatList') return answer(envelope(server.rows))
      expect(name).toBe('removeMealDetailMealRegi')
      const { hcUclSeqNoList } = (await request.clone().json()) as { hcUclSeqNoList: number[] }
      server.asked.push(hcUclSeqNoList)
      if (!hcUclSeqNoList.every((number) => server.rows.some(({ hcUclSeqNo }) => hcUclSeqNo === number)))
        return answer({ error: 'notFound', errorMessage: '' }, { status: 404 })
      server.rows = server.rows.filter(({ hcUclSeqNo }) => !hcUclSeqNoList.includes(hcUclSeqNo))
      return answer(envelope({ resultCnt: hcUclSeqNoList.length, datauuidList: [] }))
    }),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'list', title: { id: '드신 음식', message: '드신 음식' } })
  await renderRouter(
    testRouter([{ path: '/diary/intakeList', data, component: () => <FoodsScreen day={DAY} meal={undefined} /> }], {
      at: '/diary/intakeList',
    }),
  )
  await page.findByRole('list', { name: '드신 음식' })
  return server
}
const removeThem = async (count: number) => {
  await userEvent.click(page.getByRole('button', { name: `${String(count)}가지 지우기` }))
  await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: '지울게요' }))
}

afterEach(() => {
  language.set('ko')
  act(dismissQuestions)
  clearToasts()
  cleanup()
})

test('what another phone has removed meanwhile is chosen no more, and the others can go', async () => {
  const server = await draw([row(1, '달걀'), row(2, '우유'), row(3, '사과')])
  await userEvent.click(page.getByRole('button', { name: '여럿 고르기' }))
  await userEvent.click(page.getByRole('checkbox', { name: '달걀' }))
  await userEvent.click(page.getByRole('checkbox', { name: '우유' }))
  server.rows = server.rows.filter(({ hcUclSeqNo }) => hcUclSeqNo !== 1)
  await removeThem(2)
  await page.findByText('다른 기기에서 지운 음식이 있어요. 남은 것을 다시 지워 주세요.')
  await waitFor(() => expect(page.queryByRole('checkbox', { name: '달걀' })).toBeNull())
  await removeThem(1)
  await page.findByText('기록을 지웠어요')
  expect(server.asked).toEqual([[1, 2], [2]])
})

test('amounts are said as where the food was chosen, in English by number', async () => {
  const rows = [
    row(1, '식빵', { eatQty: 2, unitNm: '장', unitNmEng: 'slice' }),
    row(2, '현미밥', { eatQty: 0.5, unitNm: '공기', unitNmEng: 'bowl' }),
    row(3, '두부', { eatQty: 100, unitNm: 'g', unitNmEng: 'g' }),
  ]
  const amounts = () =>
    page.getAllByRole('listitem').map(({ textContent }) => textContent.split(' · ').at(-1)?.replace(/77.*$/, '').trim())
  await draw(rows)
  expect(amounts()).toEqual(['2장', '반 공기', '100\u00A0g'])
  cleanup()
  language.set('en')
  await draw(rows)
  expect(amounts()).toEqual(['2 slices', '½ bowl', '100\u00A0g'])
})

test('only what was typed in counts as such: foods that were found by search, and courses, do not', async () => {
  await draw([row(1, '달걀'), row(2, '우유'), row(3, '고등어구이', { sourceCode: 'COURSE' })])
  expect(page.queryByText(/직접 입력한 음식/)).toBeNull()
  cleanup()
  await draw([row(1, '달걀'), row(2, '할머니 나물', { sourceCode: 'WRITE' })])
  expect(page.getByText('직접 입력한 음식 1')).toBeTruthy()
})

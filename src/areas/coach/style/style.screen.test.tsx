// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { MealStyleScreen } from './meal-style.screen.tsx'

const question = (questionSeq: number, multiYn: 'Y' | 'N') => ({
  questionSeq,
  questionTxt: `물음 ${questionSeq}`,
  multiYn,
  choiceList: ['가끔', '자주'].map((choiceTxt, at) => ({ choiceNo: at + 1, choiceTxt, selectYn: 'N' })),
})
const style = {
  styleCode: 'FS03',
  styleNm: '천천히 골고루',
  styleTxt: '서두르지 않아요.',
  goodList: ['천천히 먹어요'],
  careList: [],
  imgUrl: null,
}
const none = { answerDt: null, style: null, axisList: [], friendAgreeYn: 'N' }
const found = {
  answerDt: '20261114',
  style,
  axisList: [{ axisCode: 'SPEED', leftNm: '천천히', rightNm: '빠르게', rightRate: 25 }],
  friendAgreeYn: 'N',
}

let sent: { name: string; body: unknown }[]
let result: typeof none | typeof found
let refused: boolean
let areFriendsLost: boolean

beforeEach(() => {
  sent = []
  refused = false
  areFriendsLost = false
  dropDraft('food-style')
})
afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  cleanup()
})

async function draw(begin: typeof result) {
  result = begin
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'searchFoodStyleDetail') return answer(envelope([question(1, 'N'), question(2, 'Y')]))
      if (name === 'getFoodStyleResult') return answer(envelope(result))
      const body: unknown = await request.clone().json()
      if (name === 'getFoodStyleFriend' && areFriendsLost) throw new TypeError('cut')
      if (name === 'getFoodStyleFriend') {
        return answer(
          envelope({
            friendAgreeYn: 'Y',
            totalCnt: 1,
            list: [
              {
                friendSeq: 1,
                nickName: '서윤',
                usrImg: '07',
                styleCode: 'FS03',
                styleNm: '천천히 골고루',
                sameYn: 'Y',
                matchRate: 91,
              },
            ],
          }),
        )
      }
      sent.push({ name, body })
      if (refused) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      if (name === 'putFoodStyle') result = found
      else result = { ...found, friendAgreeYn: (body as { friendAgreeYn: 'Y' | 'N' }).friendAgreeYn }
      return answer(envelope(name === 'putFoodStyle' ? found : { friendAgreeYn: result.friendAgreeYn, agreeDtm: null }))
    }),
  )
  const data = screen({
    entry: { name: 'coachMealStyle' },
    kind: 'survey',
    title: { id: '식사 스타일', message: '식사 스타일' },
  })
  const router = testRouter(
    [
      { path: '/coach/mealBoard', data, component: () => <p>코치</p> },
      { path: '/style', data, component: () => <MealStyleScreen /> },
    ],
    { at: '/style' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
}
const asked = () => page.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('ten questions one after the other become a style [COA-01]', async () => {
  await draw(none)
  await press('다음')
  expect((await page.findByRole('alert')).textContent).toBe('하나를 골라 주세요.')
  await userEvent.click(page.getByRole('radio', { name: '자주' }))
  await press('다음')
  await waitFor(() => expect(asked()).toBe('물음 2'))
  await userEvent.click(page.getByRole('checkbox', { name: '자주' }))
  await userEvent.click(page.getByRole('checkbox', { name: '가끔' }))
  await press('결과 보기')
  await waitFor(() => expect(asked()).toBe('천천히 골고루'))
  expect(sent).toEqual([
    {
      name: 'putFoodStyle',
      body: {
        answerList: [
          { questionSeq: 1, choiceNoList: [2] },
          { questionSeq: 2, choiceNoList: [1, 2] },
        ],
      },
    },
  ])
})

test('going back leads to the question before, then off the page', async () => {
  await draw(none)
  await userEvent.click(page.getByRole('radio', { name: '자주' }))
  await press('다음')
  await waitFor(() => expect(asked()).toBe('물음 2'))
  await press('뒤로')
  await waitFor(() => expect(asked()).toBe('물음 1'))
  expect(page.getByRole<HTMLInputElement>('radio', { name: '자주' }).checked).toBe(true)
  await press('뒤로')
  expect(await page.findByText('코치')).toBeTruthy()
})

test('going back from answering again leads to the style that stands', async () => {
  await draw(found)
  await press('다시 답하기')
  await waitFor(() => expect(asked()).toBe('물음 1'))
  await press('뒤로')
  await waitFor(() => expect(asked()).toBe('천천히 골고루'))
  expect(sent).toEqual([])
  await press('뒤로')
  expect(await page.findByText('코치')).toBeTruthy()
})

test('what could not be sent is still there', async () => {
  await draw(none)
  refused = true
  await userEvent.click(page.getByRole('radio', { name: '자주' }))
  await press('다음')
  await userEvent.click(await page.findByRole('checkbox', { name: '가끔' }))
  await press('결과 보기')
  expect((await page.findByRole('alert')).textContent).toBe('저장하지 못했어요. 다시 시도해 주세요.')
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: '가끔' }).checked).toBe(true)
})

test('friends are seen by who is seen; taking it back asks once', async () => {
  await draw(found)
  expect(page.getByText(/^같은 챌린지 팀 동료에게 별명과 사진, 스타일 이름, 얼마나 닮았는지가 보여요/)).toBeTruthy()
  expect(page.queryByText('서윤')).toBeNull()
  await userEvent.click(page.getByRole('switch', { name: '내 스타일 보여 주기' }))
  expect((await page.findByText('서윤')).closest('li')?.textContent).toContain('천천히 골고루, 91% 닮았어요')
  await userEvent.click(page.getByRole('switch', { name: '내 스타일 보여 주기' }))
  await waitFor(() => expect(sent).toEqual([{ name: 'updateFriendAgreeYn', body: { friendAgreeYn: 'Y' } }]))
  await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: '그만 보이기' }))
  await waitFor(() => expect(page.queryByText('서윤')).toBeNull())
  expect(sent.at(-1)).toEqual({ name: 'updateFriendAgreeYn', body: { friendAgreeYn: 'N' } })
})

test('friends whose styles do not come are asked for again', async () => {
  areFriendsLost = true
  await draw({ ...found, friendAgreeYn: 'Y' })
  expect(await page.findByText('친구의 스타일을 불러오지 못했어요')).toBeTruthy()
  areFriendsLost = false
  await userEvent.click(page.getByRole('button', { name: '다시' }))
  expect(await page.findByText('서윤')).toBeTruthy()
})

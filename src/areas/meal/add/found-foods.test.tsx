// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { FoundFoods } from './found-foods.tsx'
import type { AddFoods } from './use-add-foods.ts'

const flow: AddFoods = {
  basket: [],
  problem: null,
  meal: null,
  busy: false,
  send: () => {},
  save: () => Promise.resolve(true),
}

function Search() {
  const [word, setWord] = useState('마라샹궈')
  return (
    <>
      <button type="button" onClick={() => setWord('마라')}>
        더 짧게
      </button>
      <FoundFoods word={word} flow={flow} day="20261119" meal="3" onWriteOwn={() => {}} />
    </>
  )
}

afterEach(cleanup)

test('a word that nobody has answered for yet is not said to be found nowhere, where the one before was', async () => {
  const found = Promise.withResolvers<Response>()
  connectApi(
    fakePorts((request) =>
      new URL(request.url).searchParams.get('searchWord') === '마라샹궈'
        ? answer(envelope({ totalCnt: 0, list: [] }))
        : found.promise,
    ),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '음식 찾기', message: '음식 찾기' } })
  await renderRouter(
    testRouter([{ path: '/healthlog/mealRecordSearch', data, component: Search }], {
      at: '/healthlog/mealRecordSearch',
    }),
  )
  await page.findByText('‘마라샹궈’를 찾지 못했어요')
  await act(async () => void fireEvent.click(page.getByRole('button', { name: '더 짧게' })))
  expect(page.getByRole('status', { name: '음식을 찾는 중' })).toBeTruthy()
  expect(page.queryByText(/찾지 못했어요/)).toBeNull()
  await act(async () => found.resolve(answer(envelope({ totalCnt: 0, list: [] }))))
  expect(await page.findByText('‘마라’를 찾지 못했어요')).toBeTruthy()
})

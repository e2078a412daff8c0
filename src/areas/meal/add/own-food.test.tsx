// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, fakePorts } from '#src/contract/testing.ts'
import { OwnFood } from './own-food.tsx'

/** The form of a food that is to be changed, where asking for it is answered with this status. */
async function open(status: number) {
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status })))
  const data = screen({
    entry: { name: 'main' },
    kind: 'form',
    title: { id: '음식 직접 입력', message: '음식 직접 입력' },
  })
  const component = () => (
    <OwnFood day="20261119" meal="3" mealName="저녁" clock={null} word="" foodId="F900001" onSaved={() => {}} />
  )
  await renderRouter(
    testRouter([{ path: '/healthlog/mealRecordMenuWrite', data, component }], { at: '/healthlog/mealRecordMenuWrite' }),
  )
}
const form = () => page.queryByRole('button', { name: '적어 두고 기록하기' })

afterEach(cleanup)

test('a food to change that could not be asked for is no new food: it can be asked for again', async () => {
  await open(500)
  expect(await page.findByText('음식을 불러오지 못했어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '다시 시도' })).toBeTruthy()
  expect(form()).toBeNull()
})

test('one that there is not, or that is somebody else’s, leads to the search', async () => {
  await open(404)
  expect(await page.findByText('없어진 음식이에요')).toBeTruthy()
  expect(page.getByRole('link', { name: '음식 찾기' })).toBeTruthy()
  expect(form()).toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { MissionScreen } from './mission.screen.tsx'

afterEach(cleanup)

/** A day without missions, of somebody who is in these challenges. */
async function open(challenges: object[]) {
  const day = today(new Date())
  connectApi(
    fakePorts(({ url }) => {
      if (url.includes('myMissonList')) return answer(envelope([]))
      return answer(envelope(url.includes('chalList') ? challenges : { startDt: day, endDt: day, tryDays: 0, dayList: [] }))
    }),
  )
  const data = screen({ entry: { name: 'challengeMission' }, kind: 'list', title: { id: '오늘의 미션', message: '오늘의 미션' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <Suspense fallback={null}><MissionScreen day={day} /></Suspense> }]))
}

test('who is in no challenge is shown the way to one, and not told that it rests', async () => {
  await open([])
  await page.findByRole('heading', { level: 1, name: '오늘은 미션이 없어요' })
  expect(page.getByRole('link', { name: '챌린지 둘러보기' })).not.toBeNull()
  expect(page.queryByText('챌린지가 쉬는 날에는 미션이 없어요.')).toBeNull()
})

test('who is in one reads that it rests', async () => {
  await open([{ chalnCode: 'CH20261102' }])
  await page.findByText('챌린지가 쉬는 날에는 미션이 없어요.')
  expect(page.queryByRole('link', { name: '챌린지 둘러보기' })).toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { UrgentLines } from './hub-lines.tsx'

const LOW = {
  alterType: 'VALUE',
  alterMsg:
    '혈당 48, 매우 낮아요. 지금 당분 15–20 g을 먹고 15분 뒤에 다시 재 보세요. 몸이 좋지 않거나 삼키기 어려우면 바로 119에 전화하세요.',
  statusCode: 'LACK',
  routeNm: 'healthlogBloodSugarRecord',
  alterDtm: '202611191205',
  careCode: 'SUGAR_VERY_LOW',
} as const
/** In Seoul. */
const at = (clock: string, day = '19') => new Date(`2026-11-${day}T${clock}:00+09:00`)

/** The line as it stands at `now`, of an answer that the server has given at `saidAt`. */
async function draw(saidAt: Date, now: Date) {
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
  const data = screen({ entry: { name: 'healthlogHealthlog' }, kind: 'hub', title: { id: '기록', message: '기록' } })
  await renderRouter(
    testRouter([{ path: '/x', data, component: () => <UrgentLines lines={[LOW]} saidAt={saidAt} now={now} /> }], {
      at: '/x',
    }),
  )
  return (await page.findByRole('link', { name: /혈당|쟀어요/ })).textContent
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a low sugar of now is said as the server says it', async () => {
  expect(await draw(at('12:10'), at('12:10'))).toBe(LOW.alterMsg)
})

test('of an answer kept since yesterday nobody takes sugar now: it says when it was, to measure again', async () => {
  expect(await draw(at('12:10'), at('07:00', '20'))).toBe(
    '어제 12:05에 쟀어요. 지금은 어떤지 다시 재 보세요. 몸이 좋지 않으면 바로 119에 전화하세요.',
  )
  expect(page.queryByRole('button')).toBeNull()
})

test('what the server itself says of an hour ago stays as it says it', async () => {
  expect(await draw(at('13:20'), at('13:25'))).toBe(LOW.alterMsg)
})

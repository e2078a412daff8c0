// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { newRun, type Plan, type Run } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'
import { ResumeCard } from './resume-card.tsx'

const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [{ sn: 1, name: '스쿼트', sets: 1, reps: 10, setS: 60, restS: 30, guide: null, drawing: 'SQUAT' }],
}
const now = new Date('2026-11-19T18:40:00+09:00')

afterEach(cleanup)

/** The card of what was under way since this time. */
async function draw(left: string, over: Partial<Omit<Programme, 'run'>>, part: Partial<Run> = {}) {
  const touchedMs = new Date(left).getTime()
  const programme: Programme = {
    run: { ...newRun(plan, touchedMs), startedMs: touchedMs, ...part },
    state: 'paused',
    saved: null,
    problem: null,
    send: vi.fn(),
    ...over,
  }
  const data = screen({ entry: { name: 'main' }, kind: 'detail', title: { id: '운동', message: '운동' } })
  await renderRouter(
    testRouter([{ path: '/', data, component: () => <ResumeCard {...programme} now={now} /> }], { at: '/' }),
  )
  return programme
}
const offers = (...names: string[]) => names.filter((name) => page.queryByRole('button', { name }))

test.each([
  ['2026-11-19T07:12:00+09:00', /^07:12에 멈췄어요/],
  ['2026-11-18T23:50:00+09:00', /^어제 23:50에 멈췄어요/],
  ['2026-11-16T07:12:00+09:00', /^11월 16일 07:12에 멈췄어요/],
])('a programme left at %s says when', async (left, words) => {
  await draw(left, {})
  expect(page.getByText(words)).toBeTruthy()
})

test('a phone that was set back a day says no time that is still to come', async () => {
  await draw('2026-11-20T18:30:00+09:00', {})
  expect(page.getByText(/^18:40에 멈췄어요/)).toBeTruthy()
  expect(offers('저장하고 끝내기')).toEqual([])
  expect(page.getByRole('link', { name: '이어서 하기' })).toBeTruthy()
})

test('what waits for a connection says so, and what the server does not take says that and may be let go', async () => {
  await draw('2026-11-19T18:30:00+09:00', { state: 'unsaved', problem: 'lost' })
  expect(page.getByText('이 휴대폰에 있어요. 연결되면 저장해요.')).toBeTruthy()
  expect(offers('지금 저장하기', '저장하지 않고 끝내기')).toEqual(['지금 저장하기'])
  cleanup()
  const { send } = await draw('2026-11-19T18:30:00+09:00', { state: 'unsaved', problem: 'refused' })
  expect(page.getByText('저장하지 못했어요. 이 휴대폰에 그대로 있어요.')).toBeTruthy()
  expect(offers('지금 저장하기', '다시 저장하기', '저장하지 않고 끝내기')).toEqual([
    '다시 저장하기',
    '저장하지 않고 끝내기',
  ])
  fireEvent.click(page.getByRole('button', { name: '저장하지 않고 끝내기' }))
  expect(send).toHaveBeenCalledWith({ type: 'run.dropped' })
})

test('an old one without a set that was done promises no saving', async () => {
  await draw('2026-11-18T07:12:00+09:00', { state: 'stale' })
  expect(offers('저장하고 끝내기', '끝내기')).toEqual(['끝내기'])
  cleanup()
  await draw('2026-11-18T07:12:00+09:00', { state: 'stale' }, { done: [[true]] })
  expect(offers('저장하고 끝내기', '끝내기')).toEqual(['저장하고 끝내기'])
})

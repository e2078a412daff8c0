// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { newRun, type Plan } from '../programme/run.ts'
import type { Programme } from '../programme/use-programme.ts'
import { ResumeCard } from './resume-card.tsx'

const plan: Plan = { code: 'PG0012', name: '퇴근 뒤 전신 근력', moves: [{ sn: 1, name: '스쿼트', sets: 1, reps: 10, setS: 60, restS: 30, guide: null, drawing: 'SQUAT' }] }
const now = new Date('2026-11-19T18:40:00+09:00')

afterEach(cleanup)

test.each([
  ['2026-11-19T07:12:00+09:00', /^07:12에 멈췄어요/],
  ['2026-11-18T23:50:00+09:00', /^어제 23:50에 멈췄어요/],
  ['2026-11-16T07:12:00+09:00', /^11월 16일 07:12에 멈췄어요/],
])('a programme left at %s says when', async (left, words) => {
  const touchedMs = new Date(left).getTime()
  const programme: Programme = { run: { ...newRun(plan, touchedMs), startedMs: touchedMs }, state: 'paused', saved: null, problem: null, send: vi.fn() }
  const data = screen({ entry: { name: 'main' }, kind: 'detail', title: { id: '운동', message: '운동' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <ResumeCard {...programme} now={now} /> }], { at: '/' }))
  expect(page.getByText(words)).toBeTruthy()
})

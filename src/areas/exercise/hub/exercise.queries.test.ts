// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { endProgramme, openProgramme } from '../programme/flow.ts'
import type { Plan } from '../programme/run.ts'
import { prefetchExercise } from './exercise.queries.ts'

vi.mock('#src/app/kept/kept.ts', () => ({ keptTexts: { read: async () => null, write: async () => {} } }))

const NOW = new Date('2026-11-20T07:10:00+09:00')
const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [{ sn: 1, name: '스쿼트', sets: 1, reps: 10, setS: 60, restS: 30, guide: null, drawing: 'SQUAT' }],
}
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

afterEach(() => {
  endProgramme()
  endDrafts('')
})

test('without a connection a programme under way on this phone is led to; without one nothing is shown', async () => {
  connectApi(fakePorts(() => Promise.reject(new TypeError('Failed to fetch'))))
  await expect(prefetchExercise(queries(), NOW)).rejects.toBeInstanceOf(ApiError)
  const actor = await openProgramme(queries())
  actor.send({ type: 'programme.opened', plan })
  expect(await prefetchExercise(queries(), NOW)).toBe('alone')
})

test('a server that answers with a failure is told as one', async () => {
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 500 })))
  const actor = await openProgramme(queries())
  actor.send({ type: 'programme.opened', plan })
  await expect(prefetchExercise(queries(), NOW)).rejects.toBeInstanceOf(ApiError)
})

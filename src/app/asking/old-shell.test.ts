// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { questions } from '#src/ui/confirm/confirm-queue.ts'
import type { Remembered } from './asked-before.ts'
import { tellOldShell } from './old-shell.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S928N; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 App/1.01.14'
const NOW = new Date('2026-11-19T11:24:00+09:00')
const TOMORROW = new Date('2026-11-20T11:24:00+09:00')

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
})

function memory(): Remembered {
  const kept = new Map<string, string>()
  return { read: (key) => kept.get(key) ?? null, write: (key, text) => kept.set(key, text).has(key) }
}

function knowing(updateVer: string, forceYn: 'Y' | 'N') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const newest: Schemas['UpdateVer'] = {
    osType: 'Android',
    updateVer,
    forceYn,
    storeUrl: 'https://store.example.com/hansang',
    contents: '걸음 수를 더 빨리 가져와요.',
  }
  queries.setQueryData(
    query('get', '/api/common/getUpdateVer', { params: { query: { osType: 'Android' } } }).queryKey,
    newest,
  )
  return queries
}

test('a shell that everybody should leave is told of once a day, and blocks nobody [NTC-02]', async () => {
  const [queries, kept] = [knowing('1.01.16', 'Y'), memory()]
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const told = tellOldShell(queries, NOW, ANDROID, kept)
  await vi.waitFor(() => expect(questions.current()).toMatchObject({ is: 'confirm', question: { cancel: '나중에' } }))
  questions.current()?.refuse()
  await told
  expect(open).not.toHaveBeenCalled()
  await tellOldShell(queries, NOW, ANDROID, kept)
  expect(questions.current()).toBeUndefined()
  void tellOldShell(queries, TOMORROW, ANDROID, kept)
  await vi.waitFor(() => expect(questions.current()).toBeDefined())
  questions.current()?.refuse()
})

test('a newer shell that nobody must have, the newest, and a browser are left in peace [NTC-02]', async () => {
  await tellOldShell(knowing('1.01.16', 'N'), NOW, ANDROID, memory())
  await tellOldShell(knowing('1.01.14', 'Y'), NOW, ANDROID, memory())
  await tellOldShell(knowing('1.01.16', 'Y'), NOW, ANDROID.replace(/ App.*/, ''), memory())
  expect(questions.current()).toBeUndefined()
})

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { keepOffline } from './kept-queries.ts'
import type { Vault } from './vault.ts'

const receivedMs = Date.UTC(2026, 10, 19, 2, 20)
let kept: Map<string, string>
let vault: Vault

beforeEach(() => {
  kept = new Map()
  vault = {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, text) => void kept.set(name, text),
    forget: async () => {},
    destroy: async () => kept.clear(),
  }
})

const client = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', persister: keepOffline(vault, () => receivedMs) },
    },
  })

const menu = (queryFn: () => Promise<string>, keptOffline = true) => ({
  queryKey: ['menu'],
  queryFn,
  meta: { keptOffline },
})
const unreachable = () => Promise.reject(new ApiError('network'))

describe('a query marked for reading without a connection', () => {
  test('answers from what was kept, with its real age, when nobody can be reached', async () => {
    await client().fetchQuery(menu(() => Promise.resolve('고등어구이')))
    const later = client()
    await expect(later.fetchQuery(menu(unreachable))).resolves.toBe('고등어구이')
    await vi.waitFor(() => expect(later.getQueryState(['menu'])?.dataUpdatedAt).toBe(receivedMs))
  })

  test('that asks for a day is kept for the member, and answers the question of the next day', async () => {
    const graph = (day: string, queryFn: () => Promise<string>) => ({
      queryKey: ['graph', day],
      queryFn,
      meta: { keptOffline: true, keptAs: 'graph' },
    })
    await client().fetchQuery(graph('20261118', () => Promise.resolve('68.6')))
    await expect(client().fetchQuery(graph('20261119', unreachable))).resolves.toBe('68.6')
    expect([...kept.keys()]).toEqual(['graph'])
  })

  test('fails as it is when nothing was kept', async () => {
    await expect(client().fetchQuery(menu(unreachable))).rejects.toMatchObject({ kind: 'network' })
  })

  test('never hides the answer of a server behind what was kept', async () => {
    await client().fetchQuery(menu(() => Promise.resolve('고등어구이')))
    const refused = () => Promise.reject(new ApiError('status', { status: 500 }))
    await expect(client().fetchQuery(menu(refused))).rejects.toMatchObject({ status: 500 })
  })
})

test('other queries leave nothing behind', async () => {
  await client().fetchQuery(menu(() => Promise.resolve('비밀'), false))
  expect(kept.size).toBe(0)
  await expect(client().fetchQuery(menu(unreachable, false))).rejects.toMatchObject({ kind: 'network' })
})

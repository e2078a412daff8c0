import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.mock('./kept/kept.ts', () => ({
  keptTexts: {
    read: async (name: string) => kept.get(name) ?? null,
    write: async (name: string, text: string) => void kept.set(name, text),
  },
}))
vi.mock('./when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }))

/** A page that is loaded anew: what is in memory is gone. */
async function visit() {
  vi.resetModules()
  const { noteOpening, recallOpenings } = await import('./recent-screens.ts')
  const state = await import('./client-state.ts')
  return {
    noteOpening,
    recallOpenings,
    recent: () => state.clientState.get().recentScreens,
    end: state.resetClientState,
  }
}

beforeEach(() => {
  kept.clear()
})

test('the screen opened last stands first, each once, and no more than twenty', async () => {
  const { noteOpening, recent } = await visit()
  for (const name of ['main', 'menuTodayMenu', 'main', 'main']) noteOpening(name)
  expect(recent()).toEqual(['main', 'menuTodayMenu'])
  for (let at = 0; at < 30; at += 1) noteOpening(`screen${at}`)
  expect([recent().length, recent()[0]]).toEqual([20, 'screen29'])
})

test('a later visit has them behind its own, and what it keeps holds both', async () => {
  const first = await visit()
  first.noteOpening('menuTodayMenu')
  first.noteOpening('healthlogWeightRecord')
  await vi.waitFor(() => expect(kept.get('recent-screens')).toContain('Weight'))
  const second = await visit()
  second.noteOpening('main')
  await vi.waitFor(() => expect(second.recent()).toEqual(['main', 'healthlogWeightRecord', 'menuTodayMenu']))
  await vi.waitFor(() =>
    expect(JSON.parse(kept.get('recent-screens') ?? '[]')).toEqual(['main', 'healthlogWeightRecord', 'menuTodayMenu']),
  )
})

test('a session that ends leaves none, and nothing is written after it', async () => {
  const first = await visit()
  first.noteOpening('menuTodayMenu')
  await vi.waitFor(() => expect(kept.size).toBe(1))
  const second = await visit()
  second.noteOpening('main')
  second.end()
  kept.clear()
  await second.recallOpenings()
  await Promise.resolve()
  expect([second.recent(), kept.size]).toEqual([[], 0])
})

test('what cannot be read counts as nothing', async () => {
  kept.set('recent-screens', '{"a":1}')
  const { noteOpening, recallOpenings, recent } = await visit()
  noteOpening('main')
  await recallOpenings()
  expect(recent()).toEqual(['main'])
})

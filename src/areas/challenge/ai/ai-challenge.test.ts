import { expect, test, vi } from 'vitest'
import { runAiChallenge } from './ai-challenge.ts'

test.each([{}, { route: '' }, { route: null }, { route: 'null' }])(
  'without a route (%j) no call is made [VAL-08]',
  async (request) => {
    const post = vi.fn<(request: object) => Promise<string>>()
    expect(await runAiChallenge(request, post)).toBeNull()
    expect(post).not.toHaveBeenCalled()
  },
)

test('with a route there is one call, and its answer is handed on [VAL-08]', async () => {
  const post = vi.fn(() => Promise.resolve('coaching'))
  expect(await runAiChallenge({ route: 'ai-coaching' }, post)).toBe('coaching')
  expect(post).toHaveBeenCalledExactlyOnceWith({ route: 'ai-coaching' })
})

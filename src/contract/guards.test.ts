import { describe, expect, test, vi } from 'vitest'

import { createApi } from './client.ts'
import { differences, guardAnswers } from './guards.ts'
import { answer, envelope, fakePorts } from './testing.ts'

const TOKEN = 'a.b.c'

describe('answers against the contract', () => {
  test('an answer in order has no differences', async () => {
    expect(await differences('GET', '/session', envelope(TOKEN))).toEqual([])
  })

  test('a difference names its place', async () => {
    expect(await differences('GET', '/session', envelope(7))).toEqual([expect.stringContaining('(payload): ')])
    const [first] = await differences('GET', '/api/oauth/userInfo', envelope({ hcId: 1 }))
    expect(first).toMatch(/^hcId: /)
  })

  test('an operation that the contract does not know is left alone', async () => {
    expect(await differences('GET', '/api/unknown', envelope(1))).toEqual([])
  })

  test('the developer is told, and the screen gets its data all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = createApi(fakePorts(() => answer(envelope(7))))
    api.use(guardAnswers)
    expect((await api.GET('/session')).data).toEqual(envelope(7))
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('GET /session differs')))
    warn.mockRestore()
  })
})

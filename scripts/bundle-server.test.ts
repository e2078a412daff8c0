import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { BUNDLE_STAMP, freshBundle } from '../server/bundle.ts'
import { bundleServer } from './bundle-server.ts'
import { startServer } from './lib/server.ts'

// Two starts of the whole server, on machines that do other things, too.
const TIMEOUT_MS = 180_000

afterEach(() => rmSync(BUNDLE_STAMP, { force: true }))

test(
  'the bundled server starts as its sources do, and stands back for sources that differ',
  async () => {
    rmSync(BUNDLE_STAMP, { force: true })
    expect(await bundleServer()).toBe('The server is bundled.')
    expect(await bundleServer()).toBe('The server is bundled already.')
    expect(freshBundle()).toMatch(/serve\.mjs$/)
    const signIn = async () => {
      const server = await startServer({ scenarios: true, timeoutMs: TIMEOUT_MS })
      try {
        const body = new URLSearchParams({ username: 'haneul', password: 'hansang-demo!1', 'remember-me': 'false' })
        const answer = await fetch(`${server.origin}/login`, {
          method: 'POST',
          headers: { 'x-device-id': 'bundle', 'x-autologin': 'N' },
          body,
        })
        return [answer.status, server.log().includes('has been filled')]
      } finally {
        await server.close()
      }
    }
    expect(await signIn()).toEqual([200, true])
    rmSync(BUNDLE_STAMP)
    expect(freshBundle()).toBeUndefined()
    expect(await signIn()).toEqual([200, true])
  },
  TIMEOUT_MS,
)

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.ts'
import { startPrism } from '../../scripts/lib/prism.ts'
import { ROOT, childEnv, stop } from '../../scripts/lib/run.ts'
import { builtRoutes } from './routes.ts'

/** The built app on Prism, same origin, as `npm run mock` serves it to front-end developers. */
export type Mock = { origin: string }

async function startMock(): Promise<Mock & { close: () => Promise<void> }> {
  const prism = await startPrism({ port: await freePort() })
  const port = await freePort('localhost')
  const vite = spawn(
    process.execPath,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'preview', '--port', String(port), '--strictPort'],
    {
      cwd: ROOT,
      env: childEnv({ HANSANG_API_TARGET: prism.origin }),
      stdio: 'ignore',
    },
  )
  const origin = `http://localhost:${port}`
  const close = async () => {
    await Promise.all([stop(vite), prism.close()])
  }
  for (let tries = 0; tries < 200 && vite.exitCode === null; tries++) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { origin, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await close()
  throw new Error('The built app could not be served in front of Prism.')
}

/** The `test` of journeys on the mock: no server, no clock, no members of their own. */
export const test = base.extend<object, { mock: Mock }>({
  mock: [
    // Playwright reads what a fixture needs from this pattern; ours needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const mock = await startMock()
      await provide(mock)
      await mock.close()
    },
    // Prism may have to be installed first.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ mock }, provide) => {
    await provide(mock.origin)
  },
})

/** What an address with a parameter, or with a query it cannot do without, is opened with. */
const GIVEN: Record<string, string> = {
  '/$': '/no/such/screen',
  '/member/pass/success/$type': '/member/pass/success/join?authKey=PASS0001&result=done',
  '/mypage/pass/success/$type': '/mypage/pass/success/find?authKey=PASS0001&result=done',
  '/meal/detail': '/meal/detail?menuDt=20261119&hallNo=E101&menuCourseType=AA&menuMealType=2&restaurantCode=REST000101',
}

/** Every address that has a screen, ready to be opened. */
export function builtAddresses(): string[] {
  return builtRoutes().map(({ path }) => {
    const address = GIVEN[path] ?? path
    if (address.includes('$')) throw new Error(`${path}: say in tests/support/mock.ts what it is opened with`)
    return address
  })
}

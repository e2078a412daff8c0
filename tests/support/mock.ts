import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.ts'
import { startPrism } from '../../scripts/lib/prism.ts'
import { ROOT, childEnv, stop } from '../../scripts/lib/run.ts'

/** The built app on Prism, same origin, as `npm run mock` serves it to front-end developers. */
export type Mock = { origin: string }

async function startMock(): Promise<Mock & { close: () => Promise<void> }> {
  const prism = await startPrism({ port: await freePort() })
  const port = await freePort('localhost')
  const vite = spawn(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'preview', '--port', String(port), '--strictPort'], {
    cwd: ROOT,
    env: childEnv({ HANSANG_API_TARGET: prism.origin }),
    stdio: 'ignore',
  })
  const origin = `http://localhost:${port}`
  const close = async () => {
    await Promise.all([stop(vite), prism.close()])
  }
  for (let tries = 0; tries < 200 && vite.exitCode === null; tries++) {
    if (await fetch(origin).then((answer) => answer.ok, () => false)) return { origin, close }
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
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ mock }, provide) => {
    await provide(mock.origin)
  },
})

/** What an address with a parameter, or with a query it cannot do without, is opened with. */
const GIVEN: Record<string, string> = {
  '/$': '/no/such/screen',
  '/meal/detail': '/meal/detail?menuDt=20261119&hallNo=E101&menuCourseType=AA&menuMealType=2&restaurantCode=REST000101',
}

/** Every address that has a screen, ready to be opened: the generated route tree is the list. */
export function builtAddresses(): string[] {
  const tree = readFileSync(join(ROOT, 'src', 'routeTree.gen.ts'), 'utf8')
  const block = /export interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const paths = [...block.matchAll(/^ {2}'([^']+)'/gm)].map((match) => match[1] ?? '')
  return paths.map((path) => {
    const address = GIVEN[path] ?? path
    if (address.includes('$')) throw new Error(`${path}: say in tests/support/mock.ts what it is opened with`)
    return address
  })
}

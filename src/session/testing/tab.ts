import { createBrowser, type FakeServer } from './world.ts'

export const SIGNED_IN = { accessToken: 't0', deviceId: 'device-1', autoLogin: 'Y' }
export const CREDENTIALS = { username: 'haneul', password: 'secret', remember: true }

/** A browser with one tab whose member is signed in. */
export async function signedInTab(setup: Parameters<typeof createBrowser>[0] = {}) {
  const browser = createBrowser({ stored: SIGNED_IN, ...setup })
  const tab = browser.openTab()
  await tab.session.start()
  return { ...browser, ...tab, tab }
}

/** What a call fails with. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )
/** Until nothing is under way that needs no answer. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))
export const countOf = (paths: string[], path: string) => paths.filter((each) => each === path).length

/** Holds the answer to a path until it is released. */
export function hold(server: FakeServer, path: string, response: () => Response) {
  const gate = Promise.withResolvers<void>()
  server.state.answers.set(path, async () => {
    await gate.promise
    return response()
  })
  return gate.resolve
}

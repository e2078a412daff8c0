import { api, connectApi } from '#src/contract/api.ts'
import { createSession } from '#src/session/create-session.ts'
import { createSessionCalls } from '#src/session/session-calls.ts'
import { createTabs, noLocks } from '#src/session/tabs.ts'
import { createShell } from '#src/shell/shell.ts'

/**
 * The app's session and client without its screens, for a bench that has to say "fifty calls at once": no screen makes
 * as many. Wired as in src/app.
 */
export type Harness = {
  start: () => Promise<string>
  signIn: (username: string, password: string) => Promise<void>
  /** Makes this many calls at once; answers how many succeeded. */
  calls: (count: number) => Promise<number>
  /** How often the session has ended in this tab. */
  ends: () => number
}

let ends = 0
const shell = createShell({ host: {}, userAgent: navigator.userAgent, storage: () => localStorage, console })
const session = createSession({
  shell,
  calls: createSessionCalls(api),
  locks: navigator.locks ?? noLocks,
  tabs: createTabs(),
  onEnd: () => {
    ends += 1
  },
  navigate: () => {},
})
connectApi({
  baseUrl: location.origin,
  fetch: (request, init) => fetch(request, init),
  session: session.port,
  navigate: () => {},
  alert: () => {},
  clearChatToken: () => {},
})

const harness: Harness = {
  start: () => session.start(),
  signIn: (username, password) => session.signIn({ username, password, remember: false }),
  calls: async (count) => {
    const answers = await Promise.allSettled(Array.from({ length: count }, () => api.GET('/api/oauth/userInfo')))
    return answers.filter((one) => one.status === 'fulfilled' && one.value.response.ok).length
  },
  ends: () => ends,
}
Object.assign(globalThis, { harness })

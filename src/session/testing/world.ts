import type { Api, ApiPorts } from '#src/contract/client.ts'

import { lateApi } from '#src/contract/api.ts'
import { createApi } from '#src/contract/client.ts'
import { answer, BASE_URL, duplicateLogin, envelope, tokenExpired } from '#src/contract/testing.ts'
import { memoryStorage, testShell } from '#src/shell/testing.ts'

import type { Locks, TabMessage, Tabs } from '../tabs.ts'

import { createSession, type SessionOptions } from '../create-session.ts'
import { createSessionCalls } from '../session-calls.ts'

/** What a test may hold up or reorder; nothing by default. */
export type Pause = () => Promise<void>

/** A token as a server makes it, that names whose it is. */
export const namedToken = (sub: string, count: number) =>
  `h.${btoa(JSON.stringify({ sub, count, exp: 4_000_000_000 }))}.s`

/** A server with one member and one live session, as strict as can be: only the newest token refreshes. */
export function createFakeServer(pause: Pause = () => Promise.resolve()) {
  const state = {
    token: 't0',
    tokens: 0,
    /** The access token has run out; only GET /session takes it. */
    isExpired: false,
    /** 'ended': signed out. 'elsewhere': another device has signed in. */
    session: 'live' as 'live' | 'ended' | 'elsewhere',
    refreshes: 0,
    remembered: false,
    /** Overrides the answer to a path. */
    answers: new Map<string, (request: Request) => Response | Promise<Response>>(),
    requests: [] as string[],
    /** Who signs in, and whom the next token is for. */
    member: { hcId: 'HC20240001', usrId: 'haneul' },
    /** What the next token says of its member; without it tokens say nothing. */
    subjectOf: null as ((member: { hcId: string; usrId: string }) => string) | null,
  }

  function refuse(): Response {
    if (state.session === 'elsewhere') return duplicateLogin()
    return answer({ error: 'login', errorMessage: null }, { status: 401, headers: { 'wp-error': 'login' } })
  }

  function renewed(): string {
    state.tokens += 1
    const sub = state.subjectOf?.(state.member)
    state.token = sub === undefined ? `t${state.tokens}` : namedToken(sub, state.tokens)
    state.isExpired = false
    return state.token
  }

  async function reply(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    state.requests.push(pathname)
    const special = state.answers.get(pathname)
    if (special) return special(request)
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (pathname === '/login') {
      const form = new URLSearchParams(await request.text())
      if (form.get('password') !== 'secret') {
        return answer({ error: 'invalidCredentials', errorMessage: '다시 확인해 주세요.' }, { status: 401 })
      }
      state.remembered = form.get('remember-me') === 'true'
      state.session = 'live'
      return answer({ id: 'haneul', gender: 'F', bizName: 'x' }, { headers: { authorization: `Bearer ${renewed()}` } })
    }
    if (pathname === '/api/common/getRememberMeAccessToken') {
      if (!state.remembered) return refuse()
      state.session = 'live'
      return answer(envelope(renewed()))
    }
    if (pathname === '/logout') {
      state.session = 'ended'
      state.remembered = false
      return answer(envelope(null))
    }
    if (state.session !== 'live') return refuse()
    if (pathname === '/session') {
      if (token !== state.token) return refuse()
      const next = renewed()
      state.refreshes += 1
      return answer(envelope(next))
    }
    if (state.isExpired || token !== state.token) return tokenExpired()
    return answer(envelope({ ...state.member, path: pathname }))
  }

  return {
    state,
    fetch: async (request: Request, { signal }: { signal: AbortSignal }): Promise<Response> => {
      await pause()
      signal.throwIfAborted()
      const response = await reply(request)
      await pause()
      signal.throwIfAborted()
      return response
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>

/** Locks that really exclude, first come first served. */
export function createFakeLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  return {
    request(_name, { signal, ifAvailable }, work) {
      if (ifAvailable && held > 0) return work(null)
      held += 1
      const turn = last.then(() => {
        signal?.throwIfAborted()
        return work({})
      })
      last = turn.catch(() => undefined).then(() => void (held -= 1))
      return turn
    },
  }
}

/** A channel between tabs whose messages may be late. */
export function createFakeChannel(pause: Pause = () => Promise.resolve()): () => Tabs {
  const ears = new Set<(message: TabMessage) => void>()
  return () => {
    let own: ((message: TabMessage) => void) | null = null
    return {
      send(message) {
        for (const ear of ears) if (ear !== own) void pause().then(() => ears.has(ear) && ear(message))
      },
      listen(hear) {
        own = hear
        ears.add(hear)
        return () => void ears.delete(hear)
      },
    }
  }
}

/** One browser: tabs over one storage, one set of locks, one channel and one server. */
export function createBrowser({
  server = createFakeServer(),
  pause = (): Promise<void> => Promise.resolve(),
  stored = {} as Record<string, string>,
} = {}) {
  const storage = memoryStorage(stored)
  const locks = createFakeLocks()
  const join = createFakeChannel(pause)

  /** Opens a tab: a session and a client of its own, with a log of what the member would notice. */
  function openTab({
    shell = testShell({ storage }).shell,
    isOnline = (): boolean => true,
    left = undefined as SessionOptions['left'],
    pause = undefined as SessionOptions['pause'],
    now = () => new Date('2026-11-02T00:00:00Z'),
    also = {} as Partial<
      Pick<SessionOptions, 'onEnd' | 'onMember' | 'asksWhose' | 'insist'> & Pick<ApiPorts, 'navigate'>
    >,
  } = {}) {
    const log: string[] = []
    const session = createSession({
      shell,
      calls: createSessionCalls(lateApi(() => api)),
      locks,
      tabs: join(),
      isOnline,
      ...(left && { left }),
      ...(pause && { pause }),
      now,
      onEnd: (reason, isOthers, whose) => {
        log.push(`end ${reason}${isOthers ? ' others' : ''}`)
        also.onEnd?.(reason, isOthers, whose)
      },
      onMember: (member, arrival) => {
        log.push(`member ${member.hcId}`)
        also.onMember?.(member, arrival)
      },
      ...(also.asksWhose && { asksWhose: also.asksWhose }),
      ...(also.insist && { insist: also.insist }),
      navigate: (to) => void log.push(`navigate ${to}`),
    })
    const ports: ApiPorts = {
      baseUrl: BASE_URL,
      fetch: server.fetch,
      session: session.port,
      navigate: (to) => {
        log.push(`navigate ${to}`)
        also.navigate?.(to)
      },
      alert: (message) => void log.push(`alert ${message}`),
      clearChatToken: () => {},
    }
    const api: Api = createApi(ports)
    return { session, api, log, shell, call: () => api.GET('/api/oauth/userInfo') }
  }

  return { storage, server, openTab }
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>

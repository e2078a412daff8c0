import { createApi, type Api } from '#src/contract/client.ts'
import { createSession, type Session } from '#src/session/create-session.ts'
import { createSessionCalls } from '#src/session/session-calls.ts'
import type { EndReason } from '#src/session/session-types.ts'
import type { Locks, TabMessage, Tabs } from '#src/session/tabs.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { createShell } from '#src/shell/shell.ts'
import type { VirtualTime } from './virtual-time.ts'

/** How the world around the session behaves in one schedule. Times are virtual milliseconds. */
export type Weather = {
  /** How long a token is good for; longer than any answer takes, or ending the session would be right [SES-23]. */
  tokenMs: number
  answerMs: () => number
  /** Whether this GET /session finds no network. */
  refreshFails: () => boolean
}

export type Tab = {
  session: Session
  api: Api
  ends: EndReason[]
  /** Resolves when the tab is closed; what it was waiting for is gone with its page. */
  gone: Promise<void>
  close: () => void
}

const ORIGIN = 'https://hansang.example'

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * A browser and a server in memory: tabs with the app's real session and client over one storage, one set of locks, one
 * channel, and a backend whose tokens run out. Nothing in it ever ends the session, so no tab may end either.
 */
export class World {
  refreshes = 0
  private readonly time: VirtualTime
  private readonly weather: Weather
  private readonly storage = new Map<string, string>()
  private readonly channel = new Set<(message: TabMessage) => void>()
  private readonly locks: Locks
  private readonly expiresAt = new Map<string, number>()
  private issued = 0

  constructor(time: VirtualTime, weather: Weather) {
    this.time = time
    this.weather = weather
    this.locks = createLocks()
    this.storage.set(STORAGE_KEYS.accessToken, this.issueToken())
    this.storage.set(STORAGE_KEYS.deviceId, '5f7c9a52-0f62-4b53-9a0e-2d6f0c4b8f11')
    this.storage.set(STORAGE_KEYS.autoLogin, 'N')
  }

  /** Opens the app in one more tab of the same browser. */
  openTab(): Tab {
    const ends: EndReason[] = []
    let connected: Api | undefined
    const late =
      (verb: 'GET' | 'POST') =>
      (...args: unknown[]) =>
        Reflect.apply(connected?.[verb] as () => unknown, connected, args)
    const shell = createShell({
      host: {},
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
      storage: () => this.asStorage(),
      console: { warn: () => {}, info: () => {} },
    })
    const session = createSession({
      shell,
      // The client needs the session and the session the client; the app solves it the same way (src/contract/api.ts).
      calls: createSessionCalls({ GET: late('GET') as Api['GET'], POST: late('POST') as Api['POST'] }),
      locks: this.locks,
      tabs: this.joinChannel(),
      pause: (ms) => this.time.wait(ms),
      onEnd: (reason) => ends.push(reason),
      navigate: () => {},
    })
    const api = createApi({
      baseUrl: ORIGIN,
      fetch: (request) => this.serve(request),
      session: session.port,
      navigate: () => {},
      alert: () => {},
      clearChatToken: () => {},
    })
    connected = api
    const gone = Promise.withResolvers<void>()
    const close = () => {
      session.stop()
      gone.resolve()
    }
    return { session, api, ends, gone: gone.promise, close }
  }

  private issueToken(): string {
    this.issued += 1
    const token = `head.${btoa(JSON.stringify({ exp: 4_102_444_800, n: this.issued }))}.sign`
    this.expiresAt.set(token, this.time.now() + this.weather.tokenMs)
    return token
  }

  private async serve(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (pathname === '/session') this.refreshes += 1
    await this.time.wait(this.weather.answerMs())
    if (pathname === '/session') {
      if (this.weather.refreshFails()) throw new TypeError('Failed to fetch')
      return this.expiresAt.has(token)
        ? answer(200, envelope(this.issueToken()))
        : answer(401, { error: 'unauthorized', errorMessage: '' })
    }
    // The server looks at the token when the request arrives; the answer takes its time as well.
    const good = (this.expiresAt.get(token) ?? 0) > this.time.now()
    await this.time.wait(this.weather.answerMs())
    return good ? answer(200, envelope([])) : answer(401, { error: 'tokenExpired', errorMessage: '' })
  }

  private joinChannel(): Tabs {
    let own: ((message: TabMessage) => void) | undefined
    return {
      send: (message) => {
        for (const hear of this.channel) if (hear !== own) void this.time.wait(1).then(() => hear(message))
      },
      listen: (hear) => {
        own = hear
        this.channel.add(hear)
        return () => {
          this.channel.delete(hear)
        }
      },
    }
  }

  private asStorage(): Storage {
    const { storage } = this
    return {
      get length() {
        return storage.size
      },
      key: (index) => [...storage.keys()][index] ?? null,
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => {
        storage.set(key, value)
      },
      removeItem: (key) => {
        storage.delete(key)
      },
      clear: () => storage.clear(),
    }
  }
}

const envelope = (data: unknown) => ({ code: 0, message: null, data, data2: null, userInfo: null })

/** Web Locks in memory: one holder per name, the others wait their turn. */
function createLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request: (name, { signal, ifAvailable }, work) => {
      const before = tails.get(name)
      if (ifAvailable && before) return work(null)
      const turn = Promise.resolve(before).then(() => {
        signal?.throwIfAborted()
        return work({})
      })
      const tail = turn
        .catch(() => {})
        .then(() => {
          if (tails.get(name) === tail) tails.delete(name)
        })
      tails.set(name, tail)
      return turn
    },
  }
}

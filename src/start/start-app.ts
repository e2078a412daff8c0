import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadChrome, onChrome } from '#src/app/chrome/late-chrome.tsx'
import { handleChunkFailures } from '#src/app/chunk-failure.ts'
import { resetClientState } from '#src/app/client-state.ts'
import { startConnection } from '#src/app/connection.ts'
import { firstScreen } from '#src/app/first-screen.ts'
import { hasDatabase, LEFT_DATABASE, LOCKER_DATABASE } from '#src/app/kept/database.ts'
import { forgetKept, persister } from '#src/app/kept/kept.ts'
import { startLanguage } from '#src/app/language.ts'
import { goTo, goToFailure } from '#src/app/navigation.ts'
import { setTitle } from '#src/app/page-title.ts'
import { hearPops } from '#src/app/pops.ts'
import { serverOffsetMs } from '#src/app/server-time.queries.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { api, connectApi } from '#src/contract/api.ts'
import { ERROR_PAGES } from '#src/contract/catalogue.ts'
import { uploadMarkOf } from '#src/contract/marks.ts'
import { query } from '#src/contract/query.ts'
import { loadedHealthSync, provideHealthSync } from '#src/health-sync/sync-access.ts'
import { createSession, type Session } from '#src/session/create-session.ts'
import { createSessionCalls } from '#src/session/session-calls.ts'
import type { EndReason } from '#src/session/session-types.ts'
import { createTabs, noLocks } from '#src/session/tabs.ts'
import type { BridgeHost } from '#src/shell/bridge.ts'
import { createChatToken } from '#src/shell/chat-token.ts'
import { removeCookie } from '#src/shell/cookies.ts'
import { RESTAURANT_COOKIE, STORAGE_KEYS } from '#src/shell/keys.ts'
import { createShell, type Shell } from '#src/shell/shell.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { clearLostToasts, clearToasts } from '#src/ui/toast/toast.ts'
import { forgetAnswers, silentOnceEnded } from './forget-answers.ts'
import { createKeptForMember } from './kept-for-member.ts'
import { onNewDay } from './new-day.ts'
import { createQueryClient } from './query-client.ts'
import { reloadPage } from './reload-page.ts'
import { createAppRouter, type AppRouter } from './router.ts'
import { stayOnScreen } from './stay-on-screen.ts'

export interface App {
  router: AppRouter
  queries: QueryClient
  session: Session
  shell: Shell
}

/**
 * Creates the app's services and connects them: the only place that knows them all. Called once, before the first
 * render.
 */
export async function startApp(): Promise<App> {
  // index.html has guessed what will be shown; only the sign-in does without the chrome. A failure shows in the guard.
  const frame = document.documentElement.dataset['frame'] ?? 'page'
  if (frame !== 'login') loadChrome()?.catch(() => {})
  const shell = createShell({
    host: window as Window & BridgeHost,
    userAgent: navigator.userAgent,
    storage: () => localStorage,
    console,
  })
  const queries = createQueryClient(silentOnceEnded(persister))

  const kept = createKeptForMember(() => queries.getQueryData(query('get', '/api/oauth/userInfo').queryKey))
  const session = createSession({
    shell,
    calls: createSessionCalls(api),
    locks: navigator.locks ?? noLocks, // missing on pages without TLS
    tabs: createTabs(),
    isOnline: () => navigator.onLine,
    left: {
      keep: (owed) =>
        leaving()
          .then(({ left }) => left.keep(owed))
          .catch(() => {}),
      drop: (token) =>
        leaving()
          .then(({ left }) => left.drop(token))
          .catch(() => {}),
    },
    onEnd: leaveNothing,
    navigate: (to) => goTo(router, to),
    asksWhose: () => kept.asks(session.whose()),
    insist: kept.insist,
    onMember: (member, arrival) => {
      kept.give(member, session.whose())
      if (arrival === 'stored') return
      whenIdle(
        () =>
          void import('#src/app/asking/after-sign-in.ts')
            .then(({ askAfterSignIn }) => askAfterSignIn(queries, router))
            .catch(() => {}),
      )
    },
  })

  hearPops()
  const router = createAppRouter({ queryClient: queries, session, firstScreen: () => firstScreen(queries) })

  function leaveNothing(reason: EndReason, isOthers: boolean, whose: string | null): void {
    loadedHealthSync()?.end() // before the vault goes: a run under way would write into the next one
    // Another member has signed in in another tab: what is kept by now is theirs.
    if (!isOthers) {
      void forgetKept()
      // What this member chose to see and measured when is not the next one's (docs/decisions/380).
      removeCookie(RESTAURANT_COOKIE)
      shell.local.remove(STORAGE_KEYS.measureAgain)
    }
    dismissQuestions()
    // An unsent inquiry outlives a sign-out too, in its member's locker (docs/decisions/352).
    kept.end(reason, whose, router.history.location)
    if (reason === 'signOut' || reason === 'replaced') clearToasts()
    else clearLostToasts()
    resetClientState()
    // Another member signed in from here: the screen stays and asks anew, as them.
    if (reason === 'replaced') void queries.resetQueries()
    else forgetAnswers(queries)
  }

  connectApi({
    baseUrl: location.origin,
    fetch: async (request, init) => {
      const onProgress = uploadMarkOf(request)
      return onProgress
        ? (await import('#src/contract/upload-progress.ts')).sendWithProgress(request, init.signal, onProgress)
        : fetch(request, init)
    },
    session: session.port,
    // The page says it before anything else runs.
    language: () => document.documentElement.lang,
    navigate: (to) => {
      if (to === ERROR_PAGES[500]) return goToFailure(router, to)
      // The sign-in over a held token: whoever signs in there comes back. [ERR-04]
      if (to === ERROR_PAGES[403]) kept.leave(session.whose(), router.history.location)
      goTo(router, to)
    },
    alert: alertOnce,
    clearChatToken: () => createChatToken(shell.local).clear(),
  })

  handleChunkFailures({
    isOnline: () => navigator.onLine,
    path: () => router.latestLocation.href,
    marks: sessionStorage,
    now: Date.now,
    reload: () => reloadPage(shell),
    stay: () => stayOnScreen(router),
  })

  // The next visit starts with the frame of whom it will most likely show (index.html).
  session.subscribe(() => {
    if (session.isSignedIn()) shell.local.write(STORAGE_KEYS.entryFrame, 'home')
    else shell.local.remove(STORAGE_KEYS.entryFrame)
  })

  // As with the chrome above: the router will ask for a screen that the first load does not know.
  if (['home', 'page'].includes(frame)) router.options.context.allRoutes()?.catch(() => {})
  startConnection()
  // Wherever figures of today stand, the day begins with new ones.
  const renew = () => {
    if (!session.isSignedIn()) return
    void queries.invalidateQueries()
    void router.invalidate()
  }
  onNewDay(() => serverOffsetMs(queries), renew)
  whenIdle(() => void tellLeft())
  whenIdle(() => void sweepLocker())
  addEventListener('online', () => void tellLeft())
  onChrome((chrome) => chrome.follow(router))
  router.subscribe('onRendered', () => setTitle(router))
  await Promise.all([session.start(), startLanguage(localStorage)])
  const app = { router, queries, session, shell }
  const native = () => import('#src/app/native-services.ts')
  provideHealthSync(() => native().then(({ openHealthSync }) => openHealthSync(app)))
  // An ordinary browser has no shell that could send it away and bring it back.
  if (shell.platform().kind !== 'desktop')
    whenIdle(
      () =>
        void native().then(
          ({ startResume }) => startResume(app),
          () => {},
        ),
    )
  return app
}

const leaving = () => import('#src/app/left.ts')

/** Tells the server of sign-outs that it has not heard of; its code loads only where there is one. */
async function tellLeft(): Promise<void> {
  try {
    if (await hasDatabase(LEFT_DATABASE)) await leaving().then(({ left }) => left.send())
  } catch {
    // Its code did not come: the next connection is another try.
  }
}

/** What nobody has come back for goes after its seven days, though no inquiry is ever written here again. */
async function sweepLocker(): Promise<void> {
  if (await hasDatabase(LOCKER_DATABASE))
    await import('#src/app/kept/locker.ts').then(
      ({ locker }) => locker.sweep(),
      () => {},
    )
}

const open = new Map<string, Promise<void>>()

/** Shows the server's words; the same words only once while they are open [ERR-09]. */
function alertOnce(message: string): Promise<void> {
  const shown = open.get(message)
  if (shown) return shown
  const told = confirm({ title: message, confirm: i18n._(msg`확인`) }).then(() => {
    open.delete(message)
  })
  open.set(message, told)
  return told
}

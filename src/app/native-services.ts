import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { HealthSync } from '#src/health-sync/sync-access.ts'
import { api } from '#src/contract/api.ts'
import { query } from '#src/contract/query.ts'
import { createHealthSync } from '#src/health-sync/create-health-sync.ts'
import { openHealthSync as loadHealthSync } from '#src/health-sync/sync-access.ts'
import { createResume } from '#src/resume/create-resume.ts'
import type { Session } from '#src/session/create-session.ts'
import { watchForeground } from '#src/shell/foreground.ts'
import type { Shell } from '#src/shell/shell.ts'
import { routeOfName } from './find-route.ts'
import { keptTexts } from './kept/kept.ts'

// What only a phone's shell needs: health sync and the return to the foreground. Loaded when the first screen stands,
// or with the first screen that uses the sync.

interface Services {
  router: Pick<AnyRouter, 'history'>
  queries: QueryClient
  session: Session
  shell: Shell
}

/** Whose data it is. Same key as the screens' own question, but nobody is led away when it fails. [HSY-13] */
const memberQuery = () => ({
  ...query('get', '/api/oauth/userInfo', { background: true }),
  staleTime: 5 * 60_000,
  retry: false,
})

/** Screens that show what a phone delivers. */
const SHOWS_HEALTH = /^\/api\/(?:main|healthlog|goal|my|mypage|challenge|common\/(?:getLastHealhDate|getIntake))\b/

/** What says how many notices are new. */
const COUNTS_NOTICES = /^\/api\/(?:member\/getPush|main\/(?:mainData|getNewAlarmList)\b)/

export function openHealthSync({ shell, session, queries }: Services): HealthSync {
  return createHealthSync({
    shell,
    api,
    session: session.port,
    member: async () => (session.isSignedIn() ? (await queries.ensureQueryData(memberQuery())).hcId : ''),
    deviceId: () => session.actor.getSnapshot().context.values.deviceId,
    keep: keptTexts,
    pageUrl: () => `/${location.hash}`,
    onChanged: () => {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && SHOWS_HEALTH.test(path),
      })
    },
  })
}

/** Follows the app's returns to the foreground from now on. */
export function startResume({ shell, session, queries, router }: Services): void {
  createResume({
    shell,
    api,
    session: {
      isSignedIn: () => session.isSignedIn(),
      subscribe: (changed) => session.subscribe(changed),
      device: () => session.actor.getSnapshot().context.values,
    },
    member: async () => {
      const { hcId, nickName, realName } = await queries.ensureQueryData(memberQuery())
      return { hcId, name: nickName || realName }
    },
    path: () => router.history.location.href,
    findRoute: async (name) => {
      const route = routeOfName(name)
      return route && { path: route.path, isPublic: route.public }
    },
    open: (href, { recommCode, chalnCode }) => {
      const { location } = router.history
      if (location.href === href) return
      // The sign-in is no place to come back to.
      if (location.pathname.startsWith('/login')) router.history.replace(href, { recommCode, chalnCode })
      else router.history.push(href, { recommCode, chalnCode })
    },
    onRead: () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && COUNTS_NOTICES.test(path),
      }),
    startSync: async () => (await loadHealthSync()).start(),
    watch: (returned) => watchForeground({ document, window }, returned),
    keep: keptTexts,
  })
}

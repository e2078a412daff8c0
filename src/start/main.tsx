import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadChrome } from '#src/app/chrome/late-chrome.tsx'
// Sign-in has parts that come later, and stands without the file of the routes: what brings them is in the first load.
import '#src/app/lazy-part.ts'
import { inIdleMoments } from '#src/app/when-idle.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { nextTask } from './next-task.ts'
import { startApp } from './start-app.ts'

/** The frame in index.html stands until the first page is ready, or for so long that its shape should move on. */
const FRAME_AT_MOST_MS = 1500

// A function, not await at the top: chunks import this file's, and would wait for it to end while it waits for them.
async function main(): Promise<void> {
  // Evaluating the files was one task, starting and drawing are others: none should keep a finger waiting.
  await nextTask()
  const { router, queries, session } = await startApp()
  // Until the page stands the router does not follow the address by itself: a change in between would be shown by
  // nobody.
  const stopFollowing = router.history.subscribe(() => void router.load())
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, FRAME_AT_MOST_MS))])

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // As a transition React draws in pieces, between which a finger is answered; until it is done the frame stands.
  startTransition(() =>
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <SessionContext value={session}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </SessionContext>
      </I18nProvider>,
    ),
  )
  inIdleMoments([
    stopFollowing,
    () => import('#src/styles/load-fonts.ts').then((file) => file.loadFonts()),
    () => import('#src/app/theme.ts').then((file) => file.followDevice()),
    () => import('#src/app/installed/install.ts').then((file) => file.startInstalled()),
    loadChrome, // where this or the next one fails, the guard asks again, and tells
    () => router.options.context.allRoutes(),
    () =>
      import('#src/app/outbox/send-outbox.ts').then((file) =>
        file.startOutbox(queries, async () => (await session.settled()) === 'signedIn'),
      ),
    () => import('#src/ui/overlay/preload.ts').then((file) => inIdleMoments(file.overlayLoaders)),
  ])
}

void main()

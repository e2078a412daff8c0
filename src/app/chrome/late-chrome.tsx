import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadChunk } from '../chunk-failure.ts'

// Bar, bottom navigation and state pages are no part of the sign-in, so they are no part of the first load either. The
// guard waits for them before it lets any other screen open; from then on they are here and draw at once.

type Chrome = (typeof import('./chrome.tsx'))['chrome']
let chrome: Chrome | undefined
let loading: Promise<void> | undefined
let start: ((chrome: Chrome) => void) | undefined

/** Resolves when bar, bottom navigation and state pages can be drawn; nothing to wait for after the first time. */
export function loadChrome(): Promise<void> | undefined {
  if (chrome) return undefined
  loading ??= loadChunk(() => import('./chrome.tsx')).then(
    (file) => {
      chrome = file.chrome
      start?.(chrome)
    },
    (error: unknown) => {
      loading = undefined // the next navigation tries again
      throw error
    },
  )
  return loading
}

/** What begins when the chrome is there. */
export function onChrome(begin: (chrome: Chrome) => void): void {
  if (chrome) begin(chrome)
  else start = begin
}

/** The bottom navigation of the screens whose flag asks for it. */
export function LateBottomNavigation(): ReactNode {
  return chrome ? <chrome.BottomNavigation /> : null
}

/** The offline line of screens without a bar; the others' bar draws it. */
export function LateOfflineNotice(): ReactNode {
  return chrome ? <chrome.OfflineNotice /> : null
}

/** The router's default pending component. */
export function LatePendingPage(): ReactNode {
  return chrome ? <chrome.PendingPage /> : null
}

/** The router's default error component; plain words where even the drawn page did not come. */
export function LateErrorPage(props: ErrorComponentProps): ReactNode {
  const { t } = useLingui()
  if (chrome) return <chrome.ErrorPage {...props} />
  return (
    <main>
      <h1>{t`화면을 불러오지 못했어요`}</h1>
      <button type="button" onClick={() => location.reload()}>
        {t`다시 시도`}
      </button>
    </main>
  )
}

import { Suspense, lazy, useSyncExternalStore } from 'react'
import { type Toast, toasts } from './toast.ts'
import css from './toast.module.css'

export const loadToastList = () => import('./toast-list.tsx')
const begin = () =>
  lazy(async () => {
    try {
      return { default: (await loadToastList()).ToastList }
    } catch {
      ToastList = begin() // the next notice asks again
      return { default: PlainToasts }
    }
  })
let ToastList = begin()

/** Where the notices' code does not come, as without a connection: their words. */
function PlainToasts({ shown }: { shown: readonly Toast[] }) {
  return (
    <ul className={css.list}>
      {shown.map(({ id, text, leaving }) => (
        <li key={id} className={css.toast} data-plain data-leaving={leaving || undefined}>
          {text}
        </li>
      ))}
    </ul>
  )
}

type Props = {
  /** Name of the region, for landmark navigation. */
  label: string
  /** What stands under the notices: they rise above it. A page's sticky action says its height itself. */
  lift?: 'none' | 'tabbar'
}

/**
 * Where notices appear: bottom centre, newest on top. [WID-31, WID-33] The region is on the page from the start, else
 * screen readers would miss the first notice; the notices' own code loads with the first of them.
 */
export function ToastViewport({ label, lift = 'none' }: Props) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown)
  return (
    <div
      className={css.region}
      data-lift={lift}
      data-position="bottom-center"
      role="status"
      aria-label={label}
      aria-live="polite"
      aria-atomic="false"
    >
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <ToastList shown={shown} />
        </Suspense>
      )}
    </div>
  )
}

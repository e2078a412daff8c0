import { useEffect, useRef } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Check from 'lucide-react/icons/check'
import Trash2 from 'lucide-react/icons/trash-2'
import { Icon } from '../icon/icon.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { dismissToast, holdToasts } from './toast.ts'
import type { Toast, ToastKind } from './toast.ts'
import css from './toast.module.css'

const icons: Record<ToastKind, LucideIcon | undefined> = {
  plain: undefined,
  good: Check,
  bad: TriangleAlert,
  removed: Trash2,
}

/** The notices themselves; they wait while the pointer or the focus is on one of them. */
export function ToastList({ shown }: { shown: readonly Toast[] }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => holdWhileTouched(list.current), [])

  return (
    <ul ref={list} className={css.list}>
      {shown.map((one) => (
        <ToastRow key={one.id} one={one} />
      ))}
    </ul>
  )
}

/**
 * A notice that is fading can no longer be acted on: its action would undo what the next one speaks of, or act twice.
 */
function ToastRow({ one }: { one: Toast }) {
  const { id, text, kind = 'plain', icon = icons[kind], action, leaving } = one
  const act = () => {
    action?.onPress()
    dismissToast(id)
  }
  return (
    <li
      className={css.toast}
      data-kind={kind}
      data-plain={icon ? undefined : true}
      data-leaving={leaving || undefined}
      inert={leaving}
    >
      {icon && <Icon of={icon} size="s" />}
      <span>{text}</span>
      {action && (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      )}
    </li>
  )
}

/**
 * Holds the notices' time while the mouse or the focus is on one; returns how to stop. A finger does not rest: it
 * counts only by focus.
 */
function holdWhileTouched(list: HTMLElement | null): () => void {
  let hovered = false
  const update = () => holdToasts(hovered || (list?.contains(document.activeElement) ?? false))
  const listeners = {
    pointerenter: (event: Event) => {
      hovered = event instanceof PointerEvent && event.pointerType === 'mouse'
      update()
    },
    pointerleave: () => {
      hovered = false
      update()
    },
    focusin: update,
    // focus is still leaving when this arrives: look again when it has
    focusout: () => queueMicrotask(update),
  }
  for (const [name, listener] of Object.entries(listeners)) list?.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) list?.removeEventListener(name, listener)
    holdToasts(false)
  }
}

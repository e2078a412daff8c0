import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { channelContainer } from '../overlay/channel-container.ts'
import { classNames } from '../base/class-names.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import css from './dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Backdrop, Escape and back ask here; the dialog never closes by itself. [WID-07, WID-12] */
  onCloseRequest: () => void
  title: string
  text?: ReactNode
  children?: ReactNode
  /** One or two buttons; two stand side by side where they fit. */
  actions: ReactNode
  role?: 'dialog' | 'alertdialog'
  align?: 'center' | 'top' | 'bottom'
  /** First part of the class names that mark the transition: `modal-enter`, `modal-leave`. */
  transition?: string
  backdrop?: boolean
  /** What takes focus on opening; the first button by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** After the closing animation. */
  onClosed?: () => void
}

/**
 * Base UI traps focus and gives it back; the page's scrolling is locked by our own rule (body fixed, position
 * restored), so the panel asks Base UI for `trap-focus` only. [WID-01..12, WID-35, WID-36]
 */
export function DialogPanel(props: DialogProps) {
  const { open, onCloseRequest, title, text, children, actions, role = 'alertdialog' } = props
  const { align = 'center', transition = 'modal', backdrop = true, initialFocus, onClosed } = props
  const actionRow = useRef<HTMLDivElement>(null)
  useOverlay(open, onCloseRequest)

  const motion = open ? `${transition}-enter` : `${transition}-leave`
  const requestClose = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    // `open` is the owner's: asking is all that happens here. Without a backdrop nothing outside catches clicks
    // [WID-35]
    const outside = details.reason === 'outside-press'
    if (!next && details.reason !== 'focus-out' && (backdrop || !outside)) onCloseRequest()
  }
  const focusFirst = () => initialFocus?.current ?? actionRow.current?.querySelector<HTMLElement>('button, a') ?? true

  return (
    <Base.Root
      open={open}
      onOpenChange={requestClose}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
      modal="trap-focus"
      disablePointerDismissal={!backdrop}
    >
      <Base.Portal container={channelContainer()}>
        {backdrop && <Base.Backdrop className={classNames(css.scrim, motion)} forceRender />}
        <Base.Popup
          className={classNames(css.dialog, motion, `${transition}-${align}`)}
          data-align={align}
          role={role}
          aria-modal="true"
          initialFocus={focusFirst}
        >
          <Base.Title className={css.title}>{title}</Base.Title>
          {text && <Base.Description className={css.text}>{text}</Base.Description>}
          {children}
          <div ref={actionRow} className={css.actions}>
            {actions}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

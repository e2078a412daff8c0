import { Drawer } from '@base-ui/react/drawer'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { publishHeight } from '../base/publish-height.ts'
import { useWidgetLanguage } from '../base/widget-language.ts'
import X from 'lucide-react/icons/x'
import { channelContainer } from '../overlay/channel-container.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useOverlay } from '../overlay/use-overlay.ts'
import css from './sheet.module.css'

export type SheetProps = {
  open: boolean
  /** Close button, backdrop, Escape, back and dragging down ask here. */
  onCloseRequest: () => void
  title: string
  /** Fills the top, grip and all; the title stands large below it, and the ways on are the content's. */
  picture?: ReactNode
  /** Name of the close button, where it is not 닫기. */
  closeLabel?: string | undefined
  children: ReactNode
  /** What takes focus on opening; else an element marked data-autofocus, else the sheet itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** After the closing animation. */
  onClosed?: () => void
}

/** Base UI drags, traps focus and gives it back; scrolling is locked by our own rule, as for the dialog. */
export function SheetPanel({
  open,
  onCloseRequest,
  title,
  picture,
  closeLabel,
  children,
  initialFocus,
  onClosed,
}: SheetProps) {
  const { say } = useWidgetLanguage()
  const popup = useRef<HTMLDivElement>(null)
  useOverlay(open, onCloseRequest)
  // notices rise above it
  useEffect(() => (open && popup.current ? publishHeight(popup.current, '--sheet-height') : undefined), [open])

  const requestClose = (next: boolean, details: Drawer.Root.ChangeEventDetails) => {
    if (!next && details.reason !== 'focus-out') onCloseRequest()
  }
  // not the close button, which stands first: a member who presses Enter would undo the opening
  const focusFirst = () =>
    initialFocus?.current ?? popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? popup.current

  return (
    <Drawer.Root
      open={open}
      onOpenChange={requestClose}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
      modal="trap-focus"
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal container={channelContainer()}>
          <Drawer.Backdrop className={css.scrim} />
          <Drawer.Viewport className={css.viewport}>
            <Drawer.Popup
              ref={popup}
              className={css.sheet}
              data-picture={picture !== undefined || undefined}
              aria-modal="true"
              initialFocus={focusFirst}
            >
              <div className={css.grip} />
              {picture === undefined ? (
                <div className={css.head}>
                  <Drawer.Title className={css.title}>{title}</Drawer.Title>
                  <IconButton label={closeLabel ?? say(/*i18n*/ '닫기')} icon={X} onClick={onCloseRequest} />
                </div>
              ) : (
                <>
                  <div className={css.picture}>{picture}</div>
                  <Drawer.Title className={css.question}>{title}</Drawer.Title>
                </>
              )}
              <Drawer.Content className={css.body}>{children}</Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}

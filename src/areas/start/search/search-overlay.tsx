import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { SearchOverlayProps } from '#src/app/screen-data.ts'
import { Button } from '#src/ui/button/button.tsx'
import { channelContainer } from '#src/ui/overlay/channel-container.ts'
import { useOverlay } from '#src/ui/overlay/use-overlay.ts'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { walkResults } from './walk-results.ts'
import css from './search.module.css'

/**
 * The search over a screen, as high as the window. Back, Escape and 닫기 close it; a result leads on from the screen
 * below.
 */
export function SearchOverlay({ word: first, onClose }: SearchOverlayProps) {
  const { t } = useLingui()
  const [word, setWord] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  useOverlay(true, onClose)

  const choose = (next: string) => {
    setWord(next)
    field.current?.focus()
  }
  const requestClose = (open: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (!open && details.reason !== 'focus-out') onClose()
  }
  return (
    <Dialog.Root open onOpenChange={requestClose} modal="trap-focus">
      <Dialog.Portal container={channelContainer()}>
        <Dialog.Popup
          className={css.overlay}
          aria-modal="true"
          aria-label={t`찾기`}
          initialFocus={field}
          onKeyDown={walkResults}
        >
          <search className={css.bar}>
            <SearchField ref={field} value={word} onChange={setWord} placeholder={t`식단과 화면을 찾아요`} />
            <Button kind="text" onClick={onClose}>{t`닫기`}</Button>
          </search>
          <div className={css.page}>
            {word.trim() === '' ? (
              <SearchStart onWord={choose} onLeave={onClose} />
            ) : (
              <SearchResults word={word} onLeave={onClose} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

import type { ReactNode } from 'react'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import css from '../empty-state/empty-state.module.css'

type Props = {
  title: ReactNode
  text: ReactNode
  /** Where it is not 다시 시도. */
  retryLabel?: string
  /** Without it there is no button. */
  onRetry?: () => void
  retrying?: boolean
  /** Another way on, under or instead of retrying. */
  action?: ReactNode
  /** The small line: whom to tell, which code. */
  fine?: ReactNode
  level?: 1 | 2
}

/** Something failed: no blame, what to do next. */
export function ErrorState({ title, text, retryLabel, onRetry, retrying, action, fine, level = 1 }: Props) {
  const { say } = useWidgetLanguage()
  const ways = (
    <>
      {onRetry && (
        <Button kind="soft" icon={RotateCw} busy={retrying} onClick={onRetry}>
          {retryLabel ?? say(/*i18n*/ '다시 시도')}
        </Button>
      )}
      {action}
      {fine && <p className={css.fine}>{fine}</p>}
    </>
  )
  return <EmptyState art="broken" level={level} title={title} text={text} action={ways} />
}

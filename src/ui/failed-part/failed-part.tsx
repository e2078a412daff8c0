import type { ReactNode } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import type { LucideIcon } from '../icon/icon.tsx'
import { RowIcon } from '../list-row/list-row.tsx'
import css from './failed-part.module.css'

type Props = {
  /** Of what failed, so that its place is known again. */
  icon: LucideIcon
  /** What failed, by its name: "식단을 불러오지 못했어요". */
  title: ReactNode
  /** Where it is not 나머지는 그대로예요. */
  text?: ReactNode
  /** Asks for this part again, and for nothing else. */
  onRetry: () => void
  retrying?: boolean
  /** Inside a card that stands: no surface of its own. */
  bare?: boolean
}

/**
 * A part of the page that did not come: one line in its place, with its own way on. The rest of the page is untouched.
 */
export function FailedPart({ icon, title, text, onRetry, retrying, bare }: Props) {
  const { say } = useWidgetLanguage()
  const line = (
    <div className={css.line} role="status">
      <RowIcon icon={icon} className={css.icon} />
      <p className={css.words}>
        <b>{title}</b>
        {text ?? say(/*i18n*/ '나머지는 그대로예요')}
      </p>
      <Button kind="soft" size="s" busy={retrying} onClick={onRetry}>
        {say(/*i18n*/ '다시')}
      </Button>
    </div>
  )
  return bare ? line : <Card className={css.card}>{line}</Card>
}

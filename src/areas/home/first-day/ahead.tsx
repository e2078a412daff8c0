import { useLingui } from '@lingui/react/macro'
import type { HomeCardProps } from '../hub/card-props.ts'
import { firstStepHere } from '../hub/first-step.ts'
import css from './first-day.module.css'

/** What comes after this step, in two words. */
export function Ahead({ home }: HomeCardProps) {
  const { t } = useLingui()
  const phone = home.firstStep === 'REST' && firstStepHere('PHONE') === 'PHONE'
  return (
    <p className={css.ahead}>
      <b>{t`그다음`}</b>
      {phone ? <span data-step="phone">{t`걸음 잇기`}</span> : null}
      <span>{t`첫 기록`}</span>
    </p>
  )
}

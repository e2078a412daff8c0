import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatDay, type Day } from '#src/lib/days.ts'
import css from './reservations.module.css'

type Props = { day: Day; time: string; end: string; who?: ReactNode }

/** When it is, as on a slip of paper: day, time and when it ends. */
export function ApptSlip({ day, time, end, who }: Props) {
  const { t, i18n } = useLingui()
  return (
    <div className={css.slip}>
      <div className={css.date}>
        <span>{formatDay(day, i18n.locale, 'monthShort')}</span>
        <b>{Number(day.slice(6))}</b>
        <span>{formatDay(day, i18n.locale, 'weekday')}</span>
      </div>
      <div className={css.time}>
        <b>{time}</b>
        <span>{t`${end}에 끝나요`}</span>
      </div>
      {who}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { DayCourse } from './today-menu.ts'
import css from './today.module.css'

/** How busy a corner is: three bars, the word for it, and the wait. */
export function Crowd({ crowd }: { crowd: NonNullable<DayCourse['crowd']> }) {
  const { t } = useLingui()
  const word = { 1: t`지금 여유로워요`, 2: t`보통이에요`, 3: t`붐벼요` }[crowd.level]
  const wait = crowd.waitMinutes === null ? '' : ' · ' + t`대기 ${crowd.waitMinutes}분`
  return (
    <p className={css.crowd}>
      <i aria-hidden="true" data-level={crowd.level}>
        <span />
        <span />
        <span />
      </i>
      {word + wait}
    </p>
  )
}

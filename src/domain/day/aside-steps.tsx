import { useLingui } from '@lingui/react/macro'
import Footprints from 'lucide-react/icons/footprints'
import { Fragment } from 'react'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Notice } from '#src/ui/notice/notice.tsx'

/** Steps of a day that phones told and nobody can walk. */
export interface AsideDay {
  day: Day
  steps: number
}

/** The days of an answer that have any, in its order. */
export const asideDaysOf = (days: readonly { day: Day; steps: number | null | undefined }[]): AsideDay[] =>
  days.flatMap(({ day, steps }) => (steps ? [{ day, steps }] : []))

/**
 * Says in place which steps were not counted, and why: on today by itself, on other days with the day. Nothing where
 * all count.
 */
export function AsideSteps({
  days,
  today,
  isFinal = false,
}: {
  days: readonly AsideDay[]
  today: Day
  /** Nothing of it is counted any more, whatever a phone puts right. */
  isFinal?: boolean
}) {
  const { t, i18n } = useLingui()
  if (days.length === 0) return null
  const say = ({ day, steps }: AsideDay): string => {
    const count = formatNumber(steps)
    const on = formatDay(day, i18n.locale, 'short')
    return day === today
      ? t`${count}보는 걸음으로 보기 어려워 세지 않았어요.`
      : t`${on}의 ${count}보는 걸음으로 보기 어려워 세지 않았어요.`
  }
  return (
    <Notice
      kind="caution"
      icon={Footprints}
      title={days.map((each, at) => (
        <Fragment key={each.day}>
          {at > 0 ? <br /> : null}
          {say(each)}
        </Fragment>
      ))}
    >
      {isFinal
        ? t`그 시간에 사람이 걷거나 뛸 수 있는 것보다 많아요.`
        : t`그 시간에 사람이 걷거나 뛸 수 있는 것보다 많아요. 휴대폰에서 바로잡히면 다시 셀게요.`}
    </Notice>
  )
}

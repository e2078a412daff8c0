import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { addDays, formatDay, weekOf, type Day } from '#src/lib/days.ts'
import { hoursAndMinutes } from '#src/lib/units.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { RecordHead } from '../kit/record-head.tsx'
import { besideLastWeek, ENOUGH_MINUTES, nightsOf, type Night } from './sleep.ts'
import { NightCard } from './night-card.tsx'
import { useSleepWords } from './sleep-words.ts'
import css from './sleep.module.css'

/** The last night, or one before it: how long, and what it was made of. No score: minutes and the member's own mean. */
export function SleepHead({ readings, today }: { last: Night; readings: readonly Night[]; today: Day }) {
  const { t, i18n } = useLingui()
  const words = useSleepWords()
  const nights = nightsOf(readings)
  const [back, setBack] = useState(0)
  const at = Math.min(back, nights.length - 1)
  const night = nights[at]
  if (!night) return null
  const day = dayOf(night.at)
  const date = formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  const { hours, minutes } = hoursAndMinutes(night.minutes)
  const left = ENOUGH_MINUTES - night.minutes
  const by = besideLastWeek(night, readings)
  const isThisWeek = weekOf(today).includes(day)
  const nightName = () => {
    if (day === today) return t`어젯밤 · ${date}`
    return day === addDays(today, -1) ? t`그저께 밤 · ${date}` : date
  }

  return (
    <>
      <RecordHead
        label={t`수면 시간`}
        when={
          <div className={css.nights}>
            <p>{nightName()}</p>
            <span>
              <IconButton
                label={t`전날 밤`}
                icon={ChevronLeft}
                disabled={at >= nights.length - 1}
                onClick={() => setBack(at + 1)}
              />
              <IconButton
                label={t`다음 날 밤`}
                icon={ChevronRight}
                disabled={at === 0}
                onClick={() => setBack(at - 1)}
              />
            </span>
          </div>
        }
        notes={
          <>
            {left > 0 ? (
              <p>
                <Trans>
                  7시간까지 <b>{words.length(left)}</b>
                </Trans>
              </p>
            ) : null}
            {by !== null && (isThisWeek ? <BesideLastWeek by={by} /> : <BesideWeekBefore by={by} />)}
          </>
        }
      >
        <span className={css.length}>
          <Trans>
            {hours}
            <small>시간</small> {minutes}
            <small>분</small>
          </Trans>
        </span>
      </RecordHead>
      <NightCard night={night} today={today} />
    </>
  )
}

function BesideLastWeek({ by }: { by: number }) {
  const { t } = useLingui()
  const { length } = useSleepWords()
  if (by === 0) return <p>{t`지난주 평균과 같아요`}</p>
  const amount = length(Math.abs(by))
  return (
    <p>
      {by < 0 ? (
        <Trans>
          지난주 평균보다 <b>{amount} 짧아요</b>
        </Trans>
      ) : (
        <Trans>
          지난주 평균보다 <b>{amount} 길어요</b>
        </Trans>
      )}
    </p>
  )
}

/** Of a night of an older week: what it is compared with is not the member's last week. */
function BesideWeekBefore({ by }: { by: number }) {
  const { t } = useLingui()
  const { length } = useSleepWords()
  if (by === 0) return <p>{t`그 전 주 평균과 같아요`}</p>
  const amount = length(Math.abs(by))
  return (
    <p>
      {by < 0 ? (
        <Trans>
          그 전 주 평균보다 <b>{amount} 짧아요</b>
        </Trans>
      ) : (
        <Trans>
          그 전 주 평균보다 <b>{amount} 길어요</b>
        </Trans>
      )}
    </p>
  )
}

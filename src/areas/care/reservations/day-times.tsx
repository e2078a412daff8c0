import { useLingui } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import { formatDay } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TimeCells } from '#src/ui/time-cells/time-cells.tsx'
import { clockOfTime, isMorning, nearest, type DayTimes, type Slot } from './reservation.ts'
import css from './reservations.module.css'

type Props = {
  day: DayTimes
  now: string
  value: string | null
  onChange: (time: string) => void
  gone: { time: string; said: string } | null
  isFasting: boolean
}

/** The times of a day with their seats, before and after noon. */
export function DayTimesCard({ day, now, value, onChange, gone, isFasting }: Props) {
  const { t, i18n } = useLingui()
  const seats = (left: number) => t`${left}자리`
  const cells = (slots: readonly Slot[]) =>
    slots.map(({ time, of, left, isMine }) => ({
      value: time,
      time: clockOfTime(time),
      note: isMine
        ? t({ message: '내 예약', context: '약속' })
        : `${day.day}${time}` < now
          ? t({ message: '지났어요', context: '시간' })
          : left === 0
            ? t`찼어요`
            : seats(left),
      disabled: left === 0 || isMine,
      ...(of > 1 ? { seats: { of, free: left } } : {}),
    }))
  const halves = [
    {
      id: 'am',
      title: isFasting ? t`점심 앞` : t`오전`,
      hint: isFasting ? t`가장 정확해요` : null,
      slots: day.times.filter(isMorning),
    },
    {
      id: 'pm',
      title: t`오후`,
      hint: isFasting ? t`점심 두 시간 뒤부터` : null,
      slots: day.times.filter((slot) => !isMorning(slot)),
    },
  ].filter(({ slots }) => slots.length > 0)

  return (
    <Card>
      <div className={css.dayHead}>
        <h2>{formatDay(day.day, i18n.locale, 'long')}</h2>
        <p>{seats(day.left)}</p>
      </div>
      {gone && <Gone gone={gone} times={day.times} />}
      {halves.map(({ id, title, hint, slots }) => (
        <div key={id} className={css.half}>
          <div>
            <h3>{title}</h3>
            {hint && <p>{hint}</p>}
          </div>
          <TimeCells label={title} cells={cells(slots)} value={value} onChange={onChange} />
        </div>
      ))}
    </Card>
  )
}

/** Which time went, and the nearest that is there. */
function Gone({ gone, times }: { gone: NonNullable<Props['gone']>; times: readonly Slot[] }) {
  const { t } = useLingui()
  const clock = clockOfTime(gone.time)
  const other = nearest(times, gone.time)
  const instead = other && clockOfTime(other.time)
  const left = other?.left
  // What came with the refusal is shown; whether the seats are gone is what the times say that were read since.
  const isFull = times.find(({ time }) => time === gone.time)?.left === 0
  if (!isFull)
    return (
      <Notice kind="caution" icon={Clock} live="alert" className={css.gone}>
        {gone.said}
      </Notice>
    )
  return (
    <Notice kind="caution" icon={Clock} live="alert" className={css.gone} title={t`${clock} 자리는 방금 찼어요`}>
      {other ? t`가장 가까운 ${instead}에 ${left}자리 있어요.` : t`다른 날을 골라 주세요.`}
    </Notice>
  )
}

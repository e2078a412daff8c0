import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import { useMember } from '#src/domain/member/use-member.ts'
import { formatDay, weekOf, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { Brook } from '#src/ui/brook/brook.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { StampCalendar } from '#src/ui/challenge/stamp-calendar.tsx'
import type { Challenge } from '../challenge.ts'
import { daysQuery } from '../challenge.queries.ts'
import { weeksOf, type DayState } from './days.ts'
import css from './detail.module.css'

/**
 * How many of the days that complete it are done, and which; where days are not told one by one, stones stand for them.
 */
export function DaysCard({ challenge, today }: { challenge: Challenge; today: Day }) {
  const { t } = useLingui()
  const picture = profilePicture(useMember().usrImg)
  const { kind, goalDays, mine, points } = challenge
  if (goalDays === null || mine === null) return null
  const { successDays } = mine
  const label = t`완주까지 ${goalDays}일 가운데 ${successDays}일 성공`
  return (
    <Card label={t`완주까지의 날`}>
      <div className={css.stack}>
        <div>
          <Bar percent={(successDays / goalDays) * 100} label={label} />
          <BarEnds
            start={
              <Trans>
                <b>{successDays}일</b> 성공
              </Trans>
            }
            end={t`${goalDays}일이면 ${formatNumber(points)}P`}
          />
        </div>
        {kind === 'STEP' ? (
          <Calendar challenge={challenge} joined={mine.joined} today={today} />
        ) : (
          <Brook
            count={goalDays}
            done={Math.min(goalDays, successDays)}
            picture={picture.kind === 'default' ? picture.picture : 1}
            label={label}
          />
        )}
      </div>
    </Card>
  )
}

function Calendar({ challenge: { code, days }, joined, today }: { challenge: Challenge; joined: Day; today: Day }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(daysQuery(code))
  const goal = data?.goalStepCnt ?? 0
  const successes = new Set(
    data?.dayList.flatMap(({ stepDt, stepCnt }) => (goal > 0 && stepCnt >= goal ? [stepDt] : [])),
  )
  const { columns, weeks } = weeksOf(days, joined, successes, today)
  const words: Record<DayState, string> = { done: t`성공`, missed: t`못 했어요`, today: t`오늘`, coming: t`예정` }
  const names = weekOf(today)
    .slice(0, columns)
    .map((day) => formatDay(day, i18n.locale, 'weekday'))
  return (
    <StampCalendar
      label={t`완주까지의 날`}
      weekdays={names}
      weeks={weeks.map(({ number, days: row }) => ({
        name: t`${number}주`,
        days: row.map(
          (each) =>
            each && {
              number: Number(each.day.slice(6)),
              state: each.state,
              label: `${formatDay(each.day, i18n.locale, 'short')} ${words[each.state]}`,
            },
        ),
      }))}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Flame from 'lucide-react/icons/flame'
import Footprints from 'lucide-react/icons/footprints'
import Soup from 'lucide-react/icons/soup'
import { WeekMarks } from '#src/charts/week-marks.tsx'
import { formatDay, type Day, weekOf } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import { activityQuery } from '../kit/goal.queries.ts'
import { type DayGoal, type GoalInfo, marksOf, type Mark } from './goal-way.ts'
import { useWayWords } from './way-words.ts'
import css from './way.module.css'

const ICONS = { step: Footprints, eat: Soup, use: Flame } as const

/** What a day asks for, and on which days of this week it was kept. */
export function DayGoals({ goal, today }: { goal: GoalInfo; today: Day }) {
  const { t, i18n } = useLingui()
  const words = useWayWords()
  const { data: days } = useQuery(activityQuery(weekOf(today)[0] ?? today, today))
  const steps = formatNumber(goal.stepGoal)
  const goals: { goal: DayGoal; limit: number; name: string; text: string }[] = [
    { goal: 'step', limit: goal.stepGoal, name: t`걸음`, text: t`${steps}보` },
    { goal: 'eat', limit: goal.eatKcalGoal, name: t`먹기`, text: `${formatNumber(goal.eatKcalGoal)} kcal` },
    { goal: 'use', limit: goal.useKcalGoal, name: t`쓰기`, text: `${formatNumber(goal.useKcalGoal)} kcal` },
  ]
  const saysOf: Record<Mark, string> = {
    done: t`지켰어요`,
    missed: t`못 지켰어요`,
    today: t`오늘`,
    ahead: t`아직이에요`,
  }
  return (
    <Card>
      <CardHead
        title={t`하루 목표`}
        more={<MoreLink render={<Link to="/goal/regi" search={{ step: 'daily' }} />}>{t`고치기`}</MoreLink>}
      />
      {goals.map((each) => {
        const marks = marksOf(each.goal, each.limit, days ?? [], today, goal)
        const past = marks.filter(({ day }) => day >= goal.startDt && day < today)
        return (
          <div key={each.goal} className={css.daily}>
            <RowIcon icon={ICONS[each.goal]} />
            <div>
              <p>
                <b>{each.name}</b>
                <span>{each.text}</span>
                <em>
                  {days === undefined
                    ? null
                    : words.kept(past.filter(({ mark }) => mark === 'done').length, past.length)}
                </em>
              </p>
              <WeekMarks
                label={t`${each.name}, 이번 주`}
                days={marks.map(({ day, mark }) => ({
                  name: formatDay(day, i18n.locale, 'weekday'),
                  label: `${formatDay(day, i18n.locale, 'dayName')}, ${day < goal.startDt ? t`목표 전이에요` : saysOf[mark]}`,
                  mark: days === undefined && mark === 'missed' ? 'ahead' : mark,
                }))}
              />
            </div>
          </div>
        )
      })}
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Weight from 'lucide-react/icons/weight'
import { query } from '#src/contract/query.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { useMealWhen } from '../places/use-meal-when.ts'
import { Part } from './part.tsx'
import { coursesWithout, weightOf, type Question } from './questions.ts'
import { whenAndWhere, type Moment, type Served } from './search.ts'

interface Props {
  question: Question | null
  served: readonly Served[]
  now: Moment
  onLeave: () => void
}

/** The answer to a question that a rule understands, before everything that its words are found in. */
export function Answer({ question, served, now, onLeave }: Props) {
  if (question === null) return null
  return question.is === 'weight' ? (
    <WeightAnswer question={question} today={now.day} onLeave={onLeave} />
  ) : (
    <Without question={question} served={served} now={now} onLeave={onLeave} />
  )
}

function Without({ question, served, now, onLeave }: Props & { question: Extract<Question, { is: 'without' }> }) {
  const { t } = useLingui()
  const when = useMealWhen()
  const mealName = useMealTimeName()
  const courses = coursesWithout(question, served, now)
  if (!courses) return null
  const { what, meal } = question
  const name = meal === null ? t`식단` : mealName(meal)
  return (
    <Part title={t`${what} 표시가 없는 ${name}`}>
      {courses.length === 0 ? <ListRow title={t`찾은 ${name}에는 모두 있거나 알 수 없어요`} /> : null}
      {courses.map((course) => (
        <ListRow
          key={Object.values(course.key).join(' ')}
          render={<Link to="/meal/detail" search={course.key} onClick={onLeave} />}
          lead={<DishTile name={course.bowls[0] ?? course.title} />}
          title={course.title}
          sub={whenAndWhere(course, when)}
          chevron
        />
      ))}
    </Part>
  )
}

function WeightAnswer({
  question,
  today,
  onLeave,
}: {
  question: Extract<Question, { is: 'weight' }>
  today: Day
  onLeave: () => void
}) {
  const { t, i18n } = useLingui()
  const { stat, from, to } = question
  const { data: rows, isError } = useQuery({
    ...query('get', '/api/healthlog/health/MyWeightRecordList', {
      params: { query: { startDt: from, endDt: to < today ? to : today } },
      background: true,
    }),
    retry: false,
  })
  const isYear = from.slice(4) === '0101' && to.slice(4) === '1231'
  const isThisYear = from.slice(0, 4) === today.slice(0, 4)
  const month = formatDay(from, i18n.locale, isThisYear ? 'monthName' : 'month')
  const span = isYear ? t`${from.slice(0, 4)}년` : month
  const what = { mean: t`${span} 평균 체중`, low: t`${span} 가장 낮은 체중`, high: t`${span} 가장 높은 체중` }[stat]
  const found = rows && weightOf(question, rows)
  const count = found?.count ?? 0
  const sub = isError
    ? t`기록을 불러오지 못했어요`
    : rows === undefined
      ? t`기록을 보고 있어요`
      : found
        ? t`${count}번 잰 값이에요`
        : t`그때는 잰 값이 없어요`
  return (
    <Part title={t`내 기록에서`}>
      <ListRow
        render={<Link to="/healthlog/WeightRecord" search={{ month: isYear ? undefined : from }} onClick={onLeave} />}
        lead={<RowIcon icon={Weight} />}
        title={what}
        sub={sub}
        end={found ? <b>{formatQuantity(found.kg, 'kg')}</b> : undefined}
        chevron
      />
    </Part>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import EyeOff from 'lucide-react/icons/eye-off'
import GlassWater from 'lucide-react/icons/glass-water'
import List from 'lucide-react/icons/list'
import Target from 'lucide-react/icons/target'
import { setNumbersOff, useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import type { Day } from '#src/lib/days.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { weekSoFarQuery } from '../diary/diary.queries.ts'
import { averageOf, toDay } from '../diary/weeks.ts'
import { toDrinkDay } from '../drinks/drinks.ts'
import { useDrinkWords } from '../drinks/use-drink-words.ts'
import { dayDrinksQuery } from './day.queries.ts'
import { ReviewRow } from './review-row.tsx'

interface Props {
  day: Day
  today: Day
  foodCount: number
  hasGoal: boolean
}

/** Where the day leads on. What a row says of itself comes when it comes; the row stands without it. */
export function DayRows({ day, today, foodCount, hasGoal }: Props) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { language } = useLanguage()
  const { each } = useDrinkWords()
  const { data: drinks } = useQuery(dayDrinksQuery(day))
  const { data: week } = useQuery(weekSoFarQuery(today, true))
  const average = averageOf((week ?? []).map(toDay), today)
  const drunk =
    drinks &&
    (drinks.drinkYn === 'Y'
      ? each(toDrinkDay(drinks, language).drunk)
      : day === today
        ? t`오늘은 기록이 없어요`
        : t`이날은 기록이 없어요`)

  return (
    <Card tight>
      <Rows>
        {hasGoal || numbersOff ? null : (
          <ListRow
            render={<Link to="/goal/regi" />}
            lead={<RowIcon icon={Target} />}
            title={t`목표 정하기`}
            sub={t`하루에 얼마나 먹을지 정해요`}
            chevron
          />
        )}
        {/* `never`: the compiler knows the queries of built screens only. */}
        <ListRow
          render={<Link to="/healthlog/mealRecordAlcohol" search={{ day } as never} />}
          lead={<RowIcon icon={GlassWater} />}
          title={t`술`}
          sub={drunk}
          chevron
        />
        {day === today ? <ReviewRow /> : null}
        {foodCount === 0 ? null : (
          <ListRow
            render={<Link to="/diary/intakeList" search={{ day }} />}
            lead={<RowIcon icon={List} />}
            title={t`음식 하나씩 보기`}
            sub={t`${foodCount}가지, 먹은 순서대로`}
            chevron
          />
        )}
        <ListRow
          render={<Link to="/diary/diaryList" />}
          lead={<RowIcon icon={CalendarDays} />}
          title={t`이번 주 식사`}
          sub={
            average === null || numbersOff
              ? t`하루하루 무엇을 드셨는지 봐요`
              : t`어제까지 하루 평균 ${formatQuantity(average, 'kcal')}`
          }
          chevron
        />
        <ListRow
          as="label"
          lead={<RowIcon icon={EyeOff} />}
          title={t`숫자 없이 보기`}
          sub={t`식사 화면에서 열량을 숨겨요`}
          end={<Switch hideLabel label={t`숫자 없이 보기`} checked={numbersOff} onChange={setNumbersOff} />}
        />
      </Rows>
    </Card>
  )
}

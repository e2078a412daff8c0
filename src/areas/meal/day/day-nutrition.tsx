import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Salad from 'lucide-react/icons/salad'
import { Donut, DonutLegend } from '#src/charts/donut.tsx'
import { NutrientBars } from '#src/charts/nutrient-bars.tsx'
import { useNutrientWords } from '#src/domain/meal/use-nutrient-words.ts'
import type { Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { isMuch, nutrientsOf, type DayNutrients } from './day.ts'
import { dayNutritionQuery } from './day.queries.ts'
import css from './day.module.css'

interface Props {
  day: Day
  isToday: boolean
  kcal: number
}

/** The nutrients of the day, which may come later or not at all; the page stands. */
export function DayNutrition(props: Props) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(dayNutritionQuery(props.day))
  if (data) return <Nutrition {...props} nutrients={nutrientsOf(data)} />
  return isError ? (
    <FailedPart icon={Salad} title={t`영양을 불러오지 못했어요`} retrying={isFetching} onRetry={() => void refetch()} />
  ) : null
}

/** How the day's energy divides, and what of its sodium and sugar is taken. Too much is a word, not a colour. */
function Nutrition({ day, isToday, kcal, nutrients }: Props & { nutrients: DayNutrients }) {
  const { t } = useLingui()
  const much = useNutrientWords().CAUTION.text
  const energy = formatAmount(kcal, 'kcal')
  const macros = [
    { key: 'CHO' as const, label: t`탄수화물`, color: 'carbohydrate' as const },
    { key: 'PROTEIN' as const, label: t`단백질`, color: 'protein' as const },
    { key: 'FAT' as const, label: t`지방`, color: 'fat' as const },
  ]
  const parts = macros.flatMap(({ key, label, color }) => {
    const told = nutrients[key]
    return told && told.kcalRate !== null
      ? [{ key, label, color, percent: told.kcalRate, amount: formatQuantity(told.eatVal, 'g') }]
      : []
  })
  const bars = [
    { key: 'NA' as const, name: t`나트륨`, unit: 'mg' as const, color: 'sodium' as const },
    { key: 'SUGAR' as const, name: t`당류`, unit: 'g' as const, color: 'intake' as const },
  ]
  const rows = bars.flatMap(({ key, name, unit, color }) => {
    const told = nutrients[key]
    if (!told || told.stdVal === null) return []
    const amount = `${formatAmount(told.eatVal, unit)} / ${formatQuantity(told.stdVal, unit)}`
    const value = isMuch(told) ? `${amount}, ${much}` : amount
    return [
      {
        key,
        name,
        color,
        percent: (told.eatVal / told.stdVal) * 100,
        value,
        label: t`${name}, 하루 기준 ${formatQuantity(told.stdVal, unit)}`,
      },
    ]
  })

  // Foods that nobody measured divide into nothing.
  if (parts.length === 0 && rows.length === 0) return null
  return (
    <Card className={css.nutrition}>
      <CardHead
        title={isToday ? t`오늘 영양` : t`이날 영양`}
        // `never`: the compiler knows the queries of built screens only.
        more={<MoreLink render={<Link to="/coach/mealBoard" search={{ day } as never} />}>{t`자세히`}</MoreLink>}
      />
      {parts.length === 0 ? null : (
        <div className={css.macro}>
          <Donut
            label={t`열량 ${energy} kcal. ${parts.map((part) => `${part.label} ${part.percent}%`).join(', ')}`}
            parts={parts.map(({ key, percent, color }) => ({ key, percent, color }))}
          >
            <span className={css.energy}>
              <b>{energy}</b>
              <span>kcal</span>
            </span>
          </Donut>
          <DonutLegend parts={parts.map(({ percent, ...part }) => ({ ...part, percent: `${percent}%` }))} />
        </div>
      )}
      {rows.length === 0 ? null : <NutrientBars label={t`하루 기준과 비교`} rows={rows} />}
    </Card>
  )
}

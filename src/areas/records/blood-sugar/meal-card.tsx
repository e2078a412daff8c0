import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Rise } from '#src/charts/rise.tsx'
import { usualOf } from '#src/domain/index-record/level.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { useNow } from '#src/app/use-now.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { foodsQuery, mealsQuery, sugarQuery } from './blood-sugar.queries.ts'
import { eatenAt, meantimeOf, type Pair } from './meal-response.ts'
import css from './blood-sugar.module.css'

/** The rise of one meal, drawn over what was eaten. Without a recorded meal the two values stand alone. */
export function MealCard({ pair, today }: { pair: Pair; today: Day }) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const mealName = useMealTimeName()
  const day = dayIn(useNow())
  const { data } = useSuspenseQuery(sugarQuery(day))
  const { data: meals = [] } = useQuery(mealsQuery(day))
  const eaten = eatenAt(meals, pair, i18n.locale)
  const { data: foods = [] } = useQuery({ ...foodsQuery(pair.day, pair.meal), enabled: eaten !== null })
  const meantime = meantimeOf(foods, pair)
  const [main] = eaten?.bowls ?? []
  const { before, after, rise } = pair
  const limit = usualOf(data.normals.get('ABD') ?? [])?.to
  const name = `${words.dayWord(pair.day)} ${mealName(pair.meal)}`
  const [early, late] = [clockOf(before.at), clockOf(after.at)]
  const by = Math.abs(rise)
  const ate = meantime && clockOf(meantime.at)
  const changeWords = () => {
    if (rise === 0) return t`먹기 전과 같아요`
    return rise < 0 ? t`${by} 내렸어요` : t`${by} 올랐어요`
  }
  const change = changeWords()

  return (
    <Card tone="linen" label={name}>
      <div className={css.mealHead}>
        <div>
          <p>{name}</p>
          <b lang={eaten?.lang}>{eaten ? eaten.foods : t`먹기 전과 뒤`}</b>
        </div>
        {eaten ? <DishTray dishes={eaten.bowls} size={84} /> : null}
      </div>
      <Rise
        before={{ value: before.mgdl, at: early, color: 'glucose-before' }}
        after={{ value: after.mgdl, at: late, color: 'glucose-after' }}
        {...(limit !== undefined && { guide: { value: limit, label: t`식후 정상 ${limit} 미만` } })}
        {...(meantime &&
          ate &&
          main !== undefined && { meal: { dish: main, share: meantime.share, at: ate, name: t`먹은 때` } })}
        label={[
          t`${name}. ${early}에 ${before.mgdl}, ${late}에 ${after.mgdl}. ${change}.`,
          ate ? t`${ate}에 먹었어요.` : '',
        ]
          .filter(Boolean)
          .join(' ')}
        tableCaption={t`${name} 혈당`}
        tableHead={[t`시각`, 'mg/dL']}
      />
    </Card>
  )
}

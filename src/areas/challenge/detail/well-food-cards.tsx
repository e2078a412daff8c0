import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { BarEnds } from '#src/charts/bar.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Dish, DishTile } from '#src/ui/dish/dish.tsx'
import { dishFor, type Drawing } from '#src/ui/dish/dish-name.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { nameIn, type Challenge } from '../challenge.ts'
import { wellFoodQuery } from '../challenge.queries.ts'
import css from './well-food.module.css'

const EMPTY: Drawing = { dish: 'empty' }
/** Counted, and not told yet of which day. */
const COUNTED: Drawing = { dish: 'rice' }

/** A bowl for each lunch that completes it, and what the course was on the days so far, the newest first. */
export function WellFoodCards({
  challenge: { code, goalDays, mine, points },
  today,
}: {
  challenge: Challenge
  today: Day
}) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(wellFoodQuery(code))
  if (goalDays === null || mine === null) return null
  const { successDays } = mine
  const days = data?.list.toReversed() ?? []
  const eaten = days.filter(({ eatYn }) => eatYn === 'Y').toReversed()
  const bowlAt = (at: number): Drawing => {
    if (at >= successDays) return EMPTY
    const meal = eaten[at]
    return meal === undefined ? COUNTED : dishFor(meal.menuName)
  }
  return (
    <>
      <Card label={t`완주까지의 그릇`}>
        <div className={css.bowls} role="img" aria-label={t`완주까지 ${goalDays}번 가운데 ${successDays}번 드셨어요`}>
          {Array.from({ length: goalDays }, (_, at) => (
            <Dish key={at} className={css.bowl} {...bowlAt(at)} size={44} />
          ))}
        </div>
        <BarEnds
          start={
            <Trans>
              <b>{successDays}번</b> 드셨어요
            </Trans>
          }
          end={t`${goalDays}번이면 ${formatNumber(points)}P`}
        />
      </Card>
      {days.length === 0 ? null : (
        <Card>
          <CardHead id="served" title={t`나온 웰푸드`} />
          <Rows labelledBy="served">
            {days.map(({ menuDt, menuName, menuNameEng, eatYn, sumKcal }) => {
              const name = nameIn(i18n.locale, menuName, menuNameEng)
              return (
                <ListRow
                  key={menuDt}
                  lead={<DishTile name={menuName} />}
                  title={<span lang={name === menuName ? 'ko' : undefined}>{name}</span>}
                  sub={[formatDay(menuDt, i18n.locale), ...(sumKcal === null ? [] : [`${sumKcal}\u00a0kcal`])].join(
                    ' · ',
                  )}
                  end={<DayBadge isEaten={eatYn === 'Y'} isToday={menuDt === today} isBefore={menuDt < mine.joined} />}
                />
              )
            })}
          </Rows>
        </Card>
      )}
    </>
  )
}

/** `isBefore`: the member was not in it yet, and had whatever they had. */
function DayBadge({ isEaten, isToday, isBefore }: { isEaten: boolean; isToday: boolean; isBefore: boolean }) {
  const { t } = useLingui()
  if (isEaten) return <Badge kind="positive" icon={Check}>{t`세었어요`}</Badge>
  if (isToday) return <Badge kind="food">{t`오늘`}</Badge>
  return <Badge>{isBefore ? t`참여 전` : t`안 골랐어요`}</Badge>
}

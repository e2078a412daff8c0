import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import { useState } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import { toCourse } from '#src/domain/meal/course.ts'
import { tableOf } from '#src/domain/meal/table-of.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant.ts'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { particleIn } from '../hub/particle.ts'
import { noteChosen } from './just-chosen.ts'
import { tableMenuQuery, tablesQuery, useMainRestaurant } from './first-day.queries.ts'
import css from './first-day.module.css'

/**
 * Where does one have lunch: the tables of the workplace with today's meal on them. A tap chooses, and the others fold
 * away.
 */
export function ChooseRestaurant({ now, acted }: HomeCardProps) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const { data: places = [], isError, isFetching, refetch } = useQuery(tablesQuery(language))
  const menus = useQueries({ queries: places.map(({ code }) => tableMenuQuery(code)) })
  const { add, makeMain, leave } = useMainRestaurant()
  const [chosen, setChosen] = useState<string>()

  const choose = async ({ code, name }: Restaurant) => {
    setChosen(code)
    try {
      await add.sendAsync({ body: [{ restaurantId: code }] })
      await makeMain.sendAsync({ body: { restaurantId: code } })
    } catch {
      setChosen(undefined) // the write has said so
      return
    }
    const undo = () => leave.send({ body: [{ restaurantId: code }] }, acted)
    const particle = particleIn(i18n.locale, name, '으로/로')
    noteChosen(true)
    toast({
      kind: 'good',
      text: t`${name}${particle} 정했어요`,
      action: { label: t`바꾸기`, onPress: undo },
      stayMs: 8000,
    })
    acted()
  }

  if (isError && places.length === 0) {
    return (
      <FailedPart
        icon={Store}
        title={t`식당을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className={css.tables} data-chosen={chosen !== undefined || undefined}>
      {places.map((place, index) => {
        const table = tableOf(menus[index]?.data, now.time, (row) => toCourse(row, language))
        return (
          <button
            key={place.code}
            type="button"
            className={css.table}
            data-on={place.code === chosen || undefined}
            aria-disabled={chosen !== undefined}
            onClick={() => chosen === undefined && void choose(place)}
          >
            <DishTray dishes={table?.bowls ?? []} size="100%" className={css.small} />
            <span className={css.words}>
              <b>{place.name}</b>
              <small>{place.place}</small>
              <em>{table?.title ?? (menus[index]?.isPending ? '\u00a0' : t`오늘은 식단이 없어요`)}</em>
            </span>
          </button>
        )
      })}
      <Link to="/mypage/rest-manage" className={css.find}>
        <Icon of={Search} size="s" />
        {t`다른 식당 이름으로 찾기`}
      </Link>
    </div>
  )
}

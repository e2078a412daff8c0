import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import { keyOf } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { todayMenuQuery, userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'
import type { Day } from '#src/lib/days.ts'
import { menusToRead, toServed, type Served } from './search.ts'

const MENUS = keyOf('/api/menu/getTodayMenuList')

interface Menus {
  served: Served[]
  /** More menus are on their way. */
  isReading: boolean
  /** Some could not be read; those that were still stand. */
  isIncomplete: boolean
}

/**
 * The courses to search: of every menu that this visit has seen, and of those still to come. Today's own is read at
 * once, the others once somebody types, one after the other, each once a visit.
 */
export function useMenus(today: Day, isTyping: boolean): Menus {
  const client = useQueryClient()
  const { language } = useLanguage()
  const { data: rows = [], isError: noRestaurants } = useQuery({ ...userRestaurantsQuery(), retry: false })
  const restaurants = toRestaurants(rows, language).toSorted((a, b) => Number(b.main) - Number(a.main))
  const plan = menusToRead(
    restaurants.map(({ code }) => code),
    today,
  ).slice(0, isTyping ? undefined : 1)

  const reading = useQuery({
    queryKey: ['menus to search', plan],
    enabled: plan.length > 0,
    retry: false,
    gcTime: Infinity,
    // Those that did not come are asked for again the next time; the others are not.
    staleTime: ({ state }) => (state.data === 0 ? Infinity : 0),
    queryFn: async () => {
      let missing = 0
      for (const { restaurant, day } of plan) {
        await client
          .ensureQueryData({ ...todayMenuQuery(restaurant, day, true), retry: false })
          .catch(() => (missing += 1))
      }
      return missing
    },
  })

  const cache = client.getQueryCache()
  const version = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ queryKey: MENUS }).reduce((sum, { state }) => sum + state.dataUpdatedAt, 0),
  )
  const own = restaurants.find(({ main }) => main)?.code
  const served = useMemo(() => {
    const menus = client
      .getQueriesData<Schemas['TodayMenu']>({ queryKey: MENUS })
      .flatMap(([, menu]) => (menu ? [menu] : []))
    return version === 0 ? [] : toServed(once(menus), own, language)
  }, [client, version, own, language])

  return { served, isReading: reading.isFetching, isIncomplete: noRestaurants || (reading.data ?? 0) > 0 }
}

/** A day of a restaurant once: it may have been asked for in two ways. */
function once(menus: readonly Schemas['TodayMenu'][]): Schemas['TodayMenu'][] {
  return [...new Map(menus.map((menu) => [`${menu.restaurantCode ?? ''} ${menu.menuDt}`, menu])).values()]
}

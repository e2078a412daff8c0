import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/app/use-language.ts'
import { keyOf, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'

/**
 * Why the restaurant rests on a day, by its name (성탄절), as home tells it; null where nobody knows.
 *
 * @param ask whether home is asked where it has not told yet on this visit: it speaks of today
 */
export function useRestName(restaurantCode: string | undefined, day: Day, { ask }: { ask: boolean }): string | null {
  const { language } = useLanguage()
  const told = useQueryClient().getQueriesData<Schemas['MainData']>({ queryKey: keyOf('/api/main/mainData') })
  const homes = told.flatMap(([, home]) => (home && isOf(home, restaurantCode, day) ? [home] : []))
  useQuery({
    ...query('post', '/api/main/mainData', {
      body: restaurantCode === undefined ? {} : { restaurantCode },
      background: true,
    }),
    enabled: ask && homes.length === 0,
  })
  return homes.map((home) => restNameOf(home, restaurantCode, day, language)).find((name) => name !== null) ?? null
}

type HomeAnswer = Pick<Schemas['MainData'], 'nowDt' | 'restYn' | 'restDayNm' | 'restDayNmEng' | 'mealCard'>

/** Home speaks of its own day, and of the one restaurant on its card. */
const isOf = ({ nowDt, mealCard }: HomeAnswer, restaurantCode: string | undefined, day: Day): boolean =>
  dayOf(nowDt) === day && mealCard?.restaurantCode === restaurantCode

export function restNameOf(
  home: HomeAnswer,
  restaurantCode: string | undefined,
  day: Day,
  language: 'ko' | 'en',
): string | null {
  if (home.restYn !== 'Y' || !isOf(home, restaurantCode, day)) return null
  return (language === 'en' && home.restDayNmEng) || home.restDayNm
}

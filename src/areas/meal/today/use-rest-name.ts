import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#src/app/use-language.ts'
import { keyOf } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'

/** Why the restaurant rests on a day, by its name (성탄절), where home was told so on this visit; null otherwise. Nobody is asked. */
export function useRestName(restaurantCode: string | undefined, day: Day): string | null {
  const { language } = useLanguage()
  const told = useQueryClient().getQueriesData<Schemas['MainData']>({ queryKey: keyOf('/api/main/mainData') })
  for (const [, home] of told) if (home) return restNameOf(home, restaurantCode, day, language)
  return null
}

/** Home speaks of its own day, and of the one restaurant on its card. */
export function restNameOf({ nowDt, restYn, restDayNm, restDayNmEng, mealCard }: Pick<Schemas['MainData'], 'nowDt' | 'restYn' | 'restDayNm' | 'restDayNmEng' | 'mealCard'>, restaurantCode: string | undefined, day: Day, language: 'ko' | 'en'): string | null {
  if (restYn !== 'Y' || dayOf(nowDt) !== day || mealCard?.restaurantCode !== restaurantCode) return null
  return (language === 'en' && restDayNmEng) || restDayNm
}

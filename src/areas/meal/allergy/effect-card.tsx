import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/app/use-language.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { useAllergenName } from '#src/domain/meal/use-allergen-name.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { withJosa } from '#src/lib/korean.ts'
import { Card } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { effectOf, type Effect } from './allergy.ts'
import css from './allergy.module.css'

/** What a choice changes today; nothing where no menu is known. */
export function EffectCard({ chosen }: { chosen: readonly string[] }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const mealTimeName = useMealTimeName()
  const nameOf = useAllergenName()
  const { data: menu } = useQuery(todayMenuQuery(undefined, undefined, true))
  const effect = menu ? effectOf(menu, chosen, language) : null
  if (!effect) return null

  const say = ({ mealType, courses, held, hasUnknown }: Effect): string => {
    const meal = mealTimeName(mealType)
    if (chosen.length === 0) return t`고르면 오늘 ${meal}에서 바로 찾아 드려요.`
    if (held.length === 0)
      return hasUnknown ? t`오늘 ${meal}에서는 찾지 못했어요.` : t`오늘 ${meal}에는 들어 있지 않아요.`
    const corners = held.map(({ corner }) => t`${corner} 코너`).join(', ')
    const names = [...new Set(held.flatMap(({ allergens }) => allergens.map(nameOf)))].join(', ')
    const what = language === 'ko' ? withJosa(names, '이/가') : names
    return t`오늘 ${meal} ${courses}코너 가운데 ${corners}에 ${what} 들어 있어요.`
  }
  return (
    <Card tone="linen" className={css.effect}>
      <DishTile name={effect.held[0]?.dish ?? ''} />
      <div>
        <p role="status">{say(effect)}</p>
        {effect.hasUnknown ? <small>{t`재료를 알 수 없는 요리는 따로 알려 드려요`}</small> : null}
      </div>
    </Card>
  )
}

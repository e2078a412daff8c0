import { useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { Avoided } from './allergens.ts'
import css from './allergy-line.module.css'
import { useAllergenName } from './use-allergen-name.ts'

/** In a row of a course: which of its dishes holds what the member avoids. Never that the others are safe. */
export function AvoidMark({ avoid: { dish, allergens } }: { avoid: Pick<Avoided, 'dish' | 'allergens'> }) {
  const { t } = useLingui()
  const nameOf = useAllergenName()
  const names = allergens.join('·') || nameOf('')
  return (
    <span className={css.mark}>
      <Icon of={TriangleAlert} size="xs" />
      {dish === '' ? t`내 알레르기: ${names}` : t`${dish}에 ${names}`}
    </span>
  )
}

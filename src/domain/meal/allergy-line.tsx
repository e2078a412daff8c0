import { useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '#src/ui/badge/badge.tsx'
import type { AllergyNotice } from './allergens.ts'
import css from './allergy-line.module.css'

const list = (allergens: AllergyNotice['rest']) => allergens.map((allergen) => allergen.name).join(' · ')

/** The allergens of a course in words. What is not declared says so: it never reads as free of anything. */
export function AllergyLine({ notice }: { notice: AllergyNotice }) {
  const { t } = useLingui()
  const rest = list(notice.rest)

  if (notice.kind === 'clear') {
    return (
      <p className={css.allergens}>
        <b>{t`알레르기`}</b>
        <span>{rest || t`표시 대상 재료가 없어요`}</span>
      </p>
    )
  }
  const names = notice.kind === 'avoid' ? list(notice.mine) : ''
  const doubt = notice.kind === 'unknown' || !notice.complete
  return (
    <p className={css.allergens}>
      {names ? <Badge kind="danger" icon={TriangleAlert}>{t`내 알레르기: ${names}`}</Badge> : null}
      {doubt ? <Badge kind="caution">{t`알레르기 정보를 다 알 수 없어요`}</Badge> : null}
      {rest ? <span>{rest}</span> : null}
    </p>
  )
}

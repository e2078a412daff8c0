import { useLingui } from '@lingui/react/macro'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { AllergyNotice } from './allergens.ts'
import css from './allergy-line.module.css'
import { useAllergenName } from './use-allergen-name.ts'

/**
 * The allergens of a course in words; `titled` where a heading names them already and they are what is read. What is
 * not declared says so: it never reads as free of anything.
 */
export function AllergyLine({ notice, titled }: { notice: AllergyNotice; titled?: boolean }) {
  const { t } = useLingui()
  const nameOf = useAllergenName()
  const list = (allergens: AllergyNotice['rest']) => allergens.map(({ name }) => nameOf(name)).join(' · ')
  const rest = list(notice.rest)

  if (notice.kind === 'clear') {
    return (
      <p className={css.allergens} data-read={titled || undefined}>
        {titled ? null : <b>{t`알레르기`}</b>}
        <span>{rest || t`표시 대상 재료가 없어요`}</span>
      </p>
    )
  }
  // The member's own comes alone: whoever reads it needs no other.
  if (notice.kind === 'avoid') {
    return (
      <p className={css.allergens} data-read={titled || undefined}>
        <Badge kind="danger" icon={TriangleAlert}>{t`내 알레르기: ${list(notice.mine)}`}</Badge>
      </p>
    )
  }
  return (
    <p className={css.allergens} data-read={titled || undefined}>
      <span className={css.doubt}>
        <Icon of={CircleQuestionMark} size="xs" />
        {t`알레르기 정보를 다 알 수 없어요`}
      </span>
      {rest ? <span>{rest}</span> : null}
    </p>
  )
}

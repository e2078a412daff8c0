import { useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { allergyNotice, type Declared } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import css from './detail.module.css'

/** The allergens of the course, then dish by dish. A dish without a declaration says that it is not known. */
export function AllergyCard({ dishes }: { dishes: readonly { name: string; allergens: Declared }[] }) {
  const { t } = useLingui()
  return (
    <Card label={t`알레르기`}>
      <CardHead title={t`알레르기`} />
      <AllergyLine notice={allergyNotice(dishes.map((dish) => dish.allergens))} />
      <dl className={css.allergy}>
        {dishes.map(({ name, allergens }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {allergens === null ? (
                <Badge kind="caution">{t`알 수 없어요`}</Badge>
              ) : allergens.length === 0 ? (
                t`표시 대상 재료가 없어요`
              ) : (
                allergens.map((allergen) =>
                  allergen.avoided ? (
                    <Badge key={allergen.code} kind="danger">
                      {allergen.name}
                    </Badge>
                  ) : (
                    <span key={allergen.code}>{allergen.name}</span>
                  ),
                )
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

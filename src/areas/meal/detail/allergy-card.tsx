import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { allergyNotice, type Declared } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import css from './detail.module.css'

/** Whether the member may eat it; unfolded dish by dish. A dish without a declaration says that it is not known. */
export function AllergyCard({ dishes }: { dishes: readonly { name: string; allergens: Declared }[] }) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Card label={t`알레르기`}>
      <CardHead
        title={t`알레르기`}
        more={
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are the link's
          <MoreLink render={<button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} />}>{t`요리별 보기`}</MoreLink>
        }
      />
      <AllergyLine titled notice={allergyNotice(dishes.map((dish) => dish.allergens))} />
      <Collapse open={open} id={id}>
        <dl className={css.allergy}>
          {dishes.map(({ name, allergens }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {allergens === null ? (
                  t`알 수 없어요`
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
      </Collapse>
    </Card>
  )
}

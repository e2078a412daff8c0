import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { allergyNotice, type AllergyNotice, type Declared } from '#src/domain/meal/allergens.ts'
import { AllergyLine } from '#src/domain/meal/allergy-line.tsx'
import { useAllergenName } from '#src/domain/meal/use-allergen-name.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import css from './detail.module.css'

/** Whether the member may eat it; unfolded dish by dish. A dish without a declaration says that it is not known. */
export function AllergyCard({
  notice,
  dishes,
}: {
  notice: AllergyNotice
  dishes: readonly { name: string; declared: Declared }[]
}) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Card label={t`알레르기`}>
      <CardHead
        title={t`알레르기`}
        more={
          <MoreLink
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are the link's
            render={<button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} />}
          >{t`요리별 보기`}</MoreLink>
        }
      />
      <AllergyLine titled notice={notice} />
      <Collapse open={open} id={id}>
        <dl className={css.allergy}>
          {dishes.map(({ name, declared }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <DishAllergens declared={declared} />
              </dd>
            </div>
          ))}
        </dl>
      </Collapse>
    </Card>
  )
}

function DishAllergens({ declared }: { declared: Declared }) {
  const { t } = useLingui()
  const nameOf = useAllergenName()
  const notice = allergyNotice([declared])
  const mine = notice.kind === 'avoid' ? notice.mine : []
  if (notice.kind === 'clear' && notice.rest.length === 0) return t`표시 대상 재료가 없어요`
  return (
    <>
      {mine.map(({ code, name }) => (
        <Badge key={code + name} kind="danger">
          {nameOf(name)}
        </Badge>
      ))}
      {notice.rest.map(({ code, name }) => (
        <span key={code + name}>{nameOf(name)}</span>
      ))}
      {declared.complete ? null : <span>{t`알 수 없어요`}</span>}
    </>
  )
}

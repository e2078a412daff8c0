import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useAllergenName } from '#src/domain/meal/use-allergen-name.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { Allergen, Group } from './allergy.ts'
import css from './allergy.module.css'

interface Props {
  groups: readonly { group: Group; allergens: readonly Allergen[] }[]
  value: readonly string[]
  onChange(codes: string[]): void
}

/** Every allergen of the labels, by groups; what is avoided is red, as its warning will be. */
export function AllergenChips({ groups, value, onChange }: Props) {
  const { t } = useLingui()
  const nameOf = useAllergenName()
  const id = useId()
  const names: Record<Group, string> = {
    sea: t`해산물`,
    meat: t`고기`,
    beans: t`콩과 견과`,
    dairy: t`달걀, 우유, 곡물`,
    other: t`과일과 그 밖에`,
  }
  // In the order of their codes, so that a choice taken back is no change.
  const turn = (code: string) =>
    onChange((value.includes(code) ? value.filter((each) => each !== code) : [...value, code]).toSorted())
  return (
    <Card className={css.groups}>
      {groups.map(({ group, allergens }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <h2 id={`${id}-${group}`}>{names[group]}</h2>
          <div className={css.chips}>
            {allergens.map(({ code, name }) => (
              <Chip key={code} className={css.chip} pressed={value.includes(code)} onClick={() => turn(code)}>
                {value.includes(code) ? <Icon of={Check} size="xs" /> : null}
                {nameOf(name)}
              </Chip>
            ))}
          </div>
        </div>
      ))}
    </Card>
  )
}

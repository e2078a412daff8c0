import { useLingui } from '@lingui/react/macro'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import css from '../match/battle.module.css'
import type { Draft, Fault } from './make.ts'

interface Props {
  draft: Draft
  /** What is wrong with a field, once it was looked for. */
  errorOf: (fault: Fault) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** What a battle that is being made is called, and what it is for. */
export function NamesCard({ draft, errorOf, onChange }: Props) {
  const { t } = useLingui()
  const { name, team, stake } = draft
  const stakes = [t`진 팀이 커피 사기`, t`진 팀이 점심 사기`]
  return (
    <Card>
      <CardHead title={t`이름과 걸 것`} />
      <TextField
        label={t`배틀 이름`}
        value={name}
        onChange={(next) => onChange({ name: next })}
        limit={MOST_LETTERS.battleName}
        error={errorOf('name')}
        sunken
      />
      <TextField
        label={t`우리 팀 이름`}
        value={team}
        onChange={(next) => onChange({ team: next })}
        limit={MOST_LETTERS.battleTeam}
        error={errorOf('team')}
        sunken
      />
      <div className={css.chips}>
        {stakes.map((one) => (
          <Chip key={one} pressed={stake === one} onClick={() => onChange({ stake: stake === one ? '' : one })}>
            {one}
          </Chip>
        ))}
      </div>
      <TextField
        label={t`걸 것 (없어도 돼요)`}
        value={stake}
        onChange={(next) => onChange({ stake: next })}
        limit={MOST_LETTERS.stake}
        sunken
      />
    </Card>
  )
}

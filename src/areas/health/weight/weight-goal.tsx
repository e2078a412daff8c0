import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { NumberEntry } from '#src/ui/number-entry.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useSaveTargetWeight } from './weight.queries.ts'
import { weightOf, weightProblem, type WeightProblem } from './weight.ts'
import { useWeightWords } from './weight-words.ts'
import css from './weight.module.css'

export interface WeightGoalProps {
  targetKg: number | null
  today: string
  onClose(): void
  onSaved(): void
}

/** The sheet in which the member sets the weight to reach. */
export function WeightGoal({ targetKg, today, onClose, onSaved }: WeightGoalProps) {
  const { t } = useLingui()
  const words = useWeightWords(today)
  const save = useSaveTargetWeight()
  const [text, setText] = useState(targetKg === null ? '' : targetKg.toFixed(1))
  const [problem, setProblem] = useState<WeightProblem | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = weightProblem(text)
    const kg = weightOf(text)
    setProblem(found)
    if (!found && kg !== null) save.mutate({ body: { targetBw: kg.toFixed(1) } }, { onSuccess: onSaved })
  }

  return (
    <Sheet open title={targetKg === null ? t`목표 정하기` : t`목표 바꾸기`} closeLabel={t`닫기`} onCloseRequest={onClose}>
      <form className={css.form} onSubmit={submit} noValidate>
        <NumberEntry
          label={t`목표 체중`}
          value={text}
          onChange={(next) => {
            setText(next)
            setProblem(null)
          }}
          unit="kg"
          autoFocus
          note={t`언제든 바꿀 수 있어요`}
          error={problem ? words.problem(problem) : save.isError ? t`저장하지 못했어요. 다시 시도해 주세요.` : undefined}
          keypadLabel={t`숫자판`}
          deleteLabel={t`한 글자 지우기`}
          pointLabel={t`소수점`}
          action={
            <Button type="submit" size="l" block busy={save.isPending} busyLabel={t`저장하는 중`}>
              {t`저장하기`}
            </Button>
          }
        />
      </form>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#src/contract/api-error.ts'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { KilogramsEntry } from './kilograms-entry.tsx'
import { useSaveTargetWeight } from './weight.queries.ts'
import { goalForm } from './weight-form.ts'
import { useWeightWords } from './weight-words.ts'
import css from '../kit/kit.module.css'

export interface WeightGoalProps {
  targetKg: number | null
  today: string
  onClose(): void
  onSaved(): void
}

const DRAFT = 'target weight'

/**
 * The sheet in which the member sets the weight to reach. Closed, it begins anew; what a lost session left is its
 * draft.
 */
export function WeightGoal({ targetKg, today, onClose, onSaved }: WeightGoalProps) {
  const { t } = useLingui()
  const words = useWeightWords(today)
  const save = useSaveTargetWeight()
  const consent = useKeepingConsent()
  const form = useValidForm({
    schema: goalForm(words.problem),
    initial: { target: targetKg === null ? '' : targetKg.toFixed(1) },
    draft: DRAFT,
    onSubmit: async ({ target }) => {
      await consent.given()
      await save.sendAsync({ body: { targetBw: target } })
    },
    onSent: onSaved,
    // The goal that goes on is held to the same rules as on its own pages, and the server says which.
    refusal: (failure) => {
      if (consent.asks(failure)) return { field: null, message: t`건강정보 동의가 없어서 저장하지 못했어요.` }
      return failure instanceof ApiError && failure.status === 400 && failure.code === 'targetBw'
        ? { field: 'target', message: failure.serverMessage }
        : save.refusal(failure)
    },
  })

  const close = () => {
    dropDraft(DRAFT)
    onClose()
  }
  return (
    <Sheet open title={targetKg === null ? t`목표 정하기` : t`목표 바꾸기`} onCloseRequest={close}>
      <form className={css.form} {...form.props}>
        <FormField form={form} name="target">
          {({ error, ...field }) => (
            <KilogramsEntry
              {...field}
              label={t`목표 체중`}
              note={t`언제든 바꿀 수 있어요`}
              error={error ?? form.problem}
              busy={form.busy}
              consent={consent}
            />
          )}
        </FormField>
      </form>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import { FormField } from '#src/patterns/form/form-field.tsx'
import type { ValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Card } from '#src/ui/card/card.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import type { Draft } from './goal-form.ts'
import { useSetWords } from './set-words.ts'
import type { Kind } from './ways.ts'
import css from './set.module.css'

const KINDS: readonly Kind[] = ['LOSE', 'KEEP', 'GAIN']

/** What one wishes; height and weight first, where nobody knows them. */
export function KindStep({
  form,
  asksHeight,
  asksWeight,
  preset,
  onKind,
}: {
  form: ValidForm<Draft>
  asksHeight: boolean
  asksWeight: boolean
  preset: Kind | null
  onKind: () => void
}) {
  const { t } = useLingui()
  const words = useSetWords()
  return (
    <>
      {asksHeight || asksWeight ? (
        <Card>
          <div className={css.body}>
            {asksHeight ? (
              <FormField form={form} name="first.height">
                {(field) => <TextField {...field} label={t`키 (cm)`} inputMode="decimal" sunken />}
              </FormField>
            ) : null}
            {asksWeight ? (
              <FormField form={form} name="first.weight">
                {(field) => <TextField {...field} label={t`몸무게 (kg)`} inputMode="decimal" sunken />}
              </FormField>
            ) : null}
          </div>
        </Card>
      ) : null}
      <Card tight>
        <FormField form={form} name="first.kind">
          {({ value, onChange, error }) => (
            <RadioRows
              label={t`무엇을 바라세요?`}
              name="kind"
              options={KINDS.map((kind) => ({ value: kind, ...words.kinds[kind] }))}
              value={value ?? preset}
              onChange={(kind) => {
                onChange(kind)
                onKind()
              }}
              error={error}
            />
          )}
        </FormField>
      </Card>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { tenth, useSetWords } from './set-words.ts'
import type { Kind, Room } from './ways.ts'

const DRAFT = 'goal target'

/** The target as a number; outside of what may be chosen it says why, before anything is sent. */
export function TargetEntry({
  kind,
  room,
  value,
  onSet,
  onClose,
}: {
  kind: Kind
  room: Room
  value: number
  onSet: (kg: number) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const words = useSetWords()
  const form = useValidForm({
    schema: v.object({
      target: v.pipe(
        v.string(),
        v.check(
          (text) => {
            const kg = parseWireNumber(text)
            return kg !== null && kg >= room.min && kg <= room.max
          },
          `${words.roomTitle(kind, room)}. ${words.roomReason(kind, room)}`,
        ),
      ),
    }),
    initial: { target: tenth(value) },
    draft: DRAFT,
    onSubmit: ({ target }) => Promise.resolve(onSet(roundTo(parseWireNumber(target) ?? value, 1))),
    refusal: () => null,
  })
  const close = () => {
    dropDraft(DRAFT)
    onClose()
  }
  return (
    <Sheet open title={t`목표 체중`} onCloseRequest={close}>
      <form {...form.props}>
        <FormField form={form} name="target">
          {({ error, ...field }) => (
            <NumberEntry
              {...field}
              label={t`목표 체중`}
              unit="kg"
              autoFocus
              error={error}
              action={
                <Button type="submit" size="l" block>
                  {t`이 몸무게로`}
                </Button>
              }
            />
          )}
        </FormField>
      </form>
    </Sheet>
  )
}

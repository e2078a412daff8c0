import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { isGone, sayGone } from '../record/say-gone.ts'
import { CHANGE, useModifyMealRecord } from './one-meal.queries.ts'
import css from './one-meal.module.css'

interface Props {
  day: Day
  meal: MealType
  numbers: readonly number[]
  memo: string | null
  onClose(): void
}

/** The member's own words about the meal; empty takes them away. */
export function MealMemoSheet({ day, meal, numbers: [first], memo, onClose }: Props) {
  const { t } = useLingui()
  const change = useModifyMealRecord(day, meal)
  const form = useValidForm({
    schema: v.object({
      memo: v.pipe(v.string(), v.trim(), mostLetters(MOST_LETTERS.mealMemo)),
    }),
    initial: { memo: memo ?? '' },
    draft: `meal-memo ${day} ${meal}`,
    onSubmit: async ({ memo: memoTxt }) => {
      if (first === undefined) return
      try {
        await change.sendAsync({ body: { hcUclSeqNo: first, memoTxt } })
      } catch (error) {
        if (!isGone(error)) throw error
        sayGone(CHANGE)
      }
    },
    onSent: onClose,
    refusal: change.refusal,
  })
  return (
    <Sheet open title={t`메모`} onCloseRequest={onClose}>
      <form className={css.form} {...form.props}>
        <FormField form={form} name="memo">
          {({ error, ...field }) => (
            <TextArea
              {...field}
              sunken
              label={t`남기고 싶은 말`}
              limit={MOST_LETTERS.mealMemo}
              counterLabel={(used, limit) => t`${limit}자 가운데 ${used}자`}
              error={error ?? form.problem}
            />
          )}
        </FormField>
        <Button type="submit" size="l" block busy={form.busy}>{t`저장하기`}</Button>
      </form>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '#src/contract/api-error.ts'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { doubtOf } from '#src/domain/index-record/doubt.ts'
import { limits } from '#src/domain/index-record/limits.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import { useDoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import { addDays, type Day, weekOf } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { NumberEntry } from '#src/ui/number-entry/number-entry.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { lastWeightQuery, useSaveWeekWeight } from '../kit/goal.queries.ts'

/** This week's weight, beginning with the last one. */
export function WeekWeight({ lastKg, today, onClose }: { lastKg: number | null; today: Day; onClose: () => void }) {
  const { t } = useLingui()
  const save = useSaveWeekWeight()
  const consent = useKeepingConsent()
  const [from, to] = limits.BW.kept
  const week = weekOf(today)[0] ?? today
  const askOnce = useAskOnce()
  const doubtWords = useDoubtWords()
  const { data: body } = useQuery(lastWeightQuery())
  const newestKg = parseWireNumber(body?.helhidxVal)
  // Where its moment did not come, the last one is taken for a week old, as the row asks for it.
  const at = body?.inptDt ?? `${addDays(today, -7)}120000`
  const ownKg = newestKg ?? lastKg
  const known = ownKg === null ? [] : [{ at, value: ownKg }]
  const form = useValidForm({
    schema: v.object({
      weight: v.pipe(
        v.string(),
        v.check(
          (text) => {
            const kg = parseWireNumber(text)
            return kg !== null && kg >= from && kg <= to
          },
          t`${from}에서 ${to} 사이로 적어 주세요`,
        ),
        v.transform((text) => (parseWireNumber(text) ?? 0).toFixed(1)),
      ),
    }),
    draft: `weight of ${week}`,
    initial: { weight: lastKg === null ? '' : lastKg.toFixed(1) },
    onSubmit: async ({ weight }) => {
      const doubt = doubtOf('BW', Number(weight), `${today}235959`, known)
      await askOnce(doubt && doubtWords('BW', doubt, `${weight} kg`))
      await consent.given()
      await save.sendAsync({ body: { weekDt: week, weight } })
    },
    onSent: onClose,
    refusal: (failure) => {
      if (failure instanceof NotYet) return null
      if (failure instanceof ApiError && failure.code === 'noGoal')
        return { field: null, message: t`지금 정해 둔 목표가 없어요.` }
      return consent.asks(failure)
        ? { field: null, message: t`건강정보 동의가 없어서 저장하지 못했어요.` }
        : save.refusal(failure)
    },
  })
  return (
    <Sheet open title={t`이번 주 몸무게`} onCloseRequest={onClose}>
      <form {...form.props}>
        <FormField form={form} name="weight">
          {({ error, ...field }) => (
            <NumberEntry
              {...field}
              label={t`체중`}
              unit="kg"
              autoFocus
              note={t`오늘 잰 값으로 적혀요`}
              error={error ?? form.problem}
              action={
                <>
                  <ConsentRow consent={consent} />
                  <Button type="submit" size="l" block busy={form.busy}>
                    {consent.needed ? t`동의하고 저장하기` : t`적기`}
                  </Button>
                </>
              }
            />
          )}
        </FormField>
      </form>
    </Sheet>
  )
}

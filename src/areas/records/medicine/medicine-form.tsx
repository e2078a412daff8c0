import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useGuardedForm } from '#src/app/forms/use-guarded-form.ts'
import { goBack } from '#src/app/navigation.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import type { Day } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { FormGroup, RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { DateField } from '#src/ui/date-field/date-field.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { ChoiceChips } from './choice-chips.tsx'
import css from './medicine.module.css'
import { medicinesQuery, useRemoveMedicine, useSaveMedicine } from './medicine.queries.ts'
import {
  doseOf,
  draftOf,
  emptyDraft,
  MOST_TIMES,
  RELATIONS,
  toForm,
  UNITS,
  WEEKDAYS,
  type Medicine,
} from './medicine.ts'
import { countEqual, sameMedicine } from './same-medicine.ts'
import { TakeTimes } from './take-times.tsx'
import { useMedicineWords } from './use-medicine-words.ts'
import { useZoneNote } from './use-zone-note.ts'

const LIST = '/healthlog/healthMedicine'

/**
 * One medicine, a new one or one to change. Leaving asks while something has changed; what a lost session left is its
 * draft. [HLG-04]
 */
export function MedicineForm({ medicine, today }: { medicine?: Medicine; today: Day }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const words = useMedicineWords()
  const id = useId()
  const save = useSaveMedicine(medicine?.seq)
  const consent = useKeepingConsent()
  const askOnce = useAskOnce()
  // Where they did not come, nothing is asked: saving does not wait for it.
  const { data: medicines = [] } = useQuery(medicinesQuery())
  const confirmed = useRef<number>(undefined)
  const form = useGuardedForm({
    schema: useSchema(words.date),
    initial: medicine ? draftOf(medicine) : emptyDraft(today),
    draft: `medicine ${medicine?.seq ?? 'new'}`,
    onSubmit: async (draft) => {
      const same = sameMedicine(draft, medicines, medicine)
      if (same !== null) {
        const name = i18n.locale === 'ko' ? withJosa(same.medicine.name, '이/가') : same.medicine.name
        await askOnce({
          title: t`${name} 이미 ${same.clock}에 있어요`,
          text:
            draft.alarm && same.medicine.alarm
              ? t`이대로 저장하면 두 번 먹으라고 알려 드려요. 그대로 저장할까요?`
              : t`이대로 저장하면 목록에 두 번 있게 돼요. 그대로 저장할까요?`,
        })
      }
      // As many as stood there when it was confirmed: a second try of the same press is no third one.
      confirmed.current ??= same === null ? undefined : countEqual(toForm(draft), medicines)
      await consent.given()
      await save.send(toForm(draft), same === null ? undefined : confirmed.current)
    },
    onSent: () => goBack(router, LIST),
    refusal: (failure) => {
      if (failure instanceof NotYet) return null
      return consent.asks(failure)
        ? { field: null, message: t`건강정보 동의가 없어서 저장하지 못했어요.` }
        : save.refusal(failure)
    },
  })

  return (
    <RecordFormPage
      bar={<ScreenBar titleAs="p" backTo={LIST} />}
      form={form}
      title={medicine?.name ?? t`어떤 약을 드세요?`}
      help={useZoneNote()}
      action={
        <>
          <ConsentRow consent={consent} />
          <Button type="submit" size="l" block busy={form.busy}>
            {consent.needed ? t`동의하고 저장하기` : t`저장하기`}
          </Button>
        </>
      }
    >
      <FormGroup title={t`약`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`이름`} limit={MOST_LETTERS.medicineName} clearLabel sunken />}
        </FormField>
        <FormField form={form} name="purpose">
          {(field) => (
            <TextField
              {...field}
              label={t`먹는 까닭`}
              limit={MOST_LETTERS.medicinePurpose}
              help={t`적지 않아도 돼요.`}
              sunken
            />
          )}
        </FormField>
        <FormField form={form} name="dose">
          {(field) => <TextField {...field} label={t`한 번에 먹는 양`} inputMode="decimal" sunken />}
        </FormField>
        <FormField form={form} name="unit">
          {({ value, onChange }) => (
            <ChoiceChips label={t`양의 단위`} options={UNITS} words={words.unit} value={[value]} onPress={onChange} />
          )}
        </FormField>
      </FormGroup>
      <FormGroup title={t`먹는 때`}>
        <FormField form={form} name="times">
          {(field) => <TakeTimes {...field} />}
        </FormField>
        <FormField form={form} name="weekdays">
          {({ value, onChange, error }) => (
            <ChoiceChips
              label={t`먹는 요일`}
              options={WEEKDAYS}
              words={words.weekday}
              even
              value={value}
              error={error}
              onPress={(day) =>
                onChange(value.includes(day) ? value.filter((each) => each !== day) : [...value, day].toSorted())
              }
            />
          )}
        </FormField>
      </FormGroup>
      <FormGroup title={t`기간`}>
        <FormField form={form} name="start">
          {({ value, onChange }) => (
            <DateField
              label={t`첫날`}
              value={value}
              text={words.date(value)}
              onChange={onChange}
              today={today}
              sunken
            />
          )}
        </FormField>
        <FormField form={form} name="end">
          {({ value, onChange, error }) => (
            <div role="group" aria-label={t`마지막 날`} data-invalid={error ? true : undefined} className={css.end}>
              <DateField
                label={t`마지막 날`}
                value={value}
                onChange={onChange}
                today={today}
                placeholder={t`계속 먹어요`}
                sunken
                {...(value && { text: words.date(value) })}
              />
              {error && <FieldError id={`${id}-end`}>{error}</FieldError>}
              {value && <Button kind="text" size="s" onClick={() => onChange(null)}>{t`마지막 날 없애기`}</Button>}
            </div>
          )}
        </FormField>
      </FormGroup>
      <FormGroup title={t`알림과 메모`}>
        <FormField form={form} name="alarm">
          {({ value, onChange }) => <Switch label={t`먹을 시간에 알려 주세요`} checked={value} onChange={onChange} />}
        </FormField>
        <FormField form={form} name="memo">
          {(field) => <TextArea {...field} label={t`메모`} limit={MOST_LETTERS.medicineMemo} rows={2} sunken />}
        </FormField>
      </FormGroup>
      {medicine && !form.changed && <RemoveButton medicine={medicine} />}
    </RecordFormPage>
  )
}

function RemoveButton({ medicine }: { medicine: Medicine }) {
  const { t } = useLingui()
  const router = useRouter()
  const { busy, remove, restore } = useRemoveMedicine()
  const takeAway = () =>
    remove(medicine, () => {
      goBack(router, LIST)
      toast({
        kind: 'removed',
        text: t`약을 지웠어요`,
        action: { label: t`되돌리기`, onPress: () => restore(medicine) },
      })
    })
  return (
    <div className={css.remove}>
      <Button kind="text" size="s" busy={busy} onClick={takeAway}>{t`이 약 지우기`}</Button>
    </div>
  )
}

/** The contract's limits, in words. */
function useSchema(dateWord: (day: Day) => string) {
  const { t } = useLingui()
  const short = (most: number) => v.pipe(v.string(), mostLetters(most))
  return v.pipe(
    v.object({
      name: v.pipe(
        short(MOST_LETTERS.medicineName),
        v.check((text) => text.trim() !== '', t`약 이름을 적어 주세요.`),
      ),
      purpose: short(MOST_LETTERS.medicinePurpose),
      dose: v.pipe(v.string(), v.transform(doseOf), v.number(t`0보다 크고 100을 넘지 않는 양을 적어 주세요.`)),
      unit: v.picklist(UNITS),
      times: v.pipe(
        v.array(v.object({ clock: v.string(), relation: v.picklist(RELATIONS) })),
        v.maxLength(MOST_TIMES),
        v.check(
          (times) => new Set(times.map(({ clock }) => clock)).size === times.length,
          t`같은 시간이 두 번 있어요.`,
        ),
      ),
      weekdays: v.pipe(v.array(v.picklist(WEEKDAYS)), v.nonEmpty(t`요일을 하나 이상 골라 주세요.`)),
      start: v.string(),
      end: v.nullable(v.string()),
      alarm: v.boolean(),
      memo: short(MOST_LETTERS.medicineMemo),
    }),
    v.forward(
      v.partialCheck(
        [['start'], ['end']],
        ({ start, end }) => end === null || end >= start,
        ({ input }) => t`첫날인 ${dateWord(input.start)}보다 앞설 수 없어요. 그날이나 뒤의 날로 바꿔 주세요.`,
      ),
      ['end'],
    ),
  )
}

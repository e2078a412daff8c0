import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { goBack } from '#src/app/navigation.ts'
import { useNow } from '#src/app/use-now.ts'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import { useDoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import { type Day, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { FormGroup, RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DateField } from '#src/ui/date-field/date-field.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { isDayRefused } from '../kit/goal.queries.ts'
import { directQuery, lastQuery, useSaveHealthData } from './measure.queries.ts'
import { boundsOf, doubtsOf, emptyDraft, type Field, isEmpty, isPair, isRight, toForm, UNITS } from './measure.ts'
import { useFieldNames } from './measure-words.ts'
import { PlacesCard } from './places-card.tsx'

const BACK = '/goal/health-data'

/** What was measured: eight fields of which any may stay empty. [GOL-03] */
export function MeasureScreen({ day }: { day: Day | undefined }) {
  const { t } = useLingui()
  const today = dayIn(useNow())
  const { data: direct } = useSuspenseQuery(directQuery())
  if (direct.helhidxDirectYn === 'N') {
    return (
      <DetailPage
        bar={<ScreenBar titleAs="p" backTo={BACK} />}
        lead={{ title: t`측정대에서 재 주세요`, below: t`회사에서 직접 적는 것을 막아 두었어요.` }}
      >
        <PlacesCard />
      </DetailPage>
    )
  }
  return <MeasureForm day={day !== undefined && day <= today ? day : today} today={today} />
}

function MeasureForm({ day, today }: { day: Day; today: Day }) {
  const { t } = useLingui()
  const router = useRouter()
  const names = useFieldNames()
  const { data: last } = useSuspenseQuery(lastQuery())
  const save = useSaveHealthData()
  const consent = useKeepingConsent()
  const askOnce = useAskOnce()
  const doubtWords = useDoubtWords()
  const form = useValidForm({
    schema: useSchema(),
    initial: emptyDraft(day),
    draft: 'health-data',
    onSubmit: async (draft) => {
      const doubts = doubtsOf(draft, last)
      const texts = doubts.map(({ of, text, doubt }) => doubtWords(of, doubt, text).text)
      const values = doubts.map(({ text }) => text).join(', ')
      await askOnce(doubts.length === 0 ? null : { title: t`${values}, 맞나요?`, text: [...new Set(texts)].join(' ') })
      await consent.given()
      await save.sendAsync({ body: toForm(draft) })
    },
    onSent: () => goBack(router, BACK),
    refusal: (failure) => {
      if (failure instanceof NotYet) return null
      if (isDayRefused(failure))
        return { field: null, message: t`잰 날이 아직 오지 않았어요. 휴대폰의 날짜를 확인하고 날을 바꿔 주세요.` }
      return consent.asks(failure)
        ? { field: null, message: t`건강정보 동의가 없어서 저장하지 못했어요.` }
        : save.refusal(failure)
    },
  })
  const field = (name: Field) => (
    <FormField key={name} form={form} name={name}>
      {(bound) => (
        <TextField
          {...bound}
          label={`${names[name]} (${UNITS[name]})`}
          inputMode="decimal"
          placeholder={last?.[name] ?? ' '}
          sunken
        />
      )}
    </FormField>
  )
  return (
    <RecordFormPage
      bar={<ScreenBar titleAs="p" backTo={BACK} />}
      form={form}
      title={t`잰 값을 적어 주세요`}
      help={t`아는 것만 적어도 돼요.`}
      action={
        <>
          <ConsentRow consent={consent} />
          <Button type="submit" size="l" block busy={form.busy}>
            {consent.needed ? t`동의하고 저장하기` : t`저장하기`}
          </Button>
        </>
      }
    >
      <FormGroup>
        <FormField form={form} name="day">
          {({ value, onChange }) => (
            <DateField
              label={t`잰 날`}
              value={value}
              {...(value === today && { text: t`오늘` })}
              onChange={onChange}
              today={today}
              max={today}
              sunken
            />
          )}
        </FormField>
      </FormGroup>
      <FormGroup title={t`체격`}>
        {(['height', 'weight', 'waist', 'bodyFat', 'skeletalMuscle'] as const).map(field)}
      </FormGroup>
      <FormGroup title={t`혈압`}>{(['systolic', 'diastolic'] as const).map(field)}</FormGroup>
      <FormGroup title={t`혈당`}>{field('bloodSugar')}</FormGroup>
      <PlacesCard />
    </RecordFormPage>
  )
}

function useSchema() {
  const { t } = useLingui()
  const measured = (field: Field) => {
    const [from, to] = boundsOf(field)
    return v.pipe(
      v.string(),
      v.check((text) => isRight(field, text), t`${from}에서 ${to} 사이로 적어 주세요`),
    )
  }
  const draft = v.object({
    day: v.string(),
    height: measured('height'),
    weight: measured('weight'),
    waist: measured('waist'),
    bodyFat: measured('bodyFat'),
    skeletalMuscle: measured('skeletalMuscle'),
    systolic: measured('systolic'),
    diastolic: measured('diastolic'),
    bloodSugar: measured('bloodSugar'),
  })
  return v.pipe(
    draft,
    v.forward(
      v.check((all) => !isEmpty(all), t`하나는 적어 주세요`),
      ['weight'],
    ),
    v.forward(v.check(isPair, t`위와 아래를 함께, 위가 더 높게 적어 주세요`), ['diastolic']),
  )
}

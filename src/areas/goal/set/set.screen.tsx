import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { addDays, today as dayIn } from '#src/lib/days.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { activityQuery, bodyQuery, goalQuery, goalUserQuery } from '../kit/goal.queries.ts'
import { DailyStep } from './daily-step.tsx'
import { staysOn, type Step, stepsOf } from './goal-form.ts'
import { KindStep } from './kind-step.tsx'
import { PaceStep } from './pace-step.tsx'
import { useSetWords } from './set-words.ts'
import { TargetStep } from './target-step.tsx'
import { useGoalForm } from './use-goal-form.ts'
import { usualOf } from './ways.ts'

const BACK = '/goal/goalList'

/** A goal in four questions, one on a page; each stands in the address, and the answers outlive leaving. */
export function GoalSetScreen({ step: asked }: { step: Step | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useSetWords()
  const today = dayIn(useNow())
  const { data: goal } = useSuspenseQuery(goalQuery())
  const { data: user } = useSuspenseQuery(goalUserQuery())
  const { data: measured } = useSuspenseQuery(bodyQuery())
  const { data: days } = useSuspenseQuery(activityQuery(addDays(today, -28), today))
  const usual = usualOf(days, today)
  const go = (step: Step, replace = false) => void navigate({ to: '/goal/regi', search: { step }, replace })
  const { form, chosen, known, preset, consent } = useGoalForm({
    goal,
    user,
    measured,
    usual,
    today,
    onSent: () => void navigate({ to: BACK, replace: true }),
    onRefused: go,
  })
  const { kind, body, targetKg, way, ways, daily, maySet } = chosen
  const steps = stepsOf(kind)
  // A question that cannot be asked yet, of an address typed by hand, begins at the first.
  const wanted = asked !== undefined && steps.includes(asked) ? asked : 'kind'
  // Where nothing of the kind may be chosen, the page says so and leads back to the kinds.
  const open = maySet || wanted === 'kind' ? wanted : 'target'
  const step = body === null || kind === null ? 'kind' : open
  const isClosed = step === 'target' && !maySet
  const at = steps.indexOf(step)
  const next = steps[at + 1]
  const fields = { kind: 'first', target: 'targetKg', pace: 'weeks', daily: 'daily' } as const
  const stays = kind !== null && targetKg !== null && staysOn(goal, { kind, targetKg, weeks: null }, today)
  const weeks = way?.weeks
  const start = consent.needed ? t`동의하고 시작할게요` : t`이대로 시작할게요`
  const onward = step === 'pace' && weeks !== undefined ? t`${weeks}주로 할게요` : t`다음`

  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" title={goal === null ? undefined : t`목표 다시 정하기`} backTo={BACK} />}
      progress={{
        label: t`목표 정하기`,
        at: at + 1,
        of: steps.length,
        text: t`${steps.length}개 가운데 ${at + 1}번째`,
      }}
      questionKey={step}
      title={words.titles[step]}
      help={step === 'kind' && body === null ? t`키와 몸무게를 알면 함께 정할 수 있어요.` : undefined}
      problem={form.problem}
      form={next === undefined ? form.props : form.stepProps(fields[step], () => go(next))}
      action={
        <>
          {next === undefined ? <ConsentRow consent={consent} /> : null}
          {isClosed ? (
            <Button key="kinds" type="button" size="l" block onClick={() => go('kind')}>
              {t`다시 고르기`}
            </Button>
          ) : (
            <Button key="on" type="submit" size="l" block busy={form.busy}>
              {next === undefined ? start : onward}
            </Button>
          )}
        </>
      }
    >
      {step === 'kind' ? (
        <FormField form={form} name="targetKg">
          {({ onChange: setTarget }) => (
            <KindStep
              form={form}
              asksHeight={known.heightCm === null}
              asksWeight={known.kg === null}
              preset={preset}
              onKind={() => setTarget(null)}
            />
          )}
        </FormField>
      ) : null}
      {step === 'target' && kind !== null && body !== null && targetKg !== null ? (
        <FormField form={form} name="targetKg">
          {({ onChange }) => <TargetStep kind={kind} body={body} value={targetKg} onChange={onChange} />}
        </FormField>
      ) : null}
      {step === 'pace' && body !== null && targetKg !== null ? (
        <FormField form={form} name="weeks">
          {({ value, onChange }) => (
            <PaceStep
              ways={ways}
              fromKg={body.kg}
              toKg={targetKg}
              today={today}
              sameUntil={stays && goal !== null ? goal.endDt : null}
              weeks={value}
              onChange={onChange}
            />
          )}
        </FormField>
      ) : null}
      {step === 'daily' && body !== null && targetKg !== null ? (
        <FormField form={form} name="daily">
          {({ onChange }) => (
            <DailyStep
              daily={daily}
              onChange={onChange}
              way={way}
              isGain={targetKg > body.kg}
              usual={usual}
              gender={body.gender}
            />
          )}
        </FormField>
      ) : null}
    </SurveyPage>
  )
}

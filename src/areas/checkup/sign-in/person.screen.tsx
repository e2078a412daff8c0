import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import ShieldCheck from 'lucide-react/icons/shield-check'
import * as v from 'valibot'
import { waitFor } from 'xstate'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FEWEST_LETTERS } from '#src/contract/text-bounds.ts'
import { isDay, today as dayIn } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { fewestLetters, mostLetters } from '#src/lib/letter-bounds.ts'
import { isMobile, withDashes } from '#src/lib/mobile.ts'
import { composed, dayOf, mobileOf } from '#src/lib/typed.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { companiesQuery, personQuery } from './sign-in.queries.ts'
import { signInFlow } from './sign-in-flow.ts'
import { useProgress } from './use-progress.ts'
import { useSignIn } from './use-sign-in.ts'
import css from './sign-in.module.css'

const BACK = '/mypage/healthcheckup/healthScreeningAuth'
const HERE = '/mypage/healthcheckup/healthScreeningAuthSecond'
const WAIT = '/mypage/healthcheckup/healthScreeningAuthThird'

/** Who is meant, as the clinic knows them. No draft: what is typed goes to the provider and is kept in memory alone. */
export function PersonScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const router = useRouter()
  const today = dayIn(useNow())
  const progress = useProgress(2)
  const provider = useSignIn(({ context }) => context.provider)
  const before = useSignIn(({ context }) => context.person)
  const refused = useSignIn(({ context }) => context.refused)
  const { data: known } = useSuspenseQuery(personQuery())
  const asksCompany = provider?.asksCompany === true
  const { data: companies } = useQuery({ ...companiesQuery(), enabled: asksCompany })
  const form = useValidForm({
    schema: v.object({
      realName: v.pipe(
        v.string(),
        v.trim(),
        v.transform(composed),
        fewestLetters(FEWEST_LETTERS.checkupName, t`이름을 두 글자 이상 적어 주세요`),
        mostLetters(MOST_LETTERS.checkupName),
      ),
      birthday: v.pipe(
        v.string(),
        v.transform(dayOf),
        v.check((day) => isDay(day) && day <= today, t`생년월일을 여덟 자리로 적어 주세요`),
      ),
      mobileNo: v.pipe(v.string(), v.transform(mobileOf), v.check(isMobile, t`숫자 열한 자리를 적어 주세요`)),
      telecomCode: v.pipe(
        v.nullable(v.string()),
        v.check((code) => code !== null || !asksCompany, t`통신사를 골라 주세요`),
      ),
    }),
    initial: {
      realName: before?.realName ?? known.realName,
      birthday: before?.birthday ?? known.birthday ?? '',
      mobileNo: withDashes(before?.mobileNo ?? known.mobileNo),
      telecomCode: before?.telecomCode ?? known.telecomCode,
    },
    onSubmit: async (person) => {
      signInFlow.send({
        type: 'person.sent',
        person: { ...person, telecomCode: asksCompany ? person.telecomCode : null },
      })
      const ended = await waitFor(signInFlow, (snapshot) => !snapshot.matches('starting'), { timeout: Infinity })
      const { pathname } = router.latestLocation
      if (pathname === WAIT) return
      // Whoever has gone elsewhere meanwhile is not called back; the request waits for them.
      if (pathname !== HERE) signInFlow.send({ type: 'page.left' })
      else if (ended.hasTag('waiting')) void navigate({ to: WAIT })
      else if (ended.matches('choosing')) void navigate({ to: BACK })
    },
    refusal: () => null,
  })
  const goingTo = (name: string) => (i18n.locale === 'ko' ? withJosa(name, '으로/로') : name)
  const into = provider === null ? '' : goingTo(provider.name)

  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" backTo={BACK} />}
      progress={progress}
      questionKey="person"
      title={t`이 정보로\n확인을 보낼게요`}
      help={t`검진받을 때 쓴 이름과 휴대폰이어야 해요.`}
      problem={
        refused === null ? undefined : (refused.message ?? t`보내지 못했어요. 연결을 확인하고 다시 눌러 주세요.`)
      }
      form={form.props}
      action={
        <Button type="submit" size="l" block busy={form.busy}>
          {t`${into} 보내기`}
        </Button>
      }
    >
      <Card>
        <div className={css.fields}>
          <FormField form={form} name="realName">
            {(field) => (
              <TextField {...field} label={t`이름`} limit={MOST_LETTERS.checkupName} autoComplete="name" sunken />
            )}
          </FormField>
          <FormField form={form} name="birthday">
            {(field) => (
              <TextField
                {...field}
                label={t`생년월일`}
                help={t`여덟 자리로 적어 주세요.`}
                inputMode="numeric"
                autoComplete="bday"
                sunken
              />
            )}
          </FormField>
          <FormField form={form} name="mobileNo">
            {(field) => (
              <TextField {...field} label={t`휴대폰 번호`} type="tel" inputMode="tel" autoComplete="tel" sunken />
            )}
          </FormField>
        </div>
      </Card>
      {asksCompany ? (
        <Card tight>
          <FormField form={form} name="telecomCode">
            {({ value, onChange, error }) => (
              <RadioRows
                label={t`통신사`}
                name="telecom"
                value={value}
                onChange={onChange}
                error={error}
                options={(companies ?? []).map(({ telecomCode, telecomNm }) => ({
                  value: telecomCode,
                  title: telecomNm,
                }))}
              />
            )}
          </FormField>
        </Card>
      ) : null}
      <p className={css.promise}>
        <Icon of={ShieldCheck} size="s" />
        {t`주민등록번호는 묻지 않아요. 적은 정보는 확인이 끝나면 남기지 않아요.`}
      </p>
    </SurveyPage>
  )
}

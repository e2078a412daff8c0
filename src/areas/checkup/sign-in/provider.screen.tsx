import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { usePartnerWays } from '#src/domain/identity/partner-ways.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { useConfirmCheckupWithdrawal } from '../detail/use-confirm-checkup-withdrawal.ts'
import { ProviderTile } from './provider-tile.tsx'
import { consentQuery, firstCheckQuery, personQuery, providersQuery, useCheckupAgreement } from './sign-in.queries.ts'
import { inOrder } from './sign-in.ts'
import { signInFlow } from './sign-in-flow.ts'
import { useProgress } from './use-progress.ts'
import { useSignIn } from './use-sign-in.ts'
import css from './sign-in.module.css'

const BACK = '/healthlog/healthscreenings'

/** In which app one says that it is oneself, and the consent without which nothing is fetched. [HCU-01] [HCU-02] */
export function ProviderScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const progress = useProgress(1)
  const works = usePartnerWays()
  const { data: offered, refetch } = useSuspenseQuery(providersQuery())
  const { data: person } = useSuspenseQuery(personQuery())
  const { data: consent } = useSuspenseQuery(consentQuery())
  const { data: first } = useSuspenseQuery(firstCheckQuery())
  const before = useSignIn(({ context }) => context.provider?.code ?? null)
  const refused = useSignIn(({ context }) => context.refused)
  const providers = inOrder(offered, person.loginExtCode)
  const [picked, choose] = useState<string | null>(null)
  // The one used last may be offered no more, and those that are offered may come later.
  const chosen =
    [picked, before, person.loginExtCode].find((code) => providers.some((each) => each.code === code)) ??
    providers[0]?.code ??
    null
  const [agreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const agree = useCheckupAgreement()
  const version = consent.termsVer
  const hasAgreed = consent.agreeYn === 'Y'
  const provider = providers.find(({ code }) => code === chosen)

  const go = () => {
    if (provider === undefined) return
    signInFlow.send({ type: 'provider.chosen', provider })
    void navigate({ to: '/mypage/healthcheckup/healthScreeningAuthSecond' })
  }
  const next = () => {
    if (hasAgreed) go()
    else if (agreed) agree.send({ body: { agreeYn: 'Y' } }, go)
    else setMissing(true)
  }
  if (providers.length === 0 || !works('CHECKUP')) {
    return (
      <SurveyPage
        bar={<ScreenBar titleAs="p" backTo={BACK} />}
        progress={progress}
        questionKey="none"
        title={t`지금은 확인해 줄 곳이 없어요`}
        action={<Button size="l" block onClick={() => void refetch()}>{t`다시 보기`}</Button>}
      >
        <EmptyState level={2} title={t`조금 뒤에 다시 와 주세요`} text={t`본인을 확인해 주는 앱이 모두 쉬고 있어요.`} />
      </SurveyPage>
    )
  }
  return (
    <SurveyPage
      bar={<ScreenBar titleAs="p" backTo={BACK} />}
      progress={progress}
      questionKey="provider"
      title={t`어느 앱으로\n본인을 확인할까요?`}
      help={t`휴대폰에 이미 있는 앱을 고르면 빨라요.`}
      problem={refused?.message}
      action={
        <Button size="l" block busy={agree.isPending} onClick={next}>
          {t`다음`}
        </Button>
      }
    >
      {first.firstCheckYn === 'Y' ? <FirstTime /> : null}
      <Card tight>
        <RadioRows
          label={t`확인해 줄 앱`}
          name="provider"
          value={chosen}
          onChange={choose}
          options={providers.map(({ code, name, asksCompany }) => ({
            value: code,
            title: name,
            lead: <ProviderTile code={code} name={name} />,
            sub:
              code === person.loginExtCode
                ? t`지난번에 이 앱으로 했어요`
                : asksCompany
                  ? t`통신사를 골라요`
                  : undefined,
          }))}
        />
      </Card>
      {hasAgreed ? (
        <Given consent={consent} />
      ) : (
        <Card>
          <KoreanOnly isAgreement texts={[consent.termsTxt]} />
          <Checkbox
            label={t`건강검진 정보를 맡기는 데 동의해요 (필수)`}
            checked={agreed}
            onChange={(is) => (setAgreed(is), setMissing(false))}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'checkup-consent-missing' : undefined}
          />
          {isMissing ? (
            <FieldError id="checkup-consent-missing">{t`동의하셔야 검진 결과를 가져올 수 있어요`}</FieldError>
          ) : null}
          <p className={css.terms} lang={koreanIn(consent.termsTxt, i18n.locale)}>
            {consent.termsTxt}
          </p>
          <p className={css.version}>{t`약관 ${version}판`}</p>
        </Card>
      )}
    </SurveyPage>
  )
}

/**
 * Given once, it says when and to what, and can be taken back here: of whoever has no check-up there is no other page.
 */
function Given({ consent: { agreeDtm, keepYear, termsTxt, termsVer: version } }: { consent: Schemas['CheckupAgree'] }) {
  const { t, i18n } = useLingui()
  const { takeBack, isPending } = useConfirmCheckupWithdrawal()
  const day = agreeDtm && formatDay(dayOf(agreeDtm), i18n.locale, 'dated')
  return (
    <Card>
      <Rows>
        <ListRow
          lead={<RowIcon icon={ShieldCheck} on />}
          title={t`결과를 ${keepYear}년 동안 맡기고 있어요`}
          sub={day ? t`${day}에 동의했어요. 건강 점수와 상담에만 써요.` : t`건강 점수와 상담에만 써요.`}
        />
      </Rows>
      <p className={css.terms} lang={koreanIn(termsTxt, i18n.locale)}>
        {termsTxt}
      </p>
      <p className={css.version}>{t`약관 ${version}판`}</p>
      <Button kind="text" block busy={isPending} onClick={() => void takeBack()}>{t`검진 정보 동의 거두기`}</Button>
    </Card>
  )
}

/** What this is, for whoever does it the first time. */
function FirstTime() {
  const { t } = useLingui()
  return (
    <Card tone="brand">
      <CardHead title={t`지난 검진을 한 번에 모아요`} />
      <ul className={css.points}>
        <li>{t`다른 앱에서 본인임을 한 번 확인해요.`}</li>
        <li>{t`최근 5년의 검진 결과가 들어와요.`}</li>
        <li>{t`동의를 거두면 바로 지워요.`}</li>
      </ul>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ConsentCard } from '../consent/consent-card.tsx'
import { rulesQuery, useConsent } from './agree.queries.ts'

const LeaveHealthLog = lazyPart(() => import('./leave-health-log.tsx'), 'LeaveHealthLog')

type Rule = Schemas['ConsentRule']

/** The health consents, each with what it gives and what stops when it is off. [MYP-05] */
export function HealthAgreeScreen() {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { data: rules } = useSuspenseQuery(rulesQuery())
  const { give, withdraw } = useConsent()
  const [leaving, setLeaving] = useState(false)

  const words: Record<Rule['ruleSn'], { name: string; gives: string; stops: string }> = {
    '1': { name: t`건강정보 수집·이용`, gives: t`체중·혈압·혈당 같은 기록을 저장하고 보여 드려요.`, stops: t`새 기록을 저장하지 않아요.` },
    '2': { name: t`건강정보 제공`, gives: t`식당 운영사가 맞춤 식단을 짤 때 건강 기록을 함께 봐요.`, stops: t`다음 날부터 전하지 않아요.` },
    '3': { name: t`민감정보 처리`, gives: t`휴대폰의 걸음·수면·심박수를 가져와요.`, stops: t`다음 연동부터 가져오지 않아요. 이미 가져온 기록은 남아요.` },
    '4': { name: t`코칭 활용`, gives: t`기록을 바탕으로 운동과 식사를 권해 드려요.`, stops: t`맞춤 추천이 멈춰요.` },
  }
  const change = async ({ ruleSn }: Rule, on: boolean) => {
    const init = { params: { query: { ruleSn } } }
    if (on) return give.send(init)
    const { name, stops } = words[ruleSn]
    const agreed = await confirm({ title: t`${name} 동의를 거둘까요?`, text: stops, confirm: t`거둘게요`, cancel: t`그대로 둘게요`, danger: true })
    if (agreed) withdraw.send(init)
  }
  const decided = ({ agreeDtm, agreeYn }: Rule) => {
    if (agreeDtm === null) return ''
    const decidedOn = dayOf(agreeDtm)
    // The year only where it is another one.
    const day = formatDay(decidedOn, i18n.locale, decidedOn.slice(0, 4) === today(now).slice(0, 4) ? 'short' : 'dated')
    return agreeYn === 'Y' ? t`${day}에 동의` : t`${day}에 거둠`
  }

  return (
    <SettingsPage bar={<ScreenBar backTo="/my/menu" />}>
      {rules.map((rule) => (
        <ConsentCard
          key={rule.ruleSn}
          {...words[rule.ruleSn]}
          state={[rule.mustYn === 'Y' ? t`필수` : t`선택`, decided(rule)].filter(Boolean).join(' · ')}
          control={<Switch label={words[rule.ruleSn].name} hideLabel checked={rule.agreeYn === 'Y'} onChange={(on) => void change(rule, on)} />}
        />
      ))}
      <Button kind="text" onClick={() => setLeaving(true)}>{t`건강 기록 그만 쓰기`}</Button>
      {leaving ? (
        <Suspense fallback={null}>
          <LeaveHealthLog onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </SettingsPage>
  )
}

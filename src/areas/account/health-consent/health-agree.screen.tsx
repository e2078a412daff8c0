import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { ConsentCard } from '../consent/consent-card.tsx'
import { useStateOf } from '../consent/use-state-of.ts'
import { rulesQuery, useAgreeToHealthData } from './agree.queries.ts'
import { healthRules, isUnused } from './health-rules.ts'

const LeaveHealthLog = lazyPart(() => import('./leave-health-log.tsx'), 'LeaveHealthLog')

type Rule = Schemas['ConsentRule']

/**
 * The health consents, each with its version and since when, its text, what it gives and what stops when it is off.
 * [MYP-05]
 */
export function HealthAgreeScreen() {
  const { t, i18n } = useLingui()
  const stateOf = useStateOf()
  const { data: rules } = useSuspenseQuery(rulesQuery())
  const { give, withdraw } = useAgreeToHealthData()
  const [leaving, setLeaving] = useState(false)

  const change = async ({ ruleSn }: Rule, on: boolean) => {
    const init = { params: { query: { ruleSn } } }
    if (on) return give.send(init)
    const name = i18n._(healthRules[ruleSn].name)
    const agreed = await confirm({
      title: t`${name} 동의를 거둘까요?`,
      text: i18n._(healthRules[ruleSn].stops),
      confirm: t`거둘게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (agreed) withdraw.send(init)
  }

  const standing = (rule: Rule) => {
    const state = stateOf(rule)
    if (rule.mustYn === 'Y') return t`필수 · ${state}`
    return isUnused(rule) ? t`선택 · 지금은 건네는 곳이 없어요` : t`선택 · ${state}`
  }

  return (
    <SettingsPage bar={<ScreenBar backTo="/my/menu" />}>
      {rules.map((rule) => {
        const { ruleSn, agreeYn } = rule
        const name = i18n._(healthRules[ruleSn].name)
        const unused = isUnused(rule)
        return (
          <ConsentCard
            key={ruleSn}
            name={name}
            state={standing(rule)}
            control={
              unused ? undefined : (
                <Switch label={name} hideLabel checked={agreeYn === 'Y'} onChange={(on) => void change(rule, on)} />
              )
            }
            gives={i18n._(healthRules[ruleSn].gives)}
            stops={i18n._(healthRules[ruleSn].stops)}
          >
            <Rows>
              <ListRow
                tight
                chevron
                title={t`전문 읽기`}
                label={t`${name} 전문 읽기`}
                render={<Link to="/mypage/health" search={{ rule: ruleSn }} />}
              />
            </Rows>
          </ConsentCard>
        )
      })}
      <Button kind="text" block onClick={() => setLeaving(true)}>{t`휴대폰·기기에서 그만 가져오기`}</Button>
      {leaving ? (
        <Suspense fallback={null}>
          <LeaveHealthLog onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </SettingsPage>
  )
}

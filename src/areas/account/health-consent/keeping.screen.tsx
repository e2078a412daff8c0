import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useIsSignedIn } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { useStateOf } from '../consent/use-state-of.ts'
import { chapterOf, healthTerms } from '../terms/health-terms.ts'
import { TermsScreen } from '../terms/terms.screen.tsx'
import { rulesQuery } from './agree.queries.ts'
import { healthRules, type RuleSn } from './health-rules.ts'
import { KeepCard } from './keep-card.tsx'

/**
 * How health data is kept and what each consent to it means, for anybody who asks; who is signed in sees what they have
 * agreed to. [ROU-13]
 */
export function KeepingScreen({ rule }: { rule?: RuleSn | undefined }) {
  const { t } = useLingui()
  const signedIn = useIsSignedIn()
  return (
    <TermsScreen
      terms={healthTerms}
      open={rule && chapterOf(rule)}
      backTo={signedIn ? '/healthlog/healthlog' : '/'}
      first={signedIn && rule === undefined ? <KeepCard /> : null}
      action={signedIn ? undefined : <Button size="l" block render={<Link to="/" />}>{t`로그인하기`}</Button>}
    >
      {signedIn ? (
        <>
          <Rules />
          {rule === undefined ? null : <KeepCard />}
        </>
      ) : null}
    </TermsScreen>
  )
}

function Rules() {
  const { t, i18n } = useLingui()
  const stateOf = useStateOf()
  const { data: rules } = useQuery(rulesQuery(true))
  if (rules === undefined || rules.length === 0) return null
  return (
    <Card labelledBy="keeping-rules">
      <CardHead
        id="keeping-rules"
        title={t`내가 한 동의`}
        more={<MoreLink render={<Link to="/my/settingAgree" />}>{t`동의 보기`}</MoreLink>}
      />
      <Rows labelledBy="keeping-rules">
        {rules.map((rule) => (
          <ListRow key={rule.ruleSn} tight title={i18n._(healthRules[rule.ruleSn].name)} sub={stateOf(rule)} />
        ))}
      </Rows>
    </Card>
  )
}

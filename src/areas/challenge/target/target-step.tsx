import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { choicesQuery, levelsQuery, targetQuery } from './target.queries.ts'
import { TargetForm } from './target-view.tsx'

/**
 * On the way into a challenge: what to set out for, now or later. Without a reading there is nothing to begin from yet.
 */
export function TargetStep({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [{ data: target }, { data: choices }, { data: levels }] = useSuspenseQueries({
    queries: [targetQuery(chalnCode), choicesQuery(chalnCode), levelsQuery(chalnCode)],
  })
  const choice = choices[0]
  const next = {
    to: '/challenge/ChallengeDetail',
    search: { chalnCode, view: 'join', step: 'promise' },
    replace: true,
  } as const
  const later = <Button kind="text" block render={<Link {...next} />}>{t`나중에 정할게요`}</Button>
  const bar = <ScreenBar title="" titleAs="p" />
  if (choice === undefined) {
    return (
      <FlowPage
        bar={bar}
        title={t`먼저 체중을\n적어 주세요`}
        help={t`지금에서 얼마나 갈지 함께 정해요.`}
        action={<Button size="l" block render={<Link to="/healthlog/WeightRecord" />}>{t`체중 적기`}</Button>}
      >
        {later}
      </FlowPage>
    )
  }
  return (
    <TargetForm
      chalnCode={chalnCode}
      target={target}
      choice={choice}
      levels={levels}
      bar={bar}
      onSaved={() => void navigate(next)}
    >
      {later}
    </TargetForm>
  )
}

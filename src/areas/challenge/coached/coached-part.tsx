import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { Challenge } from '../challenge.ts'
import { AlongCard } from './along-card.tsx'
import { BeginCard } from './care-card.tsx'
import { beforeQuery, questionsQuery } from './coached.queries.ts'
import css from './coached.module.css'
import { IndicatorCard } from './indicator-card.tsx'
import { ProposalCard } from './proposal-card.tsx'

/** What a dietitian adds to a challenge under way. Who has not handed in the interview is shown nothing else first. */
export function CoachedPart({ challenge, today }: { challenge: Challenge; today: Day }) {
  const { t } = useLingui()
  const { code } = challenge
  const { data: before } = useQuery(beforeQuery(code))
  const { data: questions } = useQuery(questionsQuery(code))
  if (before?.careDt === null && questions !== undefined && questions.length > 0) {
    return (
      <Card>
        <CardHead title={t`먼저 지금을 알려 주세요`} />
        <p className={css.reason}>{t`영양사가 첫 상담 전에 읽어요. 3분이면 돼요.`}</p>
        <div className={css.two}>
          <Button
            block
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'interview' }} />}
          >{t`시작하기`}</Button>
        </div>
      </Card>
    )
  }
  return (
    <>
      <IndicatorCard challenge={challenge} />
      <ProposalCard chalnCode={code} />
      <AlongCard challenge={challenge} today={today} />
      <BeginCard chalnCode={code} />
    </>
  )
}

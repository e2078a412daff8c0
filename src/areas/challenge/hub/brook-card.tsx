import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMember } from '#src/domain/member/use-member.ts'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import type { Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { Brook } from '#src/ui/brook/brook.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import type { Challenge } from '../challenge.ts'
import css from './hub.module.css'

/** The own challenge that asks for something today: a stone for every day that completes it, and how far today is. */
export function BrookCard({ challenge, today }: { challenge: Challenge; today: Day }) {
  const { t } = useLingui()
  const picture = profilePicture(useMember().usrImg)
  const { code, name, kind, goalDays, mine, days, window } = challenge
  if (mine === null) return null
  const { dayNo, successDays, today: value, todayGoal, rate } = mine
  const isSteps = kind === 'STEP' && todayGoal !== null
  const count = formatNumber(value)
  const goal = formatNumber(todayGoal ?? 0)
  return (
    <Card>
      <CardHead
        title={name}
        more={
          <MoreLink
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code }} />}
          >{t`${dayNo}일째`}</MoreLink>
        }
      />
      {goalDays === null ? (
        <Bar percent={rate} label={t`목표까지 ${rate}퍼센트 왔어요`} />
      ) : (
        <Brook
          count={goalDays}
          done={Math.min(goalDays, successDays)}
          picture={picture.kind === 'default' ? picture.picture : 1}
          label={t`완주까지 ${goalDays}칸 가운데 ${successDays}칸을 건넜어요`}
        />
      )}
      {isSteps && days.includes(today) ? (
        <div className={css.now}>
          <Bar thin percent={(value / todayGoal) * 100} color="steps" />
          <BarEnds
            start={
              window === null ? (
                <Trans>
                  오늘 <b>{count}보</b>
                </Trans>
              ) : (
                <Trans>
                  오늘 점심 <b>{count}보</b>
                </Trans>
              )
            }
            end={value >= todayGoal ? t`한 칸 건넜어요` : t`${goal}보면 한 칸 건너요`}
          />
        </div>
      ) : null}
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import { Bar, BarEnds } from '#src/charts/bar.tsx'
import { formatNumber } from '#src/lib/numbers.ts'
import { Avatar, Avatars } from '#src/ui/avatar/avatar.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { FailedCard } from './failed-card.tsx'
import { successPercent, type HomeChallenge } from './home.ts'
import css from './home.module.css'

/** How the member's team stands in the challenge under way, and how far its completion is. */
export function ChallengeStanding({ challenge, failed }: { challenge: HomeChallenge | null; failed: boolean }) {
  const { t } = useLingui()
  if (!challenge) return failed ? <FailedCard icon={Flag} title={t`챌린지를 불러오지 못했어요`} /> : null
  const { code, name, day, successDays, goalDays, rank, nextRank, gapToNext, team } = challenge
  const gap = formatNumber(gapToNext ?? 0)
  const names = team.map((mate) => mate.name).join(', ')
  return (
    <Card>
      <CardHead
        title={name}
        more={
          <MoreLink
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code }} />}
          >{t`${day}일째`}</MoreLink>
        }
      />
      <div className={css.standing}>
        <div>
          <strong>{rank === null ? t`우리 팀` : t`우리 팀 ${rank}위`}</strong>
          <p>
            {rank === null
              ? t`순위는 첫날이 지나면 나와요`
              : nextRank === null
                ? t`지금 가장 앞서 있어요`
                : t`${nextRank}위와 하루 ${gap}보 차이예요`}
          </p>
        </div>
        <Avatars label={t`팀원 ${team.length}명: ${names}`}>
          {team.map((mate, index) => (
            // Two of a team may share name and picture, and their order does not change.
            <Avatar key={index} picture={mate.picture} />
          ))}
        </Avatars>
      </div>
      <div className={css.progress}>
        <Bar thin percent={successPercent(challenge)} label={t`완주까지 ${goalDays}일 가운데 ${successDays}일 성공`} />
        <BarEnds
          start={
            <Trans>
              <b>{successDays}일</b> 성공
            </Trans>
          }
          end={successDays >= goalDays ? t`완주했어요` : t`${goalDays}일이면 완주`}
        />
      </div>
    </Card>
  )
}

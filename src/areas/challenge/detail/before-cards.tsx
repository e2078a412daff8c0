import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { MissionRow } from '#src/ui/challenge/mission-row.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { SeatTable } from '#src/ui/seat-table/seat-table.tsx'
import type { Challenge } from '../challenge.ts'
import { phoneQuery } from '../join/join.queries.ts'
import { targetQuery } from '../target/target.queries.ts'
import { seatsQuery, teamQuery } from '../team/team.queries.ts'
import { toSeats } from '../team/team.ts'
import { useSeatWords } from '../team/use-team-words.ts'
import { kinds } from './challenge.kind.ts'

/** Before it begins: who sits at the own table, and what is still to be done. */
export function BeforeCards({ challenge }: { challenge: Challenge }) {
  const { code, isTeam } = challenge
  const { data: info } = useQuery({ ...teamQuery(code), enabled: isTeam })
  const team = info?.team ?? null
  return (
    <>
      {team === null ? null : <OwnTable code={code} team={team} />}
      <TicksCard challenge={challenge} seated={team} />
    </>
  )
}

type Team = { teamSeq: number; teamNm: string; memberCnt: number; maxMemberCnt: number }

function OwnTable({ code, team }: { code: string; team: Team }) {
  const { t } = useLingui()
  const { data } = useQuery(seatsQuery(team.teamSeq))
  const { drawn, label } = useSeatWords(toSeats(data ?? [], team.maxMemberCnt))
  if (data === undefined) return null
  return (
    <Card>
      <CardHead
        title={team.teamNm}
        more={
          <MoreLink render={<Link to="/service/chalTeamMake" search={{ chalnCode: code }} />}>{t`팀 보기`}</MoreLink>
        }
      />
      <SeatTable seats={drawn} title={team.teamNm} label={label} />
    </Card>
  )
}

/** What can be done before the first day, ticked when it is; nothing where nothing is asked. */
function TicksCard({
  challenge: { code, kind, isTeam, hasTarget, goalDays },
  seated,
}: {
  challenge: Challenge
  seated: Team | null
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { needsPhone } = kinds[kind]
  const choosesTarget = hasTarget && goalDays === null
  const { data: isLinked = false } = useQuery({ ...phoneQuery(), enabled: needsPhone })
  const { data: target } = useQuery({ ...targetQuery(code), enabled: choosesTarget })
  const seats = seated?.memberCnt ?? 0
  const goal = target?.goalVal ?? null
  const ticks = [
    ...(needsPhone
      ? [
          {
            title: t`휴대전화 걸음 잇기`,
            done: isLinked,
            sub: isLinked ? t`걸음이 저절로 들어와요` : t`한 대만 이으면 돼요`,
            open: () => void navigate({ to: '/healthlog/healthDataLinkSecond' }),
          },
        ]
      : []),
    ...(isTeam
      ? [
          {
            title: t`팀에 앉기`,
            done: seated !== null,
            sub: seated === null ? t`만들거나 열린 팀에 들어가요` : t`${seated.teamNm} · ${seats}명`,
            open: () => void navigate({ to: '/service/chalTeamMake', search: { chalnCode: code } }),
          },
        ]
      : []),
    ...(choosesTarget
      ? [
          {
            title: t`목표 고르기`,
            done: goal !== null,
            sub: goal === null ? t`무리하지 않는 만큼이면 돼요` : `${goal} ${target?.unitNm ?? ''}`,
            open: () =>
              void navigate({ to: '/challenge/ChallengeDetail', search: { chalnCode: code, view: 'target' } }),
          },
        ]
      : []),
  ]
  if (ticks.length === 0) return null
  const [done, all] = [ticks.filter((tick) => tick.done).length, ticks.length]
  return (
    <Card>
      <CardHead id="before" title={t`시작 전에`} more={<span>{t`${all}개 중 ${done}개`}</span>} />
      <Rows labelledBy="before">
        {ticks.map(({ open, ...tick }) => (
          <MissionRow
            key={tick.title}
            {...tick}
            stateLabel={tick.done ? t`했어요` : t({ message: '아직이에요', context: 'tick' })}
            onClick={open}
          />
        ))}
      </Rows>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { battleQuery, peopleQuery, resultQuery } from '../battle.queries.ts'
import { toBattle, toDays, toPerson } from '../battle.ts'
import { DaysCard, RopeCard, StakeCard } from './side-cards.tsx'

/** How a battle ended: by how much, who walked most, on which days. */
export function ResultScreen({ batSeq }: { batSeq: number }) {
  const { t } = useLingui()
  const range = useRange()
  const { data: result } = useSuspenseQuery(resultQuery(batSeq))
  const people = useSuspenseQuery(peopleQuery(batSeq)).data.map(toPerson)
  const { data: info } = useSuspenseQuery(battleQuery())
  const battle = toBattle(result.battle, dayIn(useLatestServerNow()))
  const best = result.bestList.map(toPerson)
  const lead = (battle.us?.total ?? 0) - (battle.them?.total ?? 0)
  const steps = formatNumber(Math.abs(lead))
  const outcome = () => {
    if (lead === 0) return t`비겼어요`
    return lead > 0 ? t`${steps}보 앞서\n이겼어요` : t`${steps}보 차이로\n졌어요`
  }
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}
      lead={{
        above: battle.name,
        title: outcome(),
        below: range(battle.start, battle.end),
      }}
      action={
        info.makeYn === 'Y' ? (
          <Button
            size="l"
            block
            render={<Link to="/service/battle/BatTeamMake" search={{ batSeq }} />}
          >{t`다시 한판 걸기`}</Button>
        ) : undefined
      }
    >
      <RopeCard battle={battle} people={people} />
      <Card>
        <CardHead id="best" title={t`가장 많이 걸은 사람`} />
        <Rows labelledBy="best">
          {best.map((one) => (
            <ListRow
              key={one.key}
              lead={<Avatar picture={one.picture} />}
              title={one.name}
              sub={one.side === battle.side ? battle.us?.name : battle.them?.name}
              end={<b>{formatNumber(one.steps ?? 0)}</b>}
            />
          ))}
        </Rows>
      </Card>
      <DaysCard days={toDays(result.dayList, battle.side)} />
      <StakeCard stake={battle.stake} />
    </DetailPage>
  )
}

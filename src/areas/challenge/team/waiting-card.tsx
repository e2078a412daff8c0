import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Armchair from 'lucide-react/icons/armchair'
import Swords from 'lucide-react/icons/swords'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { battleNewsQuery, invitesQuery, ownBattleQuery } from './hub.queries.ts'

/** Seats that somebody kept, and battles that somebody wants; nothing where nobody waits. */
export function WaitingCard() {
  const { t } = useLingui()
  const { data: invites = [] } = useQuery(invitesQuery())
  const { data: news } = useQuery(battleNewsQuery())
  const seats = invites.filter(({ sideCode }) => sideCode === 'RECEIVED')
  const battles = news?.list.filter(({ answerYn }) => answerYn === 'Y') ?? []
  if (seats.length + battles.length === 0) return null
  return (
    <Card>
      <CardHead id="waiting" title={t`답을 기다려요`} />
      <Rows labelledBy="waiting">
        {seats.map(({ inviteSeq, nickName, team }) => (
          <ListRow
            key={inviteSeq}
            lead={<RowIcon icon={Armchair} />}
            title={t`${nickName}님이 한 자리를 비워 뒀어요`}
            sub={team.teamNm}
            chevron
            render={<Link to="/service/chalTeamMake" search={{ chalnCode: team.chalnCode, inviteSeq }} />}
          />
        ))}
        {battles.map(({ msgSeq, fromNickName, batNm, batSeq }) => (
          <ListRow
            key={msgSeq}
            lead={<RowIcon icon={Swords} />}
            title={t`${fromNickName}님이 한판 하재요`}
            sub={batNm}
            chevron
            render={<Link to="/service/battle/BattleInvitaion" search={{ batSeq }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

/** The way to a battle, for who is in none: the own one stands with what the member is in. */
export function BattleOfferCard() {
  const { t } = useLingui()
  const { data } = useQuery(ownBattleQuery())
  if (data?.battle !== null) return null
  return (
    <Card tight>
      <Rows label={t`배틀`}>
        <ListRow
          lead={<RowIcon icon={Swords} />}
          title={t`동료와 한판 걷기`}
          sub={t`두 팀이 걸음을 견줘요`}
          chevron
          render={<Link to="/service/battle/BatList" />}
        />
      </Rows>
    </Card>
  )
}

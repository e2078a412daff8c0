import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Sparkle from 'lucide-react/icons/sparkle'
import Swords from 'lucide-react/icons/swords'
import type { ReactNode } from 'react'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { missionsQuery } from '../mission/mission.queries.ts'
import { ownBattleQuery } from '../team/hub.queries.ts'
import type { MyChallenge } from './hub.ts'
import { battleStands } from './battle-stands.ts'

/**
 * What the member is in today besides their challenges: a battle, the missions, the word of coaching. Empty where there
 * is nothing.
 */
export function useTodayRows(rows: readonly MyChallenge[], today: Day): ReactNode[] {
  const { t, i18n } = useLingui()
  const { data: missions = [] } = useQuery({ ...missionsQuery(today), enabled: rows.length > 0 })
  const { data: info } = useQuery(ownBattleQuery())
  // Who was asked and has not answered finds it among what waits.
  const battle = info?.battle?.mySideCode == null ? null : info.battle
  const done = missions.filter(({ isDone }) => isDone).length
  const isCoached = rows.some(({ isCoached: coached, start, end }) => coached && start <= today && today <= end)
  const sayBattle = () => {
    if (info === undefined || battle === null) return ''
    const stands = battleStands(battle, info.dayList.length, today)
    const day = formatDay(stands.is === 'coming' ? battle.startDt : battle.endDt, i18n.locale, 'short')
    const by = formatNumber('by' in stands ? stands.by : 0)
    const words = {
      waiting: t`두 팀이 모이고 있어요`,
      coming: t`${day}에 시작해요`,
      first: t`내일 새벽에 처음 세어요`,
      night: t`새벽 4시에 처음 세어요`,
      counting: t`결과를 세고 있어요`,
      ahead: t`${by}보 앞서요 · ${day}까지`,
      behind: t`${by}보 뒤에 있어요 · ${day}까지`,
      level: t`똑같아요 · ${day}까지`,
    }
    return words[stands.is]
  }
  return [
    ...(battle === null
      ? []
      : [
          <ListRow
            key="battle"
            lead={<RowIcon icon={Swords} />}
            title={battle.batNm}
            sub={sayBattle()}
            chevron
            render={<Link to="/service/battle/Battle" />}
          />,
        ]),
    ...(missions.length === 0
      ? []
      : [
          <ListRow
            key="missions"
            lead={<RowIcon icon={Check} />}
            title={t`오늘의 미션`}
            sub={t`${missions.length}개 중 ${done}개 했어요`}
            chevron
            render={<Link to="/challenge/mission" />}
          />,
        ]),
    ...(isCoached
      ? [
          <ListRow
            key="coaching"
            lead={<RowIcon icon={Sparkle} />}
            title={t`오늘의 코칭`}
            sub={t`기록을 보고 하나를 골라 드려요`}
            chevron
            render={<Link to="/challenge/ai-challenge" />}
          />,
        ]
      : []),
  ]
}

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import Footprints from 'lucide-react/icons/footprints'
import Smartphone from 'lucide-react/icons/smartphone'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { DataOf } from '#src/contract/query.ts'
import { useHealthSync } from '#src/health-sync/use-health-sync.ts'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Icon, type LucideIcon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { rankingQuery } from '../challenge.queries.ts'
import { WalkAside } from '../walk-aside.tsx'
import css from './ranking.module.css'

type Rule = DataOf<'post', '/api/chalen/challenge/ranking/getRankingList'>['countRule']

/**
 * How it is counted: the same for everybody, and written down; and how far the own steps have come, with the way to
 * send them again while they would still count.
 */
export function RuleCard({ rule, chalnCode, isSettled }: { rule: Rule; chalnCode: string; isSettled: boolean }) {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  if (rule === null) return null
  const most = rule.dayMaxVal === null ? null : formatNumber(rule.dayMaxVal)
  const settles = formatDay(rule.settleDtm.slice(0, 8), i18n.locale, 'short')
  const rules: (readonly [LucideIcon, string, string])[] = [
    [Users, t`팀원 모두의 평균`, t`걷지 않은 날도 0보로 세어요`],
    [UserRound, t`두 명부터 팀 순위에 나와요`, t`한 사람의 걸음이 드러나지 않게요`],
    ...(most === null ? [] : [[Footprints, t`하루 ${most}보까지`, t`더 걸어도 순위는 같아요`] as const]),
    [Smartphone, t`휴대전화 한 대가 센 걸음만`, t`손으로 적은 걸음과 사람이 걸을 수 없는 걸음은 빼요`],
    isSettled
      ? [Clock, t`늦게 온 걸음도 세었어요`, t`${settles} 아침에 마감했어요`]
      : [Clock, t`늦게 온 걸음도 세어요`, t`${settles} 아침까지 들어오면 돼요`],
  ]
  return (
    <Card>
      <CardHead id="rule" title={t`이 순위는 이렇게 세어요`} />
      <Rows labelledBy="rule">
        {rules.map(([icon, title, sub]) => (
          <ListRow key={title} tight lead={<Icon of={icon} size="s" className={css.rule} />} title={title} sub={sub} />
        ))}
      </Rows>
      {isSettled || rule.myStepDtm === null ? null : <MySteps stamp={rule.myStepDtm} chalnCode={chalnCode} />}
      <div className={css.aside}>
        <WalkAside chalnCode={chalnCode} today={today} isSettled={isSettled} />
      </div>
    </Card>
  )
}

function MySteps({ stamp, chalnCode }: { stamp: string; chalnCode: string }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const { isRunning, syncNow } = useHealthSync()
  const [day, time] = [
    formatDay(stamp.slice(0, 8), i18n.locale, 'short'),
    `${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`,
  ]
  const again = () =>
    void syncNow().then(() =>
      client.invalidateQueries({ queryKey: rankingQuery(chalnCode, 'TEAM', 'WEEK').queryKey.slice(0, 1) }),
    )
  return (
    <div className={css.mine}>
      <p>
        <b>{t`내 걸음`}</b>
        {t`${day} ${time}까지 들어왔어요`}
      </p>
      <Button kind="soft" size="s" busy={isRunning} onClick={again}>{t`걸음 가져오기`}</Button>
    </div>
  )
}

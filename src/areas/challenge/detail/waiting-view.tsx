import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { useMemberName } from '#src/domain/member/use-member.ts'
import { daysBetween, type Day } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Challenge } from '../challenge.ts'
import { BarActions } from './bar-actions.tsx'
import { PromiseSlip } from './promise-slip.tsx'

/** Joined, and not begun: how long yet, what was promised, who else comes. */
export function WaitingView({ challenge, today, notice }: { challenge: Challenge; today: Day; notice: ReactNode }) {
  const { t } = useLingui()
  const range = useRange()
  const name = useMemberName()
  const { code, start, end, joined, isTeam, mine } = challenge
  const days = daysBetween(today, start)
  return (
    <DetailPage
      bar={<ScreenBar title={challenge.name} titleAs="p" backTo="/challenge/challenge" actions={<BarActions challenge={challenge} today={today} withMore />} />}
      lead={{ title: days === 1 ? t`내일 함께 시작해요` : t`${days}일 뒤에\n함께 시작해요`, below: range(start, end) }}
    >
      {notice}
      <PromiseSlip challenge={challenge} name={name} />
      <Card label={t`시작 전에`}>
        <Rows>
          <ListRow title={t`함께하는 사람`} end={<b>{t`${joined}명`}</b>} />
          {isTeam ? <ListRow title={t`우리 팀`} end={<b>{mine?.teamName ?? t`아직 없어요`}</b>} chevron render={<Link to="/service/chalTeamMake" search={{ chalnCode: code }} />} /> : null}
        </Rows>
      </Card>
      <Button kind="soft" block render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'intro' }} />}>{t`어떻게 하나요`}</Button>
    </DetailPage>
  )
}

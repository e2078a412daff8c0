import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyExtra } from '#src/app/lazy-part.ts'
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

// Read once in a challenge's life.
const BeforeCards = lazyExtra(() => import('./before-cards.tsx'), 'BeforeCards')

/** Joined, and not begun: how long yet, what was promised, what is still to be done, who else comes. */
export function WaitingView({ challenge, today, notice }: { challenge: Challenge; today: Day; notice: ReactNode }) {
  const { t } = useLingui()
  const range = useRange()
  const name = useMemberName()
  const { code, start, end, joined } = challenge
  const days = daysBetween(today, start)
  return (
    <DetailPage
      bar={
        <ScreenBar
          title={challenge.name}
          titleAs="p"
          backTo="/challenge/challenge"
          actions={<BarActions challenge={challenge} today={today} withMore />}
        />
      }
      lead={{ title: days === 1 ? t`내일 함께 시작해요` : t`${days}일 뒤에\n함께 시작해요`, below: range(start, end) }}
    >
      {notice}
      <PromiseSlip challenge={challenge} name={name} />
      <Suspense fallback={null}>
        <BeforeCards challenge={challenge} />
      </Suspense>
      <Card tight>
        <Rows>
          <ListRow title={t`함께하는 사람`} end={<b>{t`${joined}명`}</b>} />
        </Rows>
      </Card>
      <Button
        kind="soft"
        block
        render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'intro' }} />}
      >{t`어떻게 하나요`}</Button>
    </DetailPage>
  )
}

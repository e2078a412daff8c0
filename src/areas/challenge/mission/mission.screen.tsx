import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { Bar } from '#src/charts/bar.tsx'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { MissionRow } from '#src/ui/challenge/mission-row.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { isOpen, type Mission } from './mission.ts'
import { missionsQuery } from './mission.queries.ts'
import { MissionWeek } from './mission-week.tsx'
import { useMissionWords } from './use-mission-words.ts'
import css from './mission.module.css'

const MissionSheet = lazyPart(() => import('./mission-sheet.tsx'), 'MissionSheet')

/** What the challenges ask for on a day, and what of it was done. [MIS-01] */
export function MissionScreen({ day }: { day: Day }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const say = useMissionWords()
  const { data: missions } = useSuspenseQuery(missionsQuery(day))
  const [openSeq, setOpenSeq] = useState<number | null>(null)
  const shown = missions.find(({ seq }) => seq === openSeq)
  const open = isOpen(day, today)
  const subOf = ({ entry, isDone, how, count }: Mission) => {
    if (count && !isDone) return say.count(count)
    if (entry) return isDone ? t`${entry.at} 완료` : t`${entry.at}에 적었어요`
    return isDone ? t`휴대폰이 센 걸음으로 완료` : how
  }

  return (
    <ListPage bar={<ScreenBar titleAs="p" backTo={'/challenge/challenge'} />} lead={{ title: say.lead(missions, day === today) }}>
      <MissionWeek day={day} today={today} onDay={(next) => void navigate({ to: '.', search: { day: next }, replace: true })} />
      <Card>
        <CardHead title={t`미션`} id="missions" />
        {missions.length === 0 ? (
          <p className={css.note}>{t`챌린지가 쉬는 날에는 미션이 없어요.`}</p>
        ) : (
          <Rows labelledBy="missions">
            {missions.map((each) => (
              <MissionRow
                key={each.seq}
                title={each.name}
                done={each.isDone}
                stateLabel={say.state(each.isDone)}
                sub={subOf(each)}
                progress={each.count && !each.isDone ? <Bar percent={(each.count.now / each.count.goal) * 100} thin /> : undefined}
                {...(open && { onClick: () => setOpenSeq(each.seq) })}
              />
            ))}
          </Rows>
        )}
        {open || missions.length === 0 ? null : <p className={css.note}>{t`일주일이 지난 날은 볼 수만 있어요.`}</p>}
      </Card>
      {missions.length === 0 ? null : (
        <Button kind="text" block render={<Link to="/diary/missionDesc" />}>{t`미션이 왜 좋은지 보기`}</Button>
      )}
      {shown && open ? (
        <Suspense fallback={null}>
          <MissionSheet key={shown.seq} mission={shown} day={day} onClose={() => setOpenSeq(null)} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}

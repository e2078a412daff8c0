import { useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { Bar } from '#src/charts/bar.tsx'
import type { Day } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { MissionRow } from '#src/ui/challenge/mission-row.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { isOpen, type Mission } from './mission.ts'
import { useMissionWords } from './use-mission-words.ts'
import css from './mission.module.css'

const MissionSheet = lazyPart(() => import('./mission-sheet.tsx'), 'MissionSheet')

type Props = {
  title: string
  missions: readonly Mission[]
  day: Day
  today: Day
  more?: ReactNode
  /** Why there are none, where it is not that the challenge rests. */
  none?: string | undefined
}

/** The missions of a day, each with what was done; one is entered, changed and taken back where it stands. */
export function DayMissions({ title, missions, day, today, more, none }: Props) {
  const { t } = useLingui()
  const say = useMissionWords()
  const [openSeq, setOpenSeq] = useState<number | null>(null)
  const shown = missions.find(({ seq }) => seq === openSeq)
  const open = isOpen(day, today)
  const canChange = ({ isSettled }: Mission) => open && !isSettled
  const subOf = ({ entry, isDone, how, count }: Mission) => {
    if (count && !isDone) return say.count(count)
    if (entry) return isDone ? t`${entry.at} 완료` : t`${entry.at}에 적었어요`
    return isDone ? t`휴대폰이 센 걸음으로 완료` : how
  }
  return (
    <>
      <Card>
        <CardHead title={title} id="missions" more={more} />
        {missions.length === 0 ? (
          <p className={css.note}>{none ?? t`챌린지가 쉬는 날에는 미션이 없어요.`}</p>
        ) : (
          <Rows labelledBy="missions">
            {missions.map((each) => (
              <MissionRow
                key={each.seq}
                title={each.name}
                done={each.isDone}
                stateLabel={say.state(each.isDone)}
                sub={subOf(each)}
                progress={
                  each.count && !each.isDone ? (
                    <Bar percent={(each.count.now / each.count.goal) * 100} thin />
                  ) : undefined
                }
                {...(canChange(each) && { onClick: () => setOpenSeq(each.seq) })}
              />
            ))}
          </Rows>
        )}
        {open || missions.length === 0 ? null : <p className={css.note}>{t`일주일이 지난 날은 볼 수만 있어요.`}</p>}
        {open && missions.some(({ isSettled }) => isSettled) ? (
          <p className={css.note}>{t`결과가 나온 챌린지의 미션은 볼 수만 있어요.`}</p>
        ) : null}
      </Card>
      {shown && canChange(shown) ? (
        <Suspense fallback={null}>
          <MissionSheet key={shown.seq} mission={shown} day={day} onClose={() => setOpenSeq(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

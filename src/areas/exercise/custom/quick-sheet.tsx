import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Dumbbell from 'lucide-react/icons/dumbbell'
import { useState } from 'react'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Chips } from '../choices/chips.tsx'
import {
  difficultiesQuery,
  goalsQuery,
  kindsOfExerciseQuery,
  lengthsOf,
  minutesQuery,
  type Choice,
} from '../choices/choices.queries.ts'
import { ProgrammeRows } from '../programme/programme-rows.tsx'
import { quickQuery, type Wanted } from './custom.queries.ts'
import css from './custom.module.css'

const optionsOf = (choices: readonly Choice[] = []) => choices.map(({ code, name }) => ({ value: code, name }))

/** Something for right now: what is not chosen is as in the settings. */
export function QuickSheet({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { data: goals } = useQuery(goalsQuery())
  const { data: difficulties } = useQuery(difficultiesQuery())
  const { data: kinds } = useQuery(kindsOfExerciseQuery())
  const { data: range } = useQuery(minutesQuery())
  const [wanted, setWanted] = useState<Wanted>({ goal: [], difficulty: [], kind: [], minutes: [] })
  const {
    data: programmes,
    isPending,
    isFetching,
    refetch,
  } = useQuery({ ...quickQuery(wanted), placeholderData: keepPreviousData })
  const lengths = range ? lengthsOf(range).map((minutes) => ({ value: String(minutes), name: t`${minutes}분` })) : []
  return (
    <Sheet open onCloseRequest={onClose} title={t`오늘 할 것만 빠르게`}>
      <div className={css.sheet}>
        <p className={css.reason}>{t`고르지 않은 것은 운동 설정을 따라요.`}</p>
        <Chips
          title={t`한 번에`}
          options={lengths}
          chosen={wanted.minutes}
          onChange={(minutes) => setWanted({ ...wanted, minutes })}
        />
        <Chips
          title={t`얼마나 힘들게`}
          options={optionsOf(difficulties)}
          chosen={wanted.difficulty}
          onChange={(difficulty) => setWanted({ ...wanted, difficulty })}
        />
        <Chips
          title={t`무엇을 위해`}
          options={optionsOf(goals)}
          chosen={wanted.goal}
          onChange={(goal) => setWanted({ ...wanted, goal })}
        />
        <Chips
          title={t`어떤 운동으로`}
          options={optionsOf(kinds)}
          chosen={wanted.kind}
          onChange={(kind) => setWanted({ ...wanted, kind })}
        />
        <div role="status">
          {programmes ? (
            programmes.length === 0 ? (
              <p className={css.reason}>{t`딱 맞는 운동이 없어요. 고른 것을 풀거나 운동 설정을 바꿔 보세요.`}</p>
            ) : (
              <ProgrammeRows label={t`맞는 운동`} programmes={programmes} />
            )
          ) : isPending ? (
            <Skeleton height={160} />
          ) : (
            <FailedPart
              bare
              icon={Dumbbell}
              title={t`운동을 불러오지 못했어요`}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      </div>
    </Sheet>
  )
}

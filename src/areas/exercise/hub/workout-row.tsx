import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { MoveTile } from '#src/ui/art/move-pictogram.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import type { Workout } from './week.ts'

/**
 * An exercise that leads to its detail: by its address, or where a list stays under it by `onOpen`. `before` stands
 * ahead of its time: the day, in a list of days.
 */
export function WorkoutRow({ workout, before, onOpen }: { workout: Workout; before?: string; onOpen?: () => void }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const { sn, from, name, span, minutes, kcal, metres } = workout
  const km = metres === null ? '' : `${formatNumber(metres / 1000, { decimals: 1, minDecimals: 1 })} km`
  return (
    <ListRow
      lead={<MoveTile name={name} />}
      title={name}
      sub={[before, span, km].filter(Boolean).join(' · ')}
      end={
        kcal === null || numbersOff ? (
          t`${minutes}분`
        ) : (
          <>
            <b>{formatNumber(kcal)}</b> kcal
          </>
        )
      }
      chevron
      {...(onOpen
        ? { onClick: onOpen }
        : { render: <Link to="/healthlog/exerciselog" search={{ wrkot: sn, from }} /> })}
    />
  )
}

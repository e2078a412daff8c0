import { useLingui } from '@lingui/react/macro'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { whenOf, type Month, type Movement } from './points.ts'
import css from './points.module.css'

const signed = (points: number) => formatNumber(points, { sign: 'always' })

/** The movements of one month, with what came and what went. */
export function MonthCard({ month, rows, sum, today }: Month & { today: Day }) {
  const { i18n } = useLingui()
  const name = formatDay(`${month}01`, i18n.locale, 'month')
  const sums = [sum?.came, sum?.went].flatMap((points) => (points ? [signed(points)] : []))
  return (
    <div className={css.month}>
      <Card>
        <CardHead
          title={name}
          more={sums.length > 0 ? <span className={css.sum}>{sums.join(' · ')}</span> : undefined}
          id={`month-${month}`}
        />
        <Rows labelledBy={`month-${month}`}>
          {rows.map((row) => (
            <MovementRow key={row.pointSeq} row={row} today={today} />
          ))}
        </Rows>
      </Card>
    </div>
  )
}

function MovementRow({ row, today }: { row: Movement; today: Day }) {
  const { t, i18n } = useLingui()
  const { day, time } = whenOf(row)
  const dayWord = () => {
    if (day === today) return t`오늘`
    return day === addDays(today, -1) ? t`어제` : formatDay(day, i18n.locale, 'short')
  }
  return (
    <ListRow
      title={row.reasonTxt}
      sub={`${dayWord()} ${time}`}
      end={
        <span className={css.end} data-went={row.point < 0 || undefined}>
          <b>{signed(row.point)}</b>
          <small aria-label={t`남은 포인트 ${formatNumber(row.balance)}`} role="img">
            {formatNumber(row.balance)}
          </small>
        </span>
      }
    />
  )
}

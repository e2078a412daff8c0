import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Day } from '#src/lib/days.ts'
import { CareLine } from '../kit/care-line.tsx'
import { LevelBadge } from '../kit/level-badge.tsx'
import { RecordHead } from '../kit/record-head.tsx'
import { useRecordWords } from '../kit/record-words.ts'
import {
  careOfPressure,
  compareWithWeek,
  levelOfMeans,
  meansOf,
  together,
  type Comparison,
  type Pressure,
} from './blood-pressure.ts'
import { summaryQuery } from './blood-pressure.queries.ts'

/** The latest measurement, the mean of two in a row, with its word and last week beside it. */
export function BloodPressureHead({
  last,
  readings,
  today,
}: {
  last: Pressure
  readings: readonly Pressure[]
  today: Day
}) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const { data } = useSuspenseQuery(summaryQuery())
  const [group = [last]] = together(readings)
  const now = meansOf(group)
  const level = levelOfMeans(now, data.zones)
  const care = careOfPressure(group)
  const comparison = compareWithWeek(now, data.lastWeek)
  const count = group.length

  return (
    <RecordHead
      label={t`최근 혈압`}
      when={count > 1 ? t`${words.moment(last.at)} · ${count}번 잰 평균` : words.moment(last.at)}
      notes={
        <>
          {level ? <LevelBadge level={level} care={care} strong /> : null}
          {now.systolic === null ? (
            <p>{t`수축기도 적어 주세요`}</p>
          ) : now.diastolic === null ? (
            <p>{t`이완기도 적어 주세요`}</p>
          ) : null}
          {comparison ? <BesideLastWeek comparison={comparison} /> : null}
        </>
      }
      care={care ? <CareLine code={care} at={last.at} /> : null}
    >
      {now.systolic ?? '–'}
      <i>/</i>
      {now.diastolic ?? '–'}
      <small>mmHg</small>
    </RecordHead>
  )
}

function BesideLastWeek({ comparison }: { comparison: Comparison }) {
  const { t } = useLingui()
  if (comparison.is === 'same') return <p>{t`지난주 평균과 같아요`}</p>
  const { is, systolic, diastolic } = comparison
  const by = diastolic === null ? String(systolic) : `${systolic}/${diastolic}`
  return (
    <p>
      {is === 'lower' ? (
        <Trans>
          지난주 평균보다 <b>{by} 낮아요</b>
        </Trans>
      ) : (
        <Trans>
          지난주 평균보다 <b>{by} 높아요</b>
        </Trans>
      )}
    </p>
  )
}

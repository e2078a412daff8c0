import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ChartLine from 'lucide-react/icons/chart-line'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { LineChart } from '#src/charts/line-chart.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber, parseWireNumber } from '#src/lib/numbers.ts'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useHubWords } from '../hub/hub-words.ts'
import { bmiQuery, peersQuery, valuesQuery } from './health.queries.ts'

/** Body mass index over three months, and beside people of the same age where there are enough of them. */
export function BodyMassCard({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const { data: graph, isError, isFetching, refetch } = useQuery(bmiQuery(today))
  const { data: peers } = useQuery(peersQuery())
  const last = graph?.list.at(-1)
  if (graph === undefined && isError)
    return (
      <FailedPart
        icon={ChartLine}
        title={t`체질량지수를 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (graph === undefined || last === undefined) return null
  const first = graph.list[0] ?? last
  const sentence =
    first === last ? t`지금 ${last.bmi.toFixed(1)}` : t`처음 ${first.bmi.toFixed(1)}, 지금 ${last.bmi.toFixed(1)}`
  return (
    <Card labelledBy="health-bmi">
      <CardHead id="health-bmi" title={t`체질량지수`} />
      <p>{sentence}</p>
      <LineChart
        points={graph.list.map(({ helhDate, bmi }) => ({ day: helhDate, value: bmi }))}
        from={graph.startDt}
        to={graph.endDt}
        color="weight"
        label={t`석 달의 체질량지수. ${sentence}`}
        tableCaption={t`석 달의 체질량지수`}
        tableHead={[t`날짜`, t`체질량지수`]}
        formatDay={(day) => formatDay(day, i18n.locale, 'tiny')}
        formatValue={(bmi) => bmi.toFixed(1)}
        markerLabel={t`날짜 고르기`}
        emptyText={t`이 기간에는 기록이 없어요`}
      />
      {peers?.bmi != null && peers.peerNm !== null && peers.peerAvgBmi !== null ? (
        <Rows label={t`또래와 견주면`}>
          <ListRow tight title={t`내 체질량지수`} end={<b>{peers.bmi.toFixed(1)}</b>} />
          <ListRow tight title={peers.peerNm} sub={t`평균`} end={<b>{peers.peerAvgBmi.toFixed(1)}</b>} />
        </Rows>
      ) : null}
    </Card>
  )
}

/** The newest of everything that was ever recorded, folded: few look for it, and then for one line. */
export function AllValuesCard({ today }: { today: Day }) {
  const { t } = useLingui()
  return (
    <Card>
      <Accordion level={2} items={[{ title: t`모든 값 보기`, content: <AllValues today={today} />, lazy: true }]} />
    </Card>
  )
}

function AllValues({ today }: { today: Day }) {
  const { t } = useLingui()
  const words = useHubWords(today)
  const { data: values, isError, isFetching, refetch } = useQuery(valuesQuery())
  if (values === undefined && isError)
    return (
      <FailedPart
        bare
        icon={ClipboardList}
        title={t`기록을 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (values === undefined) return <Skeleton height={120} />
  const known = values.flatMap((row) => {
    const value = parseWireNumber(row.helhidxVal)
    return value === null || row.inptDt === null ? [] : [{ ...row, value, inptDt: row.inptDt }]
  })
  if (known.length === 0) return <p>{t`아직 기록이 없어요`}</p>
  return (
    <Rows label={t`모든 값`}>
      {known.map(({ helhidxCode, helhidxNm, helhidxUnit, value, inptDt }) => (
        <ListRow
          key={helhidxCode}
          tight
          title={helhidxNm}
          sub={words.moment(inptDt)}
          end={
            helhidxCode === 'SLP' ? (
              <b>{words.hours(value)}</b>
            ) : (
              <>
                <b>{formatNumber(value, { decimals: 1 })}</b> {helhidxUnit}
              </>
            )
          }
        />
      ))}
    </Rows>
  )
}

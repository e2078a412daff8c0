import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChartLine from 'lucide-react/icons/chart-line'
import { useRef } from 'react'
import { Sparkline } from '#src/charts/sparkline.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { useCareWord } from '#src/domain/index-record/use-index-words.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { sleepLack, unusualWord } from './hub.ts'
import { useHubWords } from './hub-words.ts'
import { cardsQuery, courseQuery } from './hub.queries.ts'
import { careOfIndicator, colorOf, pageOf } from './indicator.ts'
import { useSeen } from './use-seen.ts'
import css from './hub.module.css'

/**
 * The member's indicators in their order, each with its course of thirty days; what was never recorded is one quiet
 * row.
 */
export function IndicatorRows({ today, missing }: { today: Day; missing: readonly string[] }) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(cardsQuery())
  if (isError && data === undefined)
    return (
      <FailedPart
        icon={ChartLine}
        title={t`지표를 불러오지 못했어요`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Card labelledBy="hub-indicators">
      <CardHead
        id="hub-indicators"
        title={t`내 지표`}
        more={<MoreLink render={<Link to="/healthlog/HealthIndicatiorsetting" />}>{t`순서 바꾸기`}</MoreLink>}
      />
      <Rows>
        {data?.map((indicator) => (
          <IndicatorRow key={indicator.indicatorCode} indicator={indicator} today={today} />
        )) ?? <Skeleton height={280} />}
        {data?.length === 0 && missing.length === 0 ? (
          <ListRow
            title={t`보이는 지표가 없어요`}
            sub={t`지표를 켜면 여기에서 보여요`}
            chevron
            render={<Link to="/healthlog/HealthIndicatiorsetting" />}
          />
        ) : null}
        {data && missing.length > 0 ? (
          <ListRow
            title={t`더 기록할 수 있어요`}
            sub={missing.join(', ')}
            chevron
            render={<Link {...pageOf('BMI')} />}
          />
        ) : null}
      </Rows>
    </Card>
  )
}

function IndicatorRow({ indicator, today }: { indicator: Schemas['HelhIndicator']; today: Day }) {
  const {
    indicatorCode: code,
    indicatorVal,
    subVal,
    inptDt,
    rangeList,
    statusCode,
    helhidxCode,
    healthAgreeYn,
  } = indicator
  const { t } = useLingui()
  const words = useHubWords(today)
  const careWord = useCareWord()
  const row = useRef<HTMLLIElement>(null)
  const seen = useSeen(row)
  const { data: course } = useQuery({ ...courseQuery(code, today), enabled: seen })
  const value = parseWireNumber(indicatorVal)
  if (value === null || inptDt === null) return null

  const [amount, unit] = words.parts(code, value, parseWireNumber(subVal))
  const lack = code === 'SLP' ? sleepLack(value, rangeList) : null
  const day = dayOf(inptDt)
  const when =
    code === 'SLP'
      ? day === today
        ? t`어젯밤`
        : words.dayWord(day)
      : code === 'HR'
        ? t`쉴 때 · ${words.dayWord(day)}`
        : words.moment(inptDt)
  // Without the consent nothing is concluded, what it would ask for included; the reading's own page goes on to say
  // that of a dangerous one.
  const care = healthAgreeYn === 'N' ? null : careWord(careOfIndicator(indicator))
  const glucoseTime = code === 'BS' ? words.glucoseTime(helhidxCode) : null
  const note =
    lack === null ? (care ?? unusualWord(statusCode, rangeList) ?? glucoseTime) : t`${words.hours(lack)} 모자라요`
  const isUnusual = statusCode !== null && statusCode !== 'NORMAL'
  const status = care ? 'DANGER' : statusCode
  const told = isUnusual ? <em data-status={status}>{note}</em> : note

  return (
    <li ref={row} className={css.item}>
      <Link {...pageOf(code)} className={css.row}>
        <span className={css.name}>
          <b>{words.names[code]}</b>
          <small>
            {when}
            {note ? <> · {told}</> : null}
          </small>
        </span>
        <span className={css.course}>
          {course && course.list.length > 1 ? (
            <Sparkline color={colorOf[code]} values={course.list.map((point) => parseWireNumber(point.indicatorVal))} />
          ) : null}
        </span>
        <span className={css.value}>
          <b>{amount}</b> {unit}
        </span>
      </Link>
    </li>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StatusRow, type StatusScale } from '#src/charts/status-pointer.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { useCareWord } from '#src/domain/index-record/use-index-words.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { careOfIndicator, pageOf } from '../hub/indicator.ts'
import { useHubWords } from '../hub/hub-words.ts'
import { statusOf, wayInto } from './standing.ts'

/** A value that can be too low has that third first. */
const LACKING: StatusScale = ['lacking', 'normal', 'caution']

interface Props {
  indicators: readonly Schemas['HelhIndicator'][]
  /** Without consent to it: values stand there, and nothing is said of them. */
  isWithout: boolean
  today: Day
}

/** The newest value of each indicator that the member shows, and where it stands in what is usual. */
export function NowCard({ indicators, isWithout, today }: Props) {
  const { t } = useLingui()
  const words = useHubWords(today)
  const careWord = useCareWord()
  return (
    <Card labelledBy="health-now">
      <CardHead
        id="health-now"
        title={t`지금`}
        more={<MoreLink render={<Link to="/healthlog/HealthIndicatiorsetting" />}>{t`지표 고르기`}</MoreLink>}
      />
      <Rows>
        {indicators.map((indicator) => {
          const {
            indicatorCode: code,
            indicatorNm,
            indicatorVal,
            subVal,
            inptDt,
            normalTxt,
            rangeList,
            statusCode,
          } = indicator
          const value = parseWireNumber(indicatorVal)
          const status = statusOf(indicator)
          const word =
            (isWithout ? null : careWord(careOfIndicator(indicator))) ??
            rangeList.find((range) => range.statusCode === statusCode)?.rangeNm ??
            ''
          const way = wayInto(indicator)
          return (
            <li key={code}>
              <Rows>
                <ListRow
                  tight
                  title={indicatorNm}
                  sub={
                    inptDt === null
                      ? t`아직 기록이 없어요`
                      : [words.moment(inptDt), normalTxt].filter(Boolean).join(' · ')
                  }
                  end={value === null ? null : <b>{words.full(code, value, parseWireNumber(subVal))}</b>}
                  chevron
                  render={<Link {...pageOf(code)} />}
                />
              </Rows>
              {status === null ? null : (
                <StatusRow
                  name=""
                  word={word}
                  status={status}
                  label={`${indicatorNm} ${word}`}
                  {...(way !== undefined && { way })}
                  {...(status === 'lacking' && { scale: LACKING })}
                />
              )}
            </li>
          )
        })}
      </Rows>
    </Card>
  )
}

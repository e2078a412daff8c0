import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRange } from '#src/domain/day/use-range.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { langOf } from '../challenge.ts'
import { reportsQuery } from './report.queries.ts'

/** As many as a look takes in; the others are behind the way to all. */
const NEWEST = 3

/** What was written of the newest weeks; nothing before the first. */
export function ReportCard({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const range = useRange()
  const { data: reports = [] } = useQuery(reportsQuery(chalnCode))
  if (reports.length === 0) return null
  return (
    <Card>
      <CardHead
        id="reports"
        title={t`리포트`}
        more={
          <MoreLink
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode, view: 'report' }} />}
          >{t`모두 보기`}</MoreLink>
        }
      />
      <Rows labelledBy="reports">
        {reports.slice(0, NEWEST).map(({ reportSeq, title, startDt, endDt, newYn }) => (
          <ListRow
            key={reportSeq}
            title={<span lang={langOf(title)}>{title}</span>}
            sub={range(startDt, endDt)}
            end={newYn === 'Y' ? <Badge kind="brand">{t`새 리포트`}</Badge> : undefined}
            chevron
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode, view: 'report', reportSeq }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

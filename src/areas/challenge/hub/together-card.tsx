import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { proposalsQuery } from '../coached/coached.queries.ts'
import { kindIcons } from '../kind-icons.ts'
import type { MyChallenge } from './hub.ts'

/** What else the member is in; `more`: what else today has for them. */
export function TogetherCard({
  rows,
  today,
  more,
}: {
  rows: readonly MyChallenge[]
  today: Day
  more: readonly ReactNode[]
}) {
  const { t } = useLingui()
  const say = useWhen(today)
  if (rows.length === 0 && more.length === 0) return null
  return (
    <Card>
      <CardHead id="together" title={t`함께하는 중`} />
      <Rows labelledBy="together">
        {rows.map((row) =>
          row.kind === 'INTENSIVE' && row.start <= today && today <= row.end ? (
            <CoachedRow key={row.code} row={row} sub={say(row)} />
          ) : (
            <OwnRow key={row.code} row={row} sub={say(row)} />
          ),
        )}
        {more}
      </Rows>
    </Card>
  )
}

/** When it begins, how far it is, or that it is being counted. */
export function useWhen(today: Day): (row: MyChallenge) => string {
  const { t, i18n } = useLingui()
  return ({ start, end, dayNo, totalDays }) => {
    const day = formatDay(start > today ? start : end, i18n.locale, 'short')
    if (start > today) return t`${day}에 시작해요`
    return today > end ? t`결과를 세고 있어요` : t`${totalDays}일 가운데 ${dayNo}일째 · ${day}까지`
  }
}

interface RowProps {
  row: MyChallenge
  sub: ReactNode
}

export function OwnRow({ row, sub }: RowProps) {
  const { t } = useLingui()
  return (
    <ListRow
      lead={<RowIcon icon={kindIcons[row.kind]} />}
      title={row.name}
      sub={sub}
      end={row.hasReport ? <Badge kind="brand">{t`새 리포트`}</Badge> : undefined}
      chevron
      render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: row.code }} />}
    />
  )
}

/** A goal that the dietitian proposed waits for an answer: it stands before the days. */
function CoachedRow({ row, sub }: RowProps) {
  const { t } = useLingui()
  const { data: proposals = [] } = useQuery(proposalsQuery(row.code))
  return <OwnRow row={row} sub={proposals.length === 0 ? sub : t`영양사가 목표를 제안했어요`} />
}

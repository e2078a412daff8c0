import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { InfiniteList } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Readings, RecordKind, RowOf, RowWords, Taken, Together } from './record-kind.ts'
import { useRecordWords } from './record-words.ts'

/** What one glance takes in; the rest unfolds on request. */
const SHORT_LIST = 5
/** A row before it is measured, in px. */
const ROW_PX = 64

interface Props<Reading extends Taken> {
  kind: RecordKind<Reading>
  page: Readings<Reading>
  row: RowOf<Reading>
  today: string
  /** None where nothing may be changed. */
  onOpen: ((reading: Reading) => void) | undefined
}

const alone = <Reading,>(reading: Reading): Together<Reading> => [reading]

/** The readings, newest first; those taken one after the other are one row that unfolds. */
export function RecordList<Reading extends Taken>({ kind, page, row, today, onOpen }: Props<Reading>) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const together = kind.together?.(page.readings) ?? page.readings.map(alone)
  const rows = together.flatMap((group) => [
    group,
    ...(group.length > 1 && open === group[0].at ? group.map(alone) : []),
  ])
  const rowKey = (group: Together<Reading>) => `${kind.keyOf?.(group[0]) ?? group[0].at} ${group.length}`
  const hasMore = all || together.length > SHORT_LIST || page.end.is === 'more' || page.end.is === 'failed'
  const draw = (group: Together<Reading>) => (
    <Row
      key={rowKey(group)}
      words={row(group)}
      group={group}
      today={today}
      isOpen={open === group[0].at}
      onUnfold={() => setOpen(open === group[0].at ? null : group[0].at)}
      onOpen={onOpen}
    />
  )

  return (
    <Card>
      <CardHead
        title={t`기록`}
        more={
          hasMore ? (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- MoreLink draws its words on it
            <MoreLink render={<button type="button" aria-expanded={all} onClick={() => setAll(!all)} />}>
              {all ? t`줄여 보기` : t`전체 보기`}
            </MoreLink>
          ) : undefined
        }
      />
      {all ? (
        <InfiniteList
          label={t`기록`}
          items={rows}
          itemKey={rowKey}
          rowPx={ROW_PX}
          end={page.end}
          {...(page.total !== undefined && { total: page.total })}
        >
          {draw}
        </InfiniteList>
      ) : (
        <Rows label={t`기록`}>{rows.slice(0, SHORT_LIST + rows.length - together.length).map(draw)}</Rows>
      )}
    </Card>
  )
}

interface RowProps<Reading extends Taken> {
  words: RowWords
  group: Together<Reading>
  today: string
  isOpen: boolean
  onUnfold: () => void
  onOpen: ((reading: Reading) => void) | undefined
}

function Row<Reading extends Taken>({
  words: { title, sub, when, end },
  group,
  today,
  isOpen,
  onUnfold,
  onOpen,
}: RowProps<Reading>) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const [reading] = group
  const isSeveral = group.length > 1
  const count = group.length
  const parts = [
    when ?? words.moment(reading.at),
    isSeveral ? t`${count}번 잰 평균` : words.origin(reading.origin),
    sub,
  ]
  return (
    <ListRow
      title={title}
      sub={parts.filter(Boolean).join(' · ')}
      end={end}
      chevron={isSeveral ? false : onOpen !== undefined}
      {...(isSeveral
        ? // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the row draws its words on it
          { render: <button type="button" aria-expanded={isOpen} onClick={onUnfold} /> }
        : onOpen && { onClick: () => onOpen(reading) })}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#src/lib/days.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { newsQuery, useReadBattleMessage } from '../battle.queries.ts'
import { opensOf } from '../battle.ts'
import { useCancelWords } from './use-cancel-words.ts'

/** What was sent about battles, the newest first. Opening one reads it. */
export function NewsList() {
  const { t, i18n } = useLingui()
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(newsQuery())
  const read = useReadBattleMessage()
  const off = useCancelWords()
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  const unread = rows.filter(({ readYn }) => readYn === 'N').map(({ msgSeq }) => msgSeq)
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  if (data && rows.length === 0) return <EmptyState title={t`아직 소식이 없어요`} />
  return (
    <>
      <Card tight>
        <InfiniteList label={t`소식`} items={rows} itemKey={({ msgSeq }) => String(msgSeq)} rowPx={84} end={end}>
          {(row) => {
            const name = row.fromNickName
            const title = {
              INVITE: t`${name}님이 한판 하재요`,
              ACCEPT: t`${name}님이 들어왔어요`,
              REJECT: t`${name}님은 이번엔 쉬어요`,
              CANCEL: row.cancelCode === 'SIDE' ? t`배틀 팀이 흩어졌어요` : t`배틀이 취소됐어요`,
            }[row.msgType]
            const sub = [
              row.batNm,
              formatDay(row.sendDtm.slice(0, 8), i18n.locale, 'short'),
              row.cancelCode ? off(row.cancelCode).short : null,
              row.msgTxt === null ? null : `“${row.msgTxt}”`,
            ]
              .filter((part) => part !== null)
              .join(' · ')
            const search = { batSeq: row.batSeq }
            return (
              <ListRow
                title={title}
                sub={sub}
                end={
                  row.answerYn === 'Y' || row.readYn === 'N' ? (
                    <Badge kind="brand">{row.answerYn === 'Y' ? t`답해 주세요` : t`새 소식`}</Badge>
                  ) : undefined
                }
                chevron
                onClick={() => row.readYn === 'N' && read.send({ body: { msgSeqList: [row.msgSeq] } })}
                render={
                  opensOf(row) === 'invitation' ? (
                    <Link to="/service/battle/BattleInvitaion" search={search} />
                  ) : (
                    <Link to="/service/battle/Battle" search={search} />
                  )
                }
              />
            )
          }}
        </InfiniteList>
      </Card>
      {unread.length > 1 ? (
        <Button
          kind="text"
          block
          busy={read.isPending}
          onClick={() => read.send({ body: { msgSeqList: unread.slice(0, 100) } })}
        >{t`모두 읽음으로`}</Button>
      ) : null}
    </>
  )
}

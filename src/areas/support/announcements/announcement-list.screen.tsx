import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { useAnnouncementWords } from './announcement-words.ts'
import { announcementKinds, type AnnouncementKind } from './announcements.ts'
import { announcementsQuery } from './announcements.queries.ts'
import css from './announcements.module.css'

/** Typing has paused: what stands there is looked for. */
const PAUSE_MS = 300

/** What the operator announces, and what of it is new. The word and the kind stand in the address. */
export function AnnouncementListScreen({
  kind,
  word,
}: {
  kind: AnnouncementKind | undefined
  word: string | undefined
}) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const words = useAnnouncementWords(dayIn(useNow()))
  const [typed, setTyped] = useState(word ?? '')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(announcementsQuery(kind, word))
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  const total = data?.pages[0]?.totalCnt ?? 0
  const unread = data?.pages[0]?.unreadCnt ?? 0

  const look = (next: { type?: AnnouncementKind | undefined; q?: string | undefined }) =>
    void navigate({
      to: '/customer/announce/list',
      search: { q: word, type: kind, ...next },
      replace: true,
      viewTransition: false,
    })
  const search = (text: string) => {
    clearTimeout(pause.current)
    look({ q: text.trim() === '' ? undefined : text.trim() })
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(text), PAUSE_MS)
  }
  const clear = () => {
    setTyped('')
    search('')
  }
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchingNextPage
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const count = i18n.locale === 'ko' ? koreanCount(unread) : String(unread)
  const isFailed = isError && rows.length === 0

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={
        isFailed
          ? undefined
          : !data
            ? { title: t`공지` }
            : { title: unread > 0 ? t`안 읽은 공지가\n${count} 개 있어요` : t`다 읽으셨어요` }
      }
      filter={
        <search className={css.filter}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              search(typed)
            }}
          >
            <TextField
              type="search"
              name="q"
              enterKeyHint="search"
              limit={MOST_LETTERS.findAnnouncement}
              label={t`공지 제목`}
              value={typed}
              clearLabel
              onChange={type}
            />
          </form>
          <div className={css.kinds} role="group" aria-label={t`공지 고르기`}>
            <Chip pressed={kind === undefined} onClick={() => look({ type: undefined })}>{t`전체`}</Chip>
            {announcementKinds.map((each) => (
              <Chip key={each} pressed={kind === each} onClick={() => look({ type: each })}>
                {words.kind(each)}
              </Chip>
            ))}
          </div>
        </search>
      }
      instead={
        isFailed ? (
          <ErrorState
            level={1}
            title={t`공지를 불러오지 못했어요`}
            text={t`조금 뒤에 다시 시도해 주세요.`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data && total === 0 ? (
          word === undefined ? (
            <EmptyState title={t`이런 공지는 아직 없어요`} text={t`다른 것을 골라 보세요.`} />
          ) : (
            <EmptyState
              title={t`‘${word}’, 찾은 공지가 없어요`}
              text={t`다른 말로 찾아 보세요.`}
              action={<Button kind="soft" onClick={clear}>{t`지우기`}</Button>}
            />
          )
        ) : undefined
      }
    >
      <Card tight>
        {isPending ? (
          <div aria-busy="true" role="status" aria-label={t`공지를 불러오는 중`}>
            <SkeletonRow />
            <SkeletonRow titleWidth={180} />
            <SkeletonRow titleWidth={120} />
          </div>
        ) : (
          <InfiniteList
            label={t`공지`}
            items={rows}
            itemKey={({ announceSeq }) => String(announceSeq)}
            rowPx={76}
            total={total}
            end={end}
          >
            {(row) => <AnnouncementRow row={row} words={words} />}
          </InfiniteList>
        )}
      </Card>
    </ListPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Fragment, useState } from 'react'
import { builtScreens } from '#src/app/built-screens.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { PhoneNotice } from '#src/domain/push/phone-notice.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { langOf, NoticeRow, useWhen } from './notice-row.tsx'
import { byTime, toNotice, type Notice, type NoticeTime } from './notices.ts'
import { noticesQuery, useReadNotice, useReadAllNotices } from './notices.queries.ts'
import { QuietOffer } from './quiet-offer.tsx'
import { useRoom } from './use-room.ts'
import css from './notices.module.css'

/** Fewer rows than this are drawn as they are. */
const FEW = 30

/**
 * What was told, the newest first. One that leads to a screen or into a chat opens that and is read by it; any other
 * opens as a sheet.
 */
export function NoticesScreen() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const today = dayIn(useNow())
  const when = useWhen(today)
  const read = useReadNotice()
  const readAll = useReadAllNotices()
  const [shown, setShown] = useState<Notice>()
  const enterRoom = useRoom()
  const show = async (notice: Notice) => {
    if (notice.room === null || !(await enterRoom(notice.room))) setShown(notice)
  }
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(noticesQuery())
  const first = data.pages[0]
  const unread = first?.unreadCnt ?? 0

  const bar = (
    <ScreenBar
      titleAs="p"
      backTo="/main"
      actions={<IconButton label={t`알림 설정`} icon={SlidersHorizontal} render={<Link to="/mypage/push/list" />} />}
    />
  )
  if (!first || first.totalCnt === 0) {
    return (
      <ListPage
        bar={bar}
        filter={<PhoneNotice />}
        instead={
          <EmptyState
            level={1}
            title={t`아직 온 알림이 없어요`}
            text={t`좋아하는 메뉴가 점심에 나오거나 예약이 다가오면 알려 드려요.`}
          />
        }
      />
    )
  }

  const screens = new Map(builtScreens(router).map(({ path, screen }) => [screen.name as string, path]))
  const groups = byTime(
    data.pages.flatMap(({ list }) => list.map((item) => toNotice(item, (name) => screens.get(name)))),
    today,
  )
  const names: Record<NoticeTime, string> = { today: t`오늘`, week: t`이번 주`, before: t`그 전` }
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchNextPageError
    ? { is: 'failed', retry: load }
    : isFetchingNextPage
      ? { is: 'loading' }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const offer = first.quietOffer && <QuietOffer offer={first.quietOffer} />
  const row = (notice: Notice) => (
    <NoticeRow
      key={notice.seq}
      notice={notice}
      today={today}
      onRead={() => read(notice.seq)}
      onShow={() => void show(notice)}
    />
  )
  const count = i18n.locale === 'ko' ? koreanCount(unread) : String(unread)

  return (
    <ListPage bar={bar}>
      <PhoneNotice />
      <div className={css.lead}>
        <Lead title={unread > 0 ? t`새 소식이\n${count} 가지 있어요` : t`다 읽으셨어요`} />
        {unread > 0 ? (
          <Button kind="text" size="s" busy={readAll.isPending} onClick={readAll.send}>{t`모두 읽음`}</Button>
        ) : null}
      </div>
      {groups.map(({ time, notices }, at) => (
        <Fragment key={time}>
          {time === 'before' ? offer : null}
          <Card tight labelledBy={`notices-${time}`}>
            <h2 id={`notices-${time}`} className={css.group}>
              {names[time]}
            </h2>
            {/* Only the last one can be long: the others are drawn whole. */}
            {at === groups.length - 1 && (hasNextPage || notices.length > FEW) ? (
              <InfiniteList label={names[time]} items={notices} itemKey={({ seq }) => String(seq)} rowPx={76} end={end}>
                {row}
              </InfiniteList>
            ) : (
              <Rows labelledBy={`notices-${time}`}>{notices.map(row)}</Rows>
            )}
          </Card>
        </Fragment>
      ))}
      {groups.at(-1)?.time === 'before' ? null : offer}
      {shown ? (
        <Sheet open title={shown.title} onCloseRequest={() => setShown(undefined)}>
          <p className={css.whole} lang={langOf(shown.text)}>
            {shown.text}
            <small>{when(shown.at)}</small>
          </p>
          {shown.room === null ? null : <p className={css.aside}>{t`대화는 휴대폰의 한상 앱에서 이어갈 수 있어요.`}</p>}
        </Sheet>
      ) : null}
    </ListPage>
  )
}

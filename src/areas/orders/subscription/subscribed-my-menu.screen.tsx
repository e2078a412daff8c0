import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { MealDays } from './meal-days.tsx'
import { isClosed, nextDay, OFF, openDay, orderedDays, withSent, type Chosen } from './subscription.ts'
import {
  menuQuery,
  myOrderQuery,
  useCancelAllSubscribedOrders,
  useCancelSubscribedOrder,
  useUpdateSubscribedOrder,
  useConfirmSubscribedOrder,
} from './subscription.queries.ts'
import { useRefused } from './use-refused.ts'

const TimeSheet = lazyPart(() => import('./time-sheet.tsx'), 'TimeSheet')

/** A subscription of the member's: what comes on which day, what can still be changed, and how past days ended. */
export function SubscribedMyMenuScreen({
  subscribedOrderSeq,
  day,
}: {
  subscribedOrderSeq: number
  day: Day | undefined
}) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const now = useLatestServerNow()
  const refused = useRefused()
  const [times, setTimes] = useState(false)
  const { data: order } = useSuspenseQuery(myOrderQuery(subscribedOrderSeq))
  const { data: menu } = useSuspenseQuery(menuQuery(order.subscribedSeq))
  const [change, cancelDay, cancelAll, confirmOrder] = [
    useUpdateSubscribedOrder(),
    useCancelSubscribedOrder(),
    useCancelAllSubscribedOrders(),
    useConfirmSubscribedOrder(),
  ]
  const days = orderedDays(menu, order)
  const open = openDay(menu, day, now)
  const item = order.itemList.find(({ menuDt, statusCode }) => menuDt === open && statusCode !== 'CANCEL')
  const ends = { PICKUP: t`받음`, NOSHOW: t`안 받음`, CANCEL: t`쉬었어요`, RESERVED: t`준비하고 있어요` }
  const closed = new Map(
    days.flatMap((each) => {
      const status = order.itemList.find(({ menuDt }) => menuDt === each.menuDt)?.statusCode ?? 'CANCEL'
      if (!isClosed(each, order, now)) return []
      return [[each.menuDt, each.chosen ? ends[status] : ends.CANCEL] as const]
    }),
  )
  const giveUp = async (question: { title: string; text: string }) => {
    if (await confirm({ ...question, confirm: t`취소할게요`, cancel: t`그대로 둘게요`, danger: true }))
      await refused(cancelAll.sendAsync({ body: { subscribedOrderSeq } }))
  }
  const leaving = order.itemList.find(
    ({ itemSeq, statusCode }) => statusCode !== 'CANCEL' && cancelDay.sending?.body.itemSeqList.includes(itemSeq),
  )
  const sent = change.sending?.body.itemList?.[0] ?? (leaving && { menuDt: leaving.menuDt, smartMenuSeq: OFF })
  // With no day left there is no subscription any more.
  const isLast = order.totalCnt - order.cancelCnt - (leaving ? 1 : 0) === 1
  const choose = (choice: string) => {
    // A choice and a day off are two calls: of two for one day nothing would keep the order in which they were tapped.
    const isCrossing = sent !== undefined && sent.menuDt === open && (sent.smartMenuSeq === OFF) !== (choice === OFF)
    if (open === null || isCrossing) return
    if (choice !== OFF)
      void refused(
        change.sendAsync({ body: { subscribedOrderSeq, itemList: [{ menuDt: open, smartMenuSeq: choice }] } }),
      )
    else if (item && isLast)
      void giveUp({
        title: t`마지막 날이에요. 구독을 취소할까요?`,
        text: t`쉬는 날만 남으면 구독이 취소되고 자리를 돌려드려요. 신청이 끝난 뒤에는 다시 신청할 수 없어요.`,
      })
    else if (item) void refused(cancelDay.sendAsync({ body: { subscribedOrderSeq, itemSeqList: [item.itemSeq] } }))
  }
  const title = useTitle(order.statusCode, nextDay(days, order, dayIn(now)), now, language)
  const received = formatNumber(order.totalCnt - order.cancelCnt)
  const price = formatNumber(order.payAmt)
  const time = `${order.pickupTm.slice(0, 2)}:${order.pickupTm.slice(2)}`

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/mypage/wellOrder/subscribedOrderList" />}
      lead={{ above: `${order.subscribedNm} · ${time}`, title }}
      action={
        order.statusCode === 'REGI' ? (
          <Button
            block
            busy={confirmOrder.isPending}
            onClick={() => void refused(confirmOrder.sendAsync({ body: { subscribedOrderSeq } }))}
          >{t`이대로 확정하기`}</Button>
        ) : undefined
      }
    >
      <MealDays
        subscribedSeq={order.subscribedSeq}
        label={order.subscribedNm}
        days={withSent(days, sent)}
        open={open}
        closed={closed}
        onOpen={(chosen) =>
          void navigate({
            to: '/mypage/wellOrder/subscribedMyMenu',
            search: { subscribedOrderSeq, day: chosen },
            replace: true,
            viewTransition: false,
            resetScroll: false,
          })
        }
        onChoose={choose}
      />
      {item && closed.has(item.menuDt) && item.statusCode === 'RESERVED' ? (
        <Card tight>
          <Rows>
            <ListRow
              title={t`받는 번호 보기`}
              sub={formatDay(item.menuDt, i18n.locale, 'medium')}
              chevron
              render={<Link to="/mypage/wellOrder/detail" search={{ smartOrderSeq: String(item.itemSeq) }} />}
            />
          </Rows>
        </Card>
      ) : null}
      <Card tight>
        <Rows>
          {order.cancelYn === 'Y' ? (
            <ListRow
              title={t`${time}에 받아요`}
              sub={t`남은 날의 시각을 바꿀 수 있어요`}
              chevron
              onClick={() => setTimes(true)}
            />
          ) : null}
          <ListRow title={t`${received}일 받아요`} sub={confirmedLine(order.confirmDtm)} end={<b>{t`${price}원`}</b>} />
        </Rows>
      </Card>
      {order.cancelYn === 'Y' ? (
        <Button
          kind="text"
          busy={cancelAll.isPending}
          onClick={() =>
            void giveUp({ title: t`남은 날을 모두 취소할까요?`, text: t`이미 지난 날과 준비하는 날은 그대로예요.` })
          }
        >{t`남은 날 모두 취소`}</Button>
      ) : null}
      {times ? (
        <Suspense fallback={null}>
          <TimeSheet order={order} onClose={() => setTimes(false)} />
        </Suspense>
      ) : null}
    </DetailPage>
  )

  function confirmedLine(at: string | null): string {
    if (at === null) return t`확정하지 않아도 신청이 끝나면 확정돼요`
    const when = `${formatDay(dayOf(at), i18n.locale, 'short')} ${clockOf(at)}`
    return t`${when}에 확정했어요`
  }
}

/** What comes next, or how it ended. */
function useTitle(
  status: 'REGI' | 'CONFIRM' | 'CANCEL' | 'DONE',
  next: Chosen | undefined,
  now: Date,
  language: 'ko' | 'en',
): string {
  const { t, i18n } = useLingui()
  const name = next?.chosen ? (language === 'en' && next.chosen.menuNameEng) || next.chosen.menuName : ''
  if (status === 'CANCEL') return t`취소한 구독이에요`
  if (status === 'DONE' || !next) return t`모두 끝났어요`
  if (next.menuDt === dayIn(now)) return t`오늘: ${name}`
  if (next.menuDt === addDays(dayIn(now), 1)) return t`내일: ${name}`
  const day = formatDay(next.menuDt, i18n.locale, 'short')
  return t`${day}: ${name}`
}

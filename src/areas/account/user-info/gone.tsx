import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import { addDays, formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Fact, Facts } from '#src/ui/facts/facts.tsx'
import { isMade, REJOIN_DAYS, type Losses, type WaitingOrder } from './losses.ts'
import css from './user-info.module.css'

/** Everything by its name, what ends with it, and what a law or a count that others share keeps. */
export function Gone({
  losses: { points, spent, coupons, orders, subscriptions, appointments, challenges, inquiries, liked },
}: {
  losses: Losses
}) {
  const { t, i18n } = useLingui()
  const day = (ymd: string) => formatDay(ymd, i18n.locale, 'short')
  const now = useNow()
  const rejoin = day(addDays(dayIn(now), REJOIN_DAYS))
  const [sum, count, used] = [formatNumber(points), formatNumber(coupons), formatNumber(spent)]
  // An order turns while the page is open.
  const fateOf = (order: WaitingOrder) => {
    if (!isMade(order, now)) return t`취소돼요`
    const won = formatNumber(order.due)
    return order.due > 0 ? t`못 받고, ${won}원은 치러요` : t`못 받아요`
  }
  return (
    <Card className={css.wide}>
      <Facts values="end">
        <Fact name={t`건강과 식사 기록`}>{t`모두`}</Fact>
        <Fact name={t`포인트`}>{`${sum}P`}</Fact>
        {spent > 0 ? <Fact name={t`이달에 쓴 ${used}P`}>{t`결제를 취소해도 돌아오지 않아요`}</Fact> : null}
        <Fact name={t`쿠폰`}>{t`${count}장`}</Fact>
        {orders.map((order) => (
          <Fact key={order.key} name={t`${day(order.day)} ${order.time} 예약`}>
            {fateOf(order)}
          </Fact>
        ))}
        {subscriptions.map(({ key, name, days }) => (
          <Fact key={key} name={name}>{t`${days}일 취소돼요`}</Fact>
        ))}
        {appointments > 0 ? <Fact name={t`상담과 측정 예약`}>{t`${appointments}건 취소돼요`}</Fact> : null}
        {challenges.map((name) => (
          <Fact key={name} name={name}>{t`빠져요`}</Fact>
        ))}
        <Fact name={t`팀과 배틀`}>{t`빠져요. 내가 건 배틀은 시작 전이면 취소돼요`}</Fact>
        <Fact name={t`그린 스탬프와 이벤트 참여`}>{t`모두`}</Fact>
        <Fact name={t`남긴 글과 댓글, 사진, 동료에게 보낸 말`}>{t`모두`}</Fact>
        {inquiries > 0 ? <Fact name={t`문의와 답변`}>{t`${inquiries}건`}</Fact> : null}
        {liked > 0 ? <Fact name={t`내가 좋아하는 메뉴`}>{t`${liked}가지`}</Fact> : null}
        <Fact name={t`상품 주문 기록`}>{t`모두`}</Fact>
        <Fact name={t`알림과 설정, 연결한 기기`}>{t`모두`}</Fact>
      </Facts>
      <Facts values="end" className={css.stays}>
        <Fact name={t`결제 내역`}>{t`법에 따라 5년 보관`}</Fact>
        <Fact name={t`끝난 날의 배틀 걸음`}>{t`이름 없이 남아요`}</Fact>
        <Fact name={t`다시 가입`}>{t`${rejoin}부터`}</Fact>
      </Facts>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import type { Subscribed } from './subscription.ts'
import { offersQuery } from './subscription.queries.ts'
import css from './subscription.module.css'

/** What is offered: open first, then what is to come and what is over. */
export function SubscribedListScreen() {
  const { t } = useLingui()
  const { data: offers } = useSuspenseQuery(offersQuery())
  const open = offers.find(({ openCode }) => openCode === 'OPEN')
  const name = open?.subscribedNm
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/mypage/wellOrder/subscribedOrderList" />}
      lead={{ title: name ? t`${name} 신청을 받고 있어요` : t`지금 받는 신청이 없어요` }}
      instead={
        offers.length === 0 ? (
          <EmptyState title={t`아직 구독이 없어요`} text={t`식당에서 새로 열면 여기에 나와요.`} />
        ) : undefined
      }
    >
      {offers.map((offer) => (
        <Offer key={offer.subscribedSeq} offer={offer} />
      ))}
    </ListPage>
  )
}

function Offer({ offer }: { offer: Subscribed }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const day = (of: Day) => formatDay(of, i18n.locale, 'short')
  const [from, to, until] = [
    day(offer.startDt),
    day(offer.endDt),
    `${day(dayOf(offer.applyEndDtm))} ${clockOf(offer.applyEndDtm)}`,
  ]
  const [meals, price, left, starts] = [
    offer.mealCnt,
    formatNumber(offer.mealAmt),
    offer.remainCnt,
    day(dayOf(offer.applyStartDtm)),
  ]
  const isOpen = offer.openCode === 'OPEN'
  const badge = () => {
    if (offer.applyYn === 'Y') return <Badge kind="brand">{t`신청함`}</Badge>
    if (!isOpen) return <Badge>{offer.openCode === 'READY' ? t`곧 열려요` : t`끝났어요`}</Badge>
    if (left === null) return null
    const seats = left === 0 ? t`다 찼어요` : t`${left}자리 남았어요`
    return <Badge kind={left > 3 ? 'positive' : 'caution'}>{seats}</Badge>
  }
  return (
    <Card labelledBy={`offer-${String(offer.subscribedSeq)}`}>
      <div className={css.head}>
        <h2 id={`offer-${String(offer.subscribedSeq)}`}>{offer.subscribedNm}</h2>
        {badge()}
      </div>
      <p className={css.summary}>{offer.summaryTxt}</p>
      <p className={css.until}>
        {restaurantNameOf(offer, language)} · {t`${from}부터 ${to}까지, ${meals}일`}
        <br />
        {t`한 끼 ${price}원`} · {offer.openCode === 'READY' ? t`${starts}부터 신청` : t`${until}까지 신청`}
      </p>
      {isOpen ? (
        <Button
          block
          kind={offer.applyYn === 'Y' ? 'neutral' : 'soft'}
          render={
            offer.applyYn === 'Y' ? (
              <Link to="/mypage/wellOrder/subscribedOrderList" />
            ) : (
              <Link to="/mypage/wellOrder/subscribedMenu" search={{ subscribedSeq: offer.subscribedSeq }} />
            )
          }
        >
          {offer.applyYn === 'Y' ? t`신청한 구독 보기` : t`식단 고르기`}
        </Button>
      ) : null}
    </Card>
  )
}

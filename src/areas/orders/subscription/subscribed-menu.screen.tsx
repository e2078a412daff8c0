import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import type { Day } from '#src/lib/days.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { MealDays } from './meal-days.tsx'
import { chosenDays, isSwitched, itemsOf, openDay, presetOf, readPicks, withPick } from './subscription.ts'
import { menuQuery, offersQuery } from './subscription.queries.ts'

interface Props {
  subscribedSeq: number
  day: Day | undefined
  pick: string | undefined
}

/**
 * What is offered, day by day: the kitchen's first choice is set, the member changes what they like and leaves days
 * out.
 */
export function SubscribedMenuScreen({ subscribedSeq, day, pick }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const now = useNow()
  const { data: offers } = useSuspenseQuery(offersQuery())
  const { data: menu } = useSuspenseQuery(menuQuery(subscribedSeq))
  const offer = offers.find((each) => each.subscribedSeq === subscribedSeq)
  const picks = readPicks(pick)
  const days = chosenDays(menu, picks)
  const open = openDay(menu, day, now)
  const opened = menu.find(({ menuDt }) => menuDt === open)
  const [all, count] = [days.length, itemsOf(days).length]
  const price = formatNumber(count * (offer?.mealAmt ?? 0))
  const go = (next: { day?: Day; pick?: string | undefined }) =>
    void navigate({
      to: '/mypage/wellOrder/subscribedMenu',
      search: { subscribedSeq, day: open ?? undefined, pick, ...next },
      replace: true,
      viewTransition: false,
      resetScroll: false,
    })
  const bar = <ScreenBar titleAs="p" backTo="/mypage/wellOrder/subscribedList" />

  if (!offer || menu.length === 0) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`식단이 아직 나오지 않았어요`}
            text={t`신청을 받을 때 여기에서 골라요.`}
            action={<Button render={<Link to="/mypage/wellOrder/subscribedList" />}>{t`다른 구독 보기`}</Button>}
          />
        }
      />
    )
  }
  const starts = formatDay(offer.applyStartDtm.slice(0, 8), i18n.locale, 'medium')
  const canApply = offer.openCode === 'OPEN' && offer.applyYn === 'N' && offer.remainCnt !== 0
  return (
    <DetailPage
      bar={bar}
      lead={{ above: offer.subscribedNm, title: t`${all}일 가운데 ${count}일을 받아요` }}
      action={
        canApply ? (
          <Button
            block
            disabled={count === 0}
            onClick={() => void navigate({ to: '/mypage/wellOrder/subscribedOrder', search: { subscribedSeq, pick } })}
          >{t`${count}일, ${price}원 신청하기`}</Button>
        ) : offer.applyYn === 'Y' ? (
          <Button
            block
            kind="soft"
            render={<Link to="/mypage/wellOrder/subscribedOrderList" />}
          >{t`신청한 구독 보기`}</Button>
        ) : (
          <Button block disabled>
            {offer.openCode === 'READY'
              ? t`${starts}부터 신청해요`
              : offer.remainCnt === 0
                ? t`자리가 다 찼어요`
                : t`신청이 끝났어요`}
          </Button>
        )
      }
    >
      <MealDays
        subscribedSeq={subscribedSeq}
        label={offer.subscribedNm}
        days={days}
        open={open}
        closed={NONE_CLOSED}
        onOpen={(next) => go({ day: next })}
        onChoose={(choice) => open && go({ pick: withPick(menu, picks, open, choice) })}
        note={
          opened && isSwitched(opened) && !picks.has(opened.menuDt)
            ? presetOf(opened)
              ? t`내 알레르기가 든 것을 빼고 골라 두었어요.`
              : t`내 알레르기가 든 것뿐이라 쉬는 날로 두었어요.`
            : undefined
        }
      />
    </DetailPage>
  )
}

/** Whoever applies can change every day. */
const NONE_CLOSED: ReadonlyMap<Day, string> = new Map()

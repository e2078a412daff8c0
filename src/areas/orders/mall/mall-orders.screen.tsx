import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { enterMall } from '#src/domain/mall/enter-mall.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { byMonth, dishOf, isComing, type MallOrder } from './mall-orders.ts'
import { mallOrdersQuery } from './mall-orders.queries.ts'
import css from './mall-orders.module.css'

const NOT_OPENED = msg`쇼핑몰을 열지 못했어요. 다시 시도해 주세요.`

/** What was ordered in the shop mall and where it is. An order itself is the mall's: changing one is done there. */
export function MallOrdersScreen() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } =
    useSuspenseInfiniteQuery(mallOrdersQuery())
  const enter = useMutation({
    mutationFn: () => enterMall(client),
    // Without the agreement the mall knows nobody: there it is asked for.
    onSuccess: (entered) => (entered === 'notAgreed' ? router.navigate({ to: '/meal/welmallAgree' }) : undefined),
    onError: () => toast({ kind: 'bad', text: i18n._(NOT_OPENED) }),
  })
  const orders = data.pages.flatMap(({ list }) => list)
  const coming = orders.filter(isComing).length
  const total = data.pages[0]?.totalCnt ?? 0
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchingNextPage
    ? { is: 'loading' }
    : isFetchNextPageError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const bar = <ScreenBar titleAs="p" backTo="/mypage/home" />
  const way = (
    <Button size="l" block busy={enter.isPending} onClick={() => enter.mutate()}>
      {t`쇼핑몰 가기`}
    </Button>
  )
  if (total === 0)
    return (
      <ListPage
        bar={bar}
        instead={<EmptyState level={1} title={t`주문한 상품이 없어요`} text={t`쇼핑몰에서 산 것이 여기에 모여요.`} />}
        action={way}
      />
    )
  return (
    <ListPage
      bar={bar}
      lead={{ title: coming > 0 ? t`상품 주문 ${coming}건이\n오고 있어요` : t`상품을 ${total}번 주문했어요` }}
      action={way}
    >
      <InfiniteList label={t`상품 주문`} items={byMonth(orders)} itemKey={({ month }) => month} rowPx={240} end={end}>
        {({ month, rows }) => (
          <div className={css.month}>
            <Card>
              <CardHead title={formatDay(`${month}01`, i18n.locale, 'month')} id={`mall-${month}`} />
              <Rows labelledBy={`mall-${month}`}>
                {rows.map((order) => (
                  <OrderRow key={order.orderNo} order={order} />
                ))}
              </Rows>
            </Card>
          </div>
        )}
      </InfiniteList>
    </ListPage>
  )
}

function OrderRow({ order: { orderDtm, goodNm, goodCnt, payAmt, statusCode } }: { order: MallOrder }) {
  const { t, i18n } = useLingui()
  const states = { PAID: t`상품을 준비해요`, SHIPPING: t`오고 있어요`, DONE: t`도착했어요`, CANCEL: t`취소했어요` }
  const others = goodCnt - 1
  const price = formatNumber(payAmt)
  return (
    <ListRow
      lead={<DishTile name={dishOf(goodNm)} />}
      title={
        <span lang={i18n.locale === 'ko' ? undefined : 'ko'}>
          {others > 0 ? t`${goodNm} 밖에 ${others}개` : goodNm}
        </span>
      }
      sub={`${formatDay(dayOf(orderDtm), i18n.locale, 'short')} · ${states[statusCode]}`}
      end={<b>{t`${price}원`}</b>}
    />
  )
}

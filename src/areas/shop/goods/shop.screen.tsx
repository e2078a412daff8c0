import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { PlaceBanner } from '#src/domain/placement/place-banner.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { OfferRow } from './offer-row.tsx'
import { groupsOf, toOffer, type Offer } from './shop.ts'
import { goodsQuery, lackingQuery, suggestionsQuery, tagsQuery } from './shop.queries.ts'
import css from './shop.module.css'

const GoodSheet = lazyPart(() => import('./good-sheet.tsx'), 'GoodSheet')

/** What the mall has for what today's meals lack, and all it has. The kind stands in the address. */
export function ShopScreen({ tag }: { tag: string | undefined }) {
  const { t } = useLingui()
  const [looked, setLooked] = useState<Offer | null>(null)
  const [open, setOpen] = useState(false)
  const { data: lacking = [] } = useQuery(lackingQuery())
  const { data: suggestions = [] } = useQuery(suggestionsQuery())
  const groups = groupsOf(lacking, suggestions, { lacking: t`오늘 모자란 걸 채워요` })
  const look = (offer: Offer) => {
    setLooked(offer)
    setOpen(true)
  }
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={{ title: lacking.length > 0 ? t`오늘 모자란 영양을\n이렇게 채워 보세요` : t`요즘 많이 담는\n것들이에요` }}
    >
      {groups.map(({ reason, offers }) => (
        <Card key={reason} label={reason}>
          <CardHead title={reason} />
          <Rows>
            {offers.map((offer) => (
              <OfferRow key={offer.goodNo} offer={offer} onOpen={() => look(offer)} />
            ))}
          </Rows>
        </Card>
      ))}
      <AllGoods tag={tag} onLook={look} />
      <PlaceBanner place="SHOP" />
      <Sheet open={open} onCloseRequest={() => setOpen(false)} title={t`상품`}>
        <Suspense fallback={null}>{looked ? <GoodSheet goodNo={looked.goodNo} /> : null}</Suspense>
      </Sheet>
    </ListPage>
  )
}

/** Everything, or what a word stands on. */
function AllGoods({ tag, onLook }: { tag: string | undefined; onLook: (offer: Offer) => void }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data: tags } = useSuspenseQuery(tagsQuery())
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(goodsQuery(tag))
  const offers = data?.pages.flatMap(({ list }) => list.map(toOffer)) ?? []
  const total = data?.pages[0]?.totalCnt ?? 0
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchingNextPage
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const choose = (next: string | undefined) =>
    void navigate({
      to: '/shop/shop',
      search: next === undefined ? {} : { tag: next },
      replace: true,
      viewTransition: false,
      resetScroll: false,
    })
  return (
    <Card labelledBy="all-goods">
      <CardHead id="all-goods" title={t`모든 상품`} />
      <div className={css.tags} role="group" aria-label={t`상품 고르기`}>
        <Chip pressed={tag === undefined} onClick={() => choose(undefined)}>{t`전체`}</Chip>
        {tags.map(({ tagCode, tagNm }) => (
          <Chip
            key={tagCode}
            pressed={tag === tagCode}
            lang={i18n.locale === 'ko' ? undefined : 'ko'}
            onClick={() => choose(tagCode)}
          >
            {tagNm}
          </Chip>
        ))}
      </div>
      {isPending ? (
        <div role="status" aria-label={t`불러오는 중`}>
          <SkeletonRow />
          <SkeletonRow titleWidth={160} />
        </div>
      ) : isError && offers.length === 0 ? (
        <ErrorState
          title={t`상품을 불러오지 못했어요`}
          text={t`조금 뒤에 다시 시도해 주세요.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : total === 0 ? (
        <EmptyState title={t`지금은 상품이 없어요`} text={t`다른 것을 골라 보세요.`} />
      ) : (
        <InfiniteList
          label={t`모든 상품`}
          items={offers}
          itemKey={({ goodNo }) => goodNo}
          rowPx={72}
          total={total}
          end={end}
        >
          {(offer) => <OfferRow offer={offer} onOpen={() => onLook(offer)} />}
        </InfiniteList>
      )}
    </Card>
  )
}

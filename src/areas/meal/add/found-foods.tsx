import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { withJosa } from '#src/lib/korean.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Center } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { foundFoodsQuery } from './add-foods.queries.ts'
import { chosenOf } from './food.ts'
import { FoodRow } from './food-row.tsx'
import { useFoodWords } from './food-words.ts'
import type { AddFoods } from './use-add-foods.ts'

interface Props {
  word: string
  flow: AddFoods
  day: string
  meal: string
  /** Nothing is called so: the word goes on to the form of a food of one's own. */
  onWriteOwn(): void
}

/**
 * Foods whose name has the word in it, the member's own first. The list of the word before stands until the new one is
 * there.
 */
export function FoundFoods({ word, flow, day, meal, onWriteOwn }: Props) {
  const { t } = useLingui()
  const { language } = useFoodWords()
  const {
    data,
    isPending,
    isPlaceholderData,
    isError,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    ...foundFoodsQuery(word),
    placeholderData: keepPreviousData,
  })
  // That nothing was called by the word before says nothing of this one.
  if (isPending || (isPlaceholderData && data?.total === 0)) {
    return (
      <Card>
        <div role="status" aria-busy="true" aria-label={t`음식을 찾는 중`}>
          <Skeleton height={208} />
        </div>
      </Card>
    )
  }
  if (isError && !data) {
    return (
      <ErrorState
        level={2}
        title={t`음식을 찾지 못했어요`}
        text={t`잠깐 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.total === 0) {
    const quoted = `‘${word}’`
    const what = language === 'ko' ? withJosa(quoted, '을/를') : quoted
    return (
      <Center>
        <EmptyState
          title={t`${what} 찾지 못했어요`}
          text={t`직접 적어 두면 다음부터 여기에서 찾을 수 있어요.`}
          action={<Button onClick={onWriteOwn}>{t`직접 입력`}</Button>}
        />
      </Center>
    )
  }
  const { total } = data
  const end: ListEnd = isFetchNextPageError
    ? { is: 'failed', retry: () => void fetchNextPage() }
    : isFetchingNextPage
      ? { is: 'loading' }
      : hasNextPage
        ? { is: 'more', load: () => void fetchNextPage() }
        : { is: 'end', text: null }
  return (
    <>
      <VisuallyHidden role="status">{t`${total}가지를 찾았어요`}</VisuallyHidden>
      <Card tight>
        <InfiniteList
          label={t`찾은 음식`}
          items={data.foods}
          itemKey={({ foodId }) => foodId}
          rowPx={64}
          total={total}
          end={end}
        >
          {(food) => {
            const brand = language === 'en' ? (food.brandEng ?? food.brand) : food.brand
            return (
              <FoodRow food={chosenOf(food)} flow={flow} meal={{ day, meal }} brand={food.own ? t`직접 입력` : brand} />
            )
          }}
        </InfiniteList>
      </Card>
    </>
  )
}

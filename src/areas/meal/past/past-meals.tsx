import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { clientState } from '#src/app/client-state.ts'
import { useStore } from '#src/app/store.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { josa } from '#src/lib/korean.ts'
import { cutTo } from '#src/lib/letters.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { SkeletonRow } from '#src/ui/skeleton/skeleton.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { PastMealRow } from './past-meal-row.tsx'
import { rangeStart, toPastMeal, type PastRange } from './past.ts'
import { pastMealsQuery } from './past.queries.ts'
import { forgetSearches, noteSearch } from './search-history.ts'
import css from './past.module.css'

/**
 * The search of a member who is signed in: the word stands in the address, so that going back brings its meals back.
 */
export function PastMeals({ word }: { word: string | undefined }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const today = dayIn(useNow())
  const [typed, setTyped] = useState(word ?? '')
  const [range, setRange] = useState<PastRange>('all')
  const { entireSearchHistory: history } = useStore(clientState)
  const { data, isPending, isFetching, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    pastMealsQuery(word, rangeStart(range, today)),
  )
  const total = data?.pages[0]?.totalCnt ?? 0
  const meals = data?.pages.flatMap(({ list }) => list.map((row) => toPastMeal(row, word, language))) ?? []

  const search = (next: string) => {
    const wanted = cutTo(next.trim(), MOST_LETTERS.findFood)
    setTyped(next)
    if (wanted !== '') noteSearch(wanted)
    void navigate({
      to: '/healthlog/record/entire',
      search: { q: wanted === '' ? undefined : wanted },
      replace: true,
      viewTransition: false,
    })
  }
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetching
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const asSubject = (name: string) => (i18n.locale === 'ko' ? name + josa(name, '이/가') : name)
  const withWord = word === undefined ? '' : asSubject(word)
  const instead = () => {
    if (isPending || meals.length > 0) return undefined
    if (isError)
      return (
        <ErrorState
          level={2}
          title={t`지난 식사를 불러오지 못했어요`}
          text={t`적어 두신 것은 그대로 있어요. 조금 뒤에 다시 시도해 주세요.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return word === undefined ? (
      <EmptyState title={t`아직 적은 식사가 없어요`} text={t`식사를 적으면 여기에서 찾을 수 있어요.`} />
    ) : (
      <EmptyState title={t`‘${word}’, 드신 기록이 없어요`} text={t`다른 이름으로 찾거나 기간을 넓혀 보세요.`} />
    )
  }

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/mealRecord" />}
      lead={{
        title:
          word === undefined || !data ? t`지난 식사를 찾아보세요` : t`${withWord} 든 식사 ${formatNumber(total)}번`,
      }}
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
              limit={MOST_LETTERS.findFood}
              label={t`음식 이름`}
              value={typed}
              clearLabel
              onChange={(next) => {
                setTyped(next)
                if (next === '' && word !== undefined) search('')
              }}
            />
          </form>
          {word === undefined && history.length > 0 ? (
            <div className={css.history} role="group" aria-label={t`찾아본 말`}>
              {history.map((each) => (
                <Chip key={each} onClick={() => search(each)}>
                  {each}
                </Chip>
              ))}
              <Button kind="text" size="s" onClick={forgetSearches}>{t`모두 지우기`}</Button>
            </div>
          ) : null}
          <Segmented<PastRange>
            label={t`기간`}
            value={range}
            onChange={setRange}
            options={[
              { value: 'all', label: t`전체` },
              { value: 'month', label: t`1개월` },
              { value: 'quarter', label: t`3개월` },
              { value: 'year', label: t`1년` },
            ]}
          />
        </search>
      }
      instead={instead()}
    >
      <Card tight>
        {isPending ? (
          <div aria-busy="true" role="status" aria-label={t`지난 식사를 불러오는 중`}>
            <SkeletonRow />
            <SkeletonRow titleWidth={180} />
            <SkeletonRow titleWidth={120} />
          </div>
        ) : (
          <InfiniteList
            label={t`지난 식사`}
            items={meals}
            itemKey={({ day, meal }) => `${day}${meal}`}
            rowPx={64}
            end={end}
            total={total}
          >
            {(each) => <PastMealRow meal={each} word={word} today={today} />}
          </InfiniteList>
        )}
      </Card>
    </ListPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import type { FaqSearch } from './faq-search.ts'
import { faqCategoriesQuery, faqQuery } from './faq.queries.ts'
import css from './faq.module.css'

/** Somebody who types on means another word. */
const TYPING_MS = 300

/** Questions with their answers, found by words and headings. */
export function FaqScreen({ search }: { search: FaqSearch }) {
  const { t } = useLingui()
  const { data: categories } = useSuspenseQuery(faqCategoriesQuery())
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(faqQuery(search))
  const narrow = useNarrow()
  const [words, setWords] = useWords(search, narrow)
  // The page comes anew with another heading: what is still being typed goes along.
  const choose = (cat: string | undefined) => narrow({ cat, q: wanted(words) })
  const total = data?.totalCnt ?? 0
  return (
    <ListPage
      bar={<ScreenBar backTo="/my/menu" titleAs="p" />}
      lead={{ title: t`무엇이 궁금하세요?` }}
      filter={
        <div className={css.filter}>
          <TextField
            type="search"
            label={t`찾을 말`}
            enterKeyHint="search"
            autoComplete="off"
            limit={MOST_LETTERS.findFaq}
            clearLabel
            value={words}
            onChange={setWords}
          />
          <div className={css.chips} role="group" aria-label={t`주제 고르기`}>
            <Chip pressed={search.cat === undefined} onClick={() => choose(undefined)}>{t`전체`}</Chip>
            {categories.map(({ faqCategoryCode, faqCategoryNm }) => (
              <Chip
                key={faqCategoryCode}
                pressed={search.cat === faqCategoryCode}
                onClick={() => choose(faqCategoryCode)}
              >
                {faqCategoryNm}
              </Chip>
            ))}
          </div>
          <p className={css.found} role="status">
            {data && search.q !== undefined ? t`질문 ${total}가지를 찾았어요` : ''}
          </p>
        </div>
      }
      instead={
        data === undefined && isError ? (
          <ErrorState
            title={t`질문을 불러오지 못했어요`}
            text={t`연결을 확인하고 다시 시도해 주세요.`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data && total === 0 ? (
          <EmptyState
            title={t`그런 질문은 아직 없어요`}
            text={t`다른 말로 찾거나 물어봐 주세요.`}
            action={
              <Button render={<Link to="/customer/appqna" search={{ q: search.q }} />}>{t`앱에 물어보기`}</Button>
            }
          />
        ) : undefined
      }
    >
      {data ? (
        <Card label={t`자주 묻는 질문`} className={isPlaceholderData ? css.old : undefined}>
          {/* Another list is another accordion: what was open belongs to the one before. */}
          <Accordion
            key={`${search.cat ?? ''} ${search.q ?? ''}`}
            exclusive
            level={2}
            items={data.list.map(({ question, answer }) => ({ title: question, content: answer }))}
          />
        </Card>
      ) : null}
    </ListPage>
  )
}

const wanted = (words: string): string | undefined => words.trim() || undefined

/** Changes what is looked for; of words and heading the one that is not named stays as it is by then. */
function useNarrow() {
  const navigate = useNavigate({ from: '/my/faqList' })
  return (change: Partial<FaqSearch>) =>
    void navigate({ to: '/my/faqList', search: (now) => ({ ...now, ...change }), replace: true, viewTransition: false })
}

/** What is typed, and in the address once somebody has stopped typing. */
function useWords(search: FaqSearch, narrow: (change: Partial<FaqSearch>) => void) {
  const [words, setWords] = useState(search.q ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setWords(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => narrow({ q: wanted(next) }), TYPING_MS)
  }
  return [words, type] as const
}

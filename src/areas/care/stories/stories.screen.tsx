import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { StoryHero } from './story-hero.tsx'
import { StoryRow } from './story-row.tsx'
import { categories, firstStory, kindsOf, mayChoose, reasonOf, type Category } from './story.ts'
import { chosenTopicsQuery, consentQuery, knownWeek, storiesQuery } from './stories.queries.ts'
import { useStoryWords } from './use-story-words.ts'
import css from './stories.module.css'

/** So many stand before the way to do something. */
const FIRST_ROWS = 3

/** One story for this member's week, then the others, newest first. */
export function StoriesScreen({ category }: { category: Category | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useStoryWords()
  const client = useQueryClient()
  const today = dayIn(useNow())
  // What was known when the page was opened: the first story does not change under somebody's eyes.
  const [week] = useState(() => knownWeek(client, today))
  const { data: rules } = useQuery(consentQuery())
  const { data: topics = [] } = useQuery(chosenTopicsQuery())
  const { data, isFetchingNextPage, isError, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    storiesQuery(category),
  )

  const { story: hero, reason } = firstStory(
    data.pages[0]?.list ?? [],
    category === undefined && mayChoose(rules) ? reasonOf(week, today) : null,
    category === undefined ? kindsOf(topics) : undefined,
  )
  const others = data.pages.flatMap(({ list }) => list).filter(({ contentsSeq }) => contentsSeq !== hero?.contentsSeq)
  const [first, rest] = [others.slice(0, FIRST_ROWS), others.slice(FIRST_ROWS)]
  const load = () => void fetchNextPage()
  const end: ListEnd = isFetchingNextPage
    ? { is: 'loading' }
    : isError
      ? { is: 'failed', retry: load }
      : hasNextPage
        ? { is: 'more', load }
        : { is: 'end', text: null }
  const show = (next: Category | undefined) =>
    void navigate({
      to: '/care/healthCareService',
      search: next === undefined ? {} : { category: next },
      replace: true,
      viewTransition: false,
    })

  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      filter={
        <div className={css.chips} role="group" aria-label={t`무엇을 읽을까요`}>
          <Chip pressed={category === undefined} onClick={() => show(undefined)}>{t`모두`}</Chip>
          {categories.map((each) => (
            <Chip key={each} pressed={category === each} onClick={() => show(each)}>
              {words.category(each)}
            </Chip>
          ))}
        </div>
      }
      instead={
        hero === undefined ? (
          <EmptyState level={1} title={t`이 이야기는 준비하고 있어요`} text={t`다른 이야기를 먼저 읽어 보세요.`} />
        ) : undefined
      }
    >
      {hero && <StoryHero story={hero} reason={reason} />}
      {first.length > 0 && (
        <Card tight label={t`이야기`}>
          <Rows className={css.rows}>
            {first.map((story) => (
              <StoryRow key={story.contentsSeq} story={story} />
            ))}
          </Rows>
        </Card>
      )}
      <ChallengeCard />
      {rest.length > 0 && (
        <Card tight>
          <InfiniteList
            label={t`다른 이야기`}
            items={rest}
            itemKey={({ contentsSeq }) => String(contentsSeq)}
            rowPx={84}
            end={end}
          >
            {(story) => <StoryRow story={story} />}
          </InfiniteList>
        </Card>
      )}
    </ListPage>
  )
}

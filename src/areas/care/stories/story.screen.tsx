import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { ContentFilm } from '#src/domain/content/content-film.tsx'
import { ContentPicture } from '#src/domain/content/content-picture.tsx'
import { Paragraphs } from '#src/domain/content/paragraphs.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { StoryArt, StoryGround } from '#src/ui/art/story-art.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { StoryNext } from './story-next.tsx'
import { StoryRow } from './story-row.tsx'
import { artOf } from './story.ts'
import { storyQuery } from './stories.queries.ts'
import { useStoryWords } from './use-story-words.ts'
import css from './stories.module.css'

/** Those that fit best; the list has the others. */
const RELATED = 2

/** One story: what it says, one thing to do with it, and what fits to it. */
export function StoryScreen({ contentsSeq }: { contentsSeq: number }) {
  const { t, i18n } = useLingui()
  const words = useStoryWords()
  const today = dayIn(useNow())
  const { data: story } = useSuspenseQuery(storyQuery(contentsSeq))
  const bar = <ScreenBar titleAs="p" backTo="/care/healthCareService" />
  if (story === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`찾을 수 없는 이야기예요`}
            text={t`다른 이야기는 목록에서 볼 수 있어요.`}
            action={<Button render={<Link to="/care/healthCareService" replace />}>{t`모든 이야기 보기`}</Button>}
          />
        }
      />
    )
  }
  const { categoryCode, title, summaryTxt, thumbUrl, videoUrl, authorNm, regDt, paragraphs, relatedList } = story
  const related = relatedList.slice(0, RELATED)
  const day = formatDay(regDt, i18n.locale, regDt.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  const kind = artOf[categoryCode]
  return (
    <DetailPage bar={bar} lead={{ above: words.about(story), title, below: summaryTxt }}>
      {videoUrl === null ? (
        <StoryGround kind={kind} className={css.picture}>
          <StoryArt kind={kind} className={css.drawing} />
          {thumbUrl !== null && <ContentPicture url={thumbUrl} />}
        </StoryGround>
      ) : (
        <ContentFilm url={videoUrl} name={title} />
      )}
      {paragraphs.length > 0 && <Paragraphs paragraphs={paragraphs} label={t`내용`} />}
      <StoryNext category={categoryCode} />
      {related.length > 0 && (
        <Card>
          <CardHead title={t`함께 읽을 이야기`} />
          <Rows className={css.rows}>
            {related.map((each) => (
              <StoryRow key={each.contentsSeq} story={each} />
            ))}
          </Rows>
        </Card>
      )}
      <Fine>{`${authorNm} · ${day}`}</Fine>
      <Fine>{t`읽을거리예요. 의사의 진단을 대신하지 않아요.`}</Fine>
    </DetailPage>
  )
}

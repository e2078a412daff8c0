import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { storyQuery } from './story.queries.ts'
import css from './story.module.css'

/** One story to read, and the ones beside it. */
export function StoryScreen({ storySeq }: { storySeq: number }) {
  const { t, i18n } = useLingui()
  const year = dayIn(useNow()).slice(0, 4)
  const { data: story } = useSuspenseQuery(storyQuery(storySeq))
  const bar = <ScreenBar titleAs="p" backTo="/service/greenStory" />
  if (story === null) {
    return (
      <DetailPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`내려간 이야기예요`}
            text={t`다른 이야기는 목록에서 볼 수 있어요.`}
            action={<Button render={<Link to="/service/greenStory" replace />}>{t`이야기 목록으로`}</Button>}
          />
        }
      />
    )
  }
  const { title, summaryTxt, artCode, regDt, paragraphList } = story
  const beside = [
    { seq: story.beforeSeq, name: t`이전 이야기` },
    { seq: story.nextSeq, name: t`다음 이야기` },
  ].flatMap(({ seq, name }) => (seq === null ? [] : [{ seq, name }]))
  return (
    <DetailPage
      bar={bar}
      lead={{ above: formatDay(regDt, i18n.locale, regDt.slice(0, 4) === year ? 'short' : 'dated'), title }}
    >
      {artCode === null ? null : (
        <Card tone="linen" as="div" className={css.picture}>
          <Dish {...dishFor(artCode)} size={132} />
        </Card>
      )}
      <Card label={t`이야기`} className={css.text}>
        <p className={css.first}>{summaryTxt}</p>
        {paragraphList.map(({ contentsTxt }) => (
          <p key={contentsTxt}>{contentsTxt}</p>
        ))}
      </Card>
      {beside.length === 0 ? null : (
        <Card tight label={t`다른 이야기`}>
          <Rows>
            {beside.map(({ seq, name }) => (
              <ListRow
                key={seq}
                render={<Link to="/service/greenStoryDetail" search={{ storySeq: seq }} replace />}
                title={name}
                tight
                chevron
              />
            ))}
          </Rows>
        </Card>
      )}
    </DetailPage>
  )
}

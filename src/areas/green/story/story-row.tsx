import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Badge } from '#src/ui/badge/badge.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import type { Story } from './story.queries.ts'

/** A story in a list; what was not read yet says so. */
export function StoryRow({ story: { storySeq, title, summaryTxt, artCode, readYn } }: { story: Story }) {
  const { t } = useLingui()
  return (
    <ListRow
      render={<Link to="/service/greenStoryDetail" search={{ storySeq }} />}
      lead={<DishTile name={artCode ?? ''} />}
      title={title}
      sub={summaryTxt}
      end={readYn === 'N' ? <Badge kind="food">{t`안 읽음`}</Badge> : undefined}
      chevron={readYn === 'Y'}
    />
  )
}

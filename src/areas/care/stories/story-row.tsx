import { Link } from '@tanstack/react-router'
import { StoryArt } from '#src/ui/art/story-art.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { artOf, type Story } from './story.ts'
import { useStoryWords } from './use-story-words.ts'
import css from './stories.module.css'

/** A story in a list: what it says, what it is about, how long it takes. */
export function StoryRow({ story }: { story: Story }) {
  const words = useStoryWords()
  return (
    <ListRow
      className={css.row}
      title={story.title}
      sub={words.about(story)}
      end={<StoryArt kind={artOf[story.categoryCode]} />}
      render={<Link to="/care/healthCareServiceDetail" search={{ contentsSeq: story.contentsSeq }} />}
    />
  )
}

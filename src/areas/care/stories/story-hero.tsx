import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemberName } from '#src/domain/member/use-member.ts'
import { StoryArt, StoryGround } from '#src/ui/art/story-art.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { artOf, type Reason, type Story } from './story.ts'
import { useStoryWords } from './use-story-words.ts'
import css from './stories.module.css'

/** The one to read, large, with its reason where there is one. All of it opens the story. */
export function StoryHero({ story, reason }: { story: Story; reason: Reason | 'chosen' | null }) {
  const { t } = useLingui()
  const words = useStoryWords()
  const name = useMemberName()
  const { contentsSeq, categoryCode, title, summaryTxt } = story
  const why = () => {
    if (reason === null) return summaryTxt
    return reason === 'chosen' ? words.chosen(categoryCode) : words.why(reason, name)
  }
  return (
    <StoryGround kind={artOf[categoryCode]} className={css.hero}>
      <p>{why()}</p>
      <h1>{title}</h1>
      <div className={css.foot}>
        <div className={css.way}>
          <span>{words.about(story)}</span>
          <Button
            size="s"
            className={css.read}
            aria-label={t`${title}, 읽어 보기`}
            render={<Link to="/care/healthCareServiceDetail" search={{ contentsSeq }} />}
          >{t`읽어 보기`}</Button>
        </div>
        <StoryArt kind={artOf[categoryCode]} className={css.art} />
      </div>
    </StoryGround>
  )
}

import type { ReactElement } from 'react'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'

interface Props {
  /** What there is not: "끝났거나 없는 이벤트예요". */
  title: string
  text?: string
  /** The list of what there is: a link, its address for the bar's arrow, and its word. */
  list: ReactElement
  backTo: string
  word: string
}

/** A number of nobody's, or of something that is no more: what is gone, and the way to the list of what is there. */
export function GonePage({ title, text, list, backTo, word }: Props) {
  return (
    <StatePage bar={<ScreenBar titleAs="p" backTo={backTo} />}>
      <EmptyState level={1} title={title} text={text} action={<Button render={list}>{word}</Button>} />
    </StatePage>
  )
}

import type { ReactNode } from 'react'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { PageShell } from './page-shell.tsx'
import css from './terms-text.module.css'

export interface TermsSection {
  title: string
  /** A paragraph each. */
  lines: readonly string[]
}

interface Props {
  bar: ReactNode
  /** What the whole comes down to, in one sentence: most people read no further. */
  title: ReactNode
  /** Since when it holds. */
  since?: ReactNode
  /** What the reader comes for more often than for the text. */
  first?: ReactNode
  sections: readonly TermsSection[]
  /** The chapter that is open at first. */
  open?: number | undefined
  /** What stands beside the text: who else handles the data, what the reader has agreed to. */
  children?: ReactNode
  action?: ReactNode
}

/** Terms and policies: the gist first, then chapters that open, the first of them open where no other was asked for. */
export function TermsText({ bar, title, since, first, sections, open = 0, children, action }: Props) {
  return (
    <PageShell bar={bar} action={action}>
      <Lead title={title} below={since} />
      {first}
      <Card>
        <Accordion
          level={2}
          initiallyOpen={[open]}
          items={sections.map((section) => ({
            title: section.title,
            content: (
              <div className={css.lines}>
                {section.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            ),
          }))}
        />
      </Card>
      {children}
    </PageShell>
  )
}

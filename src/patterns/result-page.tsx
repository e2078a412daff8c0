import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'
import css from './result-page.module.css'

interface Props {
  bar: ReactNode
  /** The one picture or number of the result: a meter, an avatar, a mark. */
  picture?: ReactNode
  /** The result in one sentence: "혈관 나이는 36세예요". */
  title: ReactNode
  text?: ReactNode
  /** What it rests on, in cards. */
  children?: ReactNode
  /** Where one goes from here, at the thumb; a second, quieter way may stand under the cards. */
  action?: ReactNode
  end?: ReactNode
}

/**
 * Result: what a survey found, a reservation made, a payment done. It is said when it comes, because it ends a wait.
 */
export function ResultPage({ bar, picture, title, text, children, action, end }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // a result often takes the place of the form on the same address, where no navigation moves the focus
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <PageShell bar={bar} action={action}>
      <section className={css.head}>
        {picture}
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={css.text}>{text}</p>}
      </section>
      {children}
      {end && <div className={css.end}>{end}</div>}
    </PageShell>
  )
}

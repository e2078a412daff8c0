import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ProgressBar } from '#src/ui/progress-bar/progress-bar.tsx'
import { PageShell, type FormProps } from './page-shell.tsx'
import css from './survey-page.module.css'

interface Props {
  /** Back leads to the question before; the draft keeps the answers. */
  bar: ReactNode
  progress: { label: string; at: number; of: number; text: string }
  /** What the question is known by: another one brings the page to its top and the focus to its words. */
  questionKey: string
  title: ReactNode
  help?: ReactNode
  /** The answers: radio rows, checkboxes, a number. */
  children: ReactNode
  /** What the server said of the whole; what is wrong with an answer stands at the answers. */
  problem?: ReactNode
  /** What `useValidForm` gives for the `<form>`: `stepProps` of the field that is asked, `props` with the last. */
  form?: FormProps
  /** "다음", or the last one's "결과 보기". */
  action: ReactNode
}

/** Survey: one question on a page, its answers, and how many are left. */
export function SurveyPage({ bar, progress, questionKey, title, help, children, problem, form, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useRef(questionKey)
  useEffect(() => {
    // the first question is a navigation's, which moves the focus itself
    if (asked.current === questionKey) return
    asked.current = questionKey
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [questionKey])
  return (
    <PageShell bar={bar} action={action} form={form}>
      <div className={css.head}>
        <ProgressBar {...progress} />
        <p className={css.count} aria-hidden="true">
          <b>{progress.at}</b>/{progress.of}
        </p>
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {help && <p className={css.help}>{help}</p>}
      </div>
      {children}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </PageShell>
  )
}

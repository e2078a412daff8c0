import type { ReactNode } from 'react'
import css from './slip.module.css'

type Props = {
  /** Names the section: "나의 약속". */
  label: string
  /** What kind of paper it is, small above its words: "약속". */
  kind: ReactNode
  /** At the right of it: a small button. */
  action?: ReactNode
  /** What was done, the page's h1, where the slip is what the page is about; the promise then stands below it. */
  title?: ReactNode
  /** The promise, in the member's own words. */
  children?: ReactNode
  /** Below the dotted line: who signed it, what it earned. */
  stub: ReactNode
  /** What is stamped over it once it was kept. */
  stamp?: { word: ReactNode; day: ReactNode } | undefined
  /** The word of the stamp that is to come: an empty ring at the end of the stub. */
  waits?: ReactNode
}

/** A slip of paper with a promise: written at joining, and stamped when it was kept. */
export function Slip({ label, kind, action, title, children, stub, stamp, waits }: Props) {
  return (
    <section className={css.slip} aria-label={label}>
      <div className={css.body}>
        <div className={css.main}>
          <div className={css.head}>
            <p className={css.kind}>{kind}</p>
            {action}
          </div>
          {title ? <h1 className={css.title}>{title}</h1> : null}
          {children ? (
            <blockquote className={css.words} data-quoted={title ? '' : undefined}>
              {children}
            </blockquote>
          ) : null}
        </div>
        {stamp ? (
          <p className={css.stamp}>
            <b>{stamp.word}</b>
            <small>{stamp.day}</small>
          </p>
        ) : null}
      </div>
      <div className={css.stub}>
        {stub}
        {waits ? (
          <span className={css.waits} aria-hidden="true">
            {waits}
          </span>
        ) : null}
      </div>
    </section>
  )
}

/** Who signed, at the left of the stub. */
export function SlipSigned({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <span className={css.signed}>
      {picture}
      <b>{children}</b>
    </span>
  )
}

/** What it earned, at the left of the stub. */
export function SlipEarned({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <span className={css.earned}>
      <b>{amount}</b>
      {children}
    </span>
  )
}

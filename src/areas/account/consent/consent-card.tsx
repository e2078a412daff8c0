import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Card } from '#src/ui/card/card.tsx'
import css from './consent-card.module.css'

interface Props {
  name: string
  /** What it is now, since when, in which version. */
  state: string
  /** The switch, where it is decided here. */
  control?: ReactNode
  gives: string
  stops: string
  /** Rows that lead to its text, or to where it is decided. */
  children?: ReactNode
}

/** A consent with what it is for and what stops without it. [MYP-05] */
export function ConsentCard({ name, state, control, gives, stops, children }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Card labelledBy={id}>
      <div className={css.head}>
        <div className={css.name}>
          <h2 id={id}>{name}</h2>
          <p>{state}</p>
        </div>
        {control}
      </div>
      <dl className={css.effects}>
        <dt>{t`동의하면`}</dt>
        <dd>{gives}</dd>
        <dt>{t`거두면`}</dt>
        <dd>{stops}</dd>
      </dl>
      {children}
    </Card>
  )
}

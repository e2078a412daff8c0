import type { ReactNode } from 'react'
import { Lead } from '#src/ui/page.tsx'
import { PageShell } from './page-shell.tsx'
import css from './flow-page.module.css'

interface Props {
  bar: ReactNode
  /** One question. */
  title: ReactNode
  help?: ReactNode
  /** The form: fields with their help, then its button of type submit, where there is no `action`; busy keeps its width. */
  children: ReactNode
  /** Where the answer takes more than a screen to read: its button, at the thumb. */
  action?: ReactNode
}

/** Flow: 로그인, 가입, 예약, 동의. */
export function FlowPage({ bar, title, help, children, action }: Props) {
  return (
    <PageShell bar={bar} action={action}>
      <Lead title={title} below={help} />
      <div className={css.form}>{children}</div>
    </PageShell>
  )
}

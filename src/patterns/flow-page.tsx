import type { ReactNode } from 'react'
import { Lead } from '#src/ui/page.tsx'
import { PageShell } from './page-shell.tsx'
import css from './flow-page.module.css'

interface Props {
  bar: ReactNode
  /** One question. */
  title: ReactNode
  help?: ReactNode
  /** The form: fields with their help, then one button of type submit; busy keeps its width. */
  children: ReactNode
}

/** Flow: 로그인, 가입, 예약, 동의. */
export function FlowPage({ bar, title, help, children }: Props) {
  return (
    <PageShell bar={bar}>
      <Lead title={title} below={help} />
      <div className={css.form}>{children}</div>
    </PageShell>
  )
}

import type { ReactNode } from 'react'
import { Lead } from '#src/ui/page/page.tsx'
import { PageShell, type FormProps } from './page-shell.tsx'
import css from './flow-page.module.css'

interface Props {
  bar: ReactNode
  /** How far a flow of several pages has come. */
  above?: ReactNode
  /** One question. */
  title: ReactNode
  help?: ReactNode
  /** Fields with their help, then their button of type submit, where there is no `action`; busy keeps its width. */
  children: ReactNode
  /** What `useValidForm` gives for the `<form>`, where the page is one: its action then sends it. */
  form?: FormProps
  /** Where the answer takes more than a screen to read: its button, at the thumb. */
  action?: ReactNode
}

/** Flow: 로그인, 가입, 예약, 동의. */
export function FlowPage({ bar, above, title, help, children, form, action }: Props) {
  return (
    <PageShell bar={bar} action={action} form={form}>
      {above}
      <Lead title={title} below={help} />
      <div className={css.form}>{children}</div>
    </PageShell>
  )
}

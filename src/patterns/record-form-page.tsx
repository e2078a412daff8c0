import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { KeptForm } from './form/use-valid-form.ts'
import { PageShell } from './page-shell.tsx'
import css from './record-form-page.module.css'

interface Props<Values extends FieldValues> {
  bar: ReactNode
  /** Its draft outlives going back, or leaving asks while something has changed: the compiler takes no other form. */
  form: KeptForm<Values>
  /** What is entered here. */
  title: ReactNode
  help?: ReactNode
  /** `<FormGroup>`s of `<FormField form={form} …>`. */
  children: ReactNode
  /** The save button, of type submit, busy while `form.busy`. */
  action: ReactNode
}

/** Record form: a record that is entered on a page of its own, one meal, one medication, one health check. */
export function RecordFormPage<Values extends FieldValues>({
  bar,
  form,
  title,
  help,
  children,
  action,
}: Props<Values>) {
  return (
    <PageShell
      bar={bar}
      form={form.props}
      action={
        <div className={css.action}>
          {form.problem && (
            <Notice kind="danger" live="alert">
              {form.problem}
            </Notice>
          )}
          {action}
        </div>
      }
    >
      <Lead title={title} below={help} />
      {children}
    </PageShell>
  )
}

/** Fields that belong together, in a card, with a name where there are several such cards. */
export function FormGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card {...(title ? { label: title } : {})}>
      {title && <CardHead title={title} />}
      <div className={css.fields}>{children}</div>
    </Card>
  )
}

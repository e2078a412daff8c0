import type { FormHTMLAttributes, ReactNode, RefAttributes } from 'react'
import { Center, Page } from '#src/ui/page/page.tsx'
import { StickyAction } from '#src/ui/sticky-action/sticky-action.tsx'
import css from './page-shell.module.css'

/** What `useValidForm` gives for the `<form>`; the button of its `action` is of type submit. */
export type FormProps = Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> &
  RefAttributes<HTMLFormElement>

interface Props {
  /** The app bar: `<ScreenBar …/>`. It stays at the top, whatever the page shows. */
  bar: ReactNode
  /** The one verb of the page, at the thumb. */
  action?: ReactNode
  /**
   * In the middle and in place of the page: nothing there yet, or it did not come. `<EmptyState …/>`, `<ErrorState
   * …/>`.
   */
  instead?: ReactNode
  /** The page is one form, its action included. */
  form?: FormProps | undefined
  /** What the page shows is not there yet. */
  busy?: true
  children?: ReactNode
}

/**
 * What every pattern stands on: bar, the page's one `main`, sticky action, safe areas. Screens use a pattern, not this.
 */
export function PageShell({ bar, action, instead, form, busy, children }: Props) {
  const page = (
    <>
      <Page bottom={action ? 'action' : 'plain'}>{instead ? <Center>{instead}</Center> : children}</Page>
      {action && <StickyAction>{action}</StickyAction>}
    </>
  )
  return (
    <>
      {bar}
      <main className={css.main} aria-busy={busy}>
        {form ? (
          <form className={css.main} {...form}>
            {page}
          </form>
        ) : (
          page
        )}
      </main>
    </>
  )
}

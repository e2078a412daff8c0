import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

interface Props {
  bar: ReactNode
  /** Why, in the server's words. */
  words: string
  busy: boolean
  onAgain(): void
}

/** Back from a verifier that is late: what was proven stays, and is asked for again. [MBR-11] */
export function NotYetPage({ bar, words, busy, onAgain }: Props) {
  const { t } = useLingui()
  return (
    <ListPage
      bar={bar}
      instead={
        <EmptyState
          level={1}
          title={t`아직 확인하지 못했어요`}
          text={words}
          action={<Button busy={busy} onClick={onAgain}>{t`다시 물어보기`}</Button>}
        />
      }
    />
  )
}

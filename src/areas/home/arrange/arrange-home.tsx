import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { Button } from '#src/ui/button/button.tsx'
import { widgetsQuery } from '../hub/home.queries.ts'

const ArrangeSheet = lazyPart(() => import('./arrange-sheet.tsx'), 'ArrangeSheet')

/** The way to arrange home, at its end; there is none while it is not known how home is arranged. */
export function ArrangeHome({ acted }: { acted: () => void }) {
  const { t } = useLingui()
  const { data } = useQuery(widgetsQuery())
  const [open, setOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <Button kind="text" block onClick={() => setOpen(true)}>{t`홈 편집`}</Button>
      {open ? (
        <Suspense fallback={null}>
          <ArrangeSheet onClose={() => setOpen(false)} onArranged={acted} />
        </Suspense>
      ) : null}
    </>
  )
}

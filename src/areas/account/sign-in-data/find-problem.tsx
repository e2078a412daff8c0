import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { Find } from './find-search.ts'

/** Why nothing was found that is of no field, with the way to another proof. */
export function FindProblem({ problem, find }: { problem: string | null; find: Find }) {
  const { t } = useLingui()
  if (problem === null) return null
  return (
    <Notice
      kind="danger"
      live="alert"
      action={
        <Button
          kind="soft"
          size="s"
          render={<Link to="/mypage/user/find" search={{ find }} replace />}
        >{t`처음부터`}</Button>
      }
    >
      {problem}
    </Notice>
  )
}

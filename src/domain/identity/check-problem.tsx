import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#src/contract/api-error.ts'
import { Notice } from '#src/ui/notice/notice.tsx'

/** Why whoever verifies could not be opened: in the server's words, where it has some. */
export function CheckProblem({ failure }: { failure: unknown }) {
  const { t } = useLingui()
  if (failure === null) return null
  const words = failure instanceof ApiError && failure.kind === 'status' ? failure.serverMessage : ''
  return (
    <Notice kind="danger" live="alert">
      {words || t`본인 확인을 열지 못했어요. 조금 뒤에 다시 해 주세요.`}
    </Notice>
  )
}

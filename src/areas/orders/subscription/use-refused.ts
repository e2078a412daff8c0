import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#src/contract/api-error.ts'
import { toast } from '#src/ui/toast/toast.ts'

/** Says why a write was refused; what it touched is read again by itself. Resolves to false then. */
export function useRefused() {
  const { t } = useLingui()
  return (write: Promise<unknown>): Promise<boolean> =>
    write.then(
      () => true,
      (error: unknown) => {
        const said = error instanceof ApiError && error.status === 409 ? error.serverMessage : ''
        toast({ kind: 'bad', text: said || t`저장하지 못했어요. 다시 시도해 주세요.` })
        return false
      },
    )
}

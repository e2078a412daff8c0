import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#src/contract/api-error.ts'

/** A proof that is over is of no field: nothing that is typed here helps, only another proof. */
const isOver = (failure: ApiError): boolean => failure.code === 'identityExpired'

/**
 * What the server refuses stands at the field, in its own words; what reached nobody, and a proof that is over, stand
 * over the button.
 */
export function useFindRefusal() {
  const { t } = useLingui()
  return <Field extends string>(failure: unknown, field: Field) => {
    if (failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== '')
      return { field: isOver(failure) ? null : field, message: failure.serverMessage }
    return { field: null, message: t`연결하지 못했어요. 다시 눌러 주세요.` }
  }
}

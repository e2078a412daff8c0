import type { FieldValues } from 'react-hook-form'
import { useValidForm, type FormOptions, type KeptForm } from '#src/patterns/form/use-valid-form.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'

/**
 * The form of a page that asks before it is left, while something has changed and was not sent. Its draft waits for
 * whose session is lost, and goes with who leaves.
 */
export function useGuardedForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output> & { draft: string },
): KeptForm<Values> {
  const form = useValidForm(options)
  useLeaveGuard(form.changed, options.draft)
  return { ...form, leaving: 'asks' }
}

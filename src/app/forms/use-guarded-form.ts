import type { FieldValues } from 'react-hook-form'
import { useValidForm, type FormOptions, type KeptForm } from '#src/patterns/form/use-valid-form.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'

/** The form of a page whose draft is not worth keeping: leaving it asks, while something has changed and was not sent. */
export function useGuardedForm<Values extends FieldValues, Output>(options: Omit<FormOptions<Values, Output>, 'draft'>): KeptForm<Values> {
  const form = useValidForm(options)
  useLeaveGuard(form.changed)
  return { ...form, leaving: 'asks' }
}

import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { ValidForm } from './use-valid-form.ts'

/** What a widget of src/ui needs to be a field of a form: spread it. */
export type FieldBinding<Value> = {
  value: Value
  onChange: (value: Value) => void
  /** Said at the field, tied to it and announced by the widget. */
  error: string | undefined
}

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: Pick<ValidForm<Values>, 'control'>
  name: Name
  children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode
}

/**
 * One field of a form: `<FormField form={form} name="weight">{(field) => <NumberEntry {...field} … />}</FormField>`.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: Props<Values, Name>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return children({ value: field.value, onChange: field.onChange, error: fieldState.error?.message })
}

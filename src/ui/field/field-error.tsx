import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import css from './field-error.module.css'
import { Icon } from '../icon/icon.tsx'

/** What is wrong with a field, announced when it comes; the field names `id` in its aria-describedby. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error} role="alert">
      <Icon of={TriangleAlert} size="xs" />
      {children}
    </p>
  )
}

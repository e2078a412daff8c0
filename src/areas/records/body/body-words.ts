import { useLingui } from '@lingui/react/macro'
import type { Unit } from '#src/lib/units.ts'
import type { BodyCode } from './body.ts'

export const UNITS = { BDF: '%', SKM: 'kg' } as const satisfies Record<BodyCode, Unit>

/** The two by name. */
export function useBodyName(code: BodyCode): string {
  const { t } = useLingui()
  return code === 'BDF' ? t`체지방률` : t`골격근량`
}

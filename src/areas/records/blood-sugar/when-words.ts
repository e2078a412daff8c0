import { useLingui } from '@lingui/react/macro'
import type { When } from './blood-sugar.ts'

/** When it was measured, in a word. */
export function useWhenWords(): Readonly<Record<When, string>> {
  const { t } = useLingui()
  return {
    NBD: t({ message: '공복', context: '잰 때' }),
    BBD: t({ message: '식전', context: '잰 때' }),
    ABD: t({ message: '식후', context: '잰 때' }),
    SBD: t({ message: '취침 전', context: '잰 때' }),
  }
}

import { useLingui } from '@lingui/react/macro'

/** A warning without a name says that it has none: an empty word would read as no warning. */
export function useAllergenName(): (name: string) => string {
  const { t } = useLingui()
  return (name) => name || t`이름을 알 수 없는 재료`
}

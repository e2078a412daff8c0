import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '#src/contract/schemas.ts'
import type { BadgeKind } from '#src/ui/badge/badge.tsx'

/** How much of a nutrient there was, in a word. The same everywhere, and none of a check-up: a lunch is no finding. */
export function useNutrientWords(): Readonly<Record<Schemas['HealthStatus'], { text: string; kind: BadgeKind }>> {
  const { t } = useLingui()
  const much = { text: t`많아요`, kind: 'caution' } as const
  return {
    NORMAL: { text: t`적당해요`, kind: 'positive' },
    LACK: { text: t`모자라요`, kind: 'info' },
    CAUTION: much,
    DANGER: much,
  }
}

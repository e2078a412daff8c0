import Check from 'lucide-react/icons/check'
import type { Level } from '#src/domain/index-record/level.ts'
import { useLevelWords } from '#src/domain/index-record/use-index-words.ts'
import { Badge } from '#src/ui/badge/badge.tsx'

const KINDS = { low: 'info', normal: 'positive', care: 'caution', high: 'danger' } as const

/** How high a value is, in one word. `strong` beside the big number. */
export function LevelBadge({ level, strong }: { level: Level; strong?: boolean }) {
  const words = useLevelWords()
  return (
    <Badge kind={KINDS[level]} {...(strong && level === 'normal' && { icon: Check })}>
      {words[level]}
    </Badge>
  )
}

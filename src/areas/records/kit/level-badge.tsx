import Check from 'lucide-react/icons/check'
import type { CareCode } from '#src/domain/index-record/extremes.ts'
import type { Level } from '#src/domain/index-record/level.ts'
import { useCareWord, useLevelWords } from '#src/domain/index-record/use-index-words.ts'
import { Badge } from '#src/ui/badge/badge.tsx'

const KINDS = { low: 'info', normal: 'positive', care: 'caution', high: 'danger' } as const

interface Props {
  /** Null where nobody can say: then there is no word, unless the value asks for something. */
  level: Level | null
  /** What the value asks for: a serious one has a word of its own. */
  care: CareCode | null
  /** Beside the big number. */
  strong?: boolean
}

/** How high a value is, in one word. */
export function LevelBadge({ level, care, strong }: Props) {
  const words = useLevelWords()
  const extreme = useCareWord()(care)
  if (level === null) return extreme ? <Badge kind="danger">{extreme}</Badge> : null
  return (
    <Badge kind={extreme ? 'danger' : KINDS[level]} {...(strong && level === 'normal' && { icon: Check })}>
      {extreme ?? words[level]}
    </Badge>
  )
}

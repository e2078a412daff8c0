import Flag from 'lucide-react/icons/flag'
import Footprints from 'lucide-react/icons/footprints'
import Leaf from 'lucide-react/icons/leaf'
import ListChecks from 'lucide-react/icons/list-checks'
import Scale from 'lucide-react/icons/scale'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { Kind } from './challenge.ts'

export const kindIcons: Record<Kind, LucideIcon> = {
  STEP: Footprints,
  WF: Leaf,
  DIET: Scale,
  MISSION: ListChecks,
  INTENSIVE: Flag,
}

import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Leaf from 'lucide-react/icons/leaf'
import Salad from 'lucide-react/icons/salad'
import Soup from 'lucide-react/icons/soup'
import type { Schemas } from '#src/contract/schemas.ts'
import drawIcon from '#src/ui/icon/draw-icon.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'

const Stairs = drawIcon({ node: [['path', { key: 'steps', d: 'M4 19.5h4.2v-4.6h4.2v-4.6h4.2V5.7H20' }]] })
const Cup = drawIcon({
  node: [
    ['path', { key: 'cup', d: 'M6.5 7h11l-1.2 12a1.5 1.5 0 0 1-1.5 1.4H9.2A1.5 1.5 0 0 1 7.7 19z' }],
    ['path', { key: 'lid', d: 'M5.5 7h13M8 4h8l.7 3M7 11.5h10' }],
  ],
})

export type Deed = Schemas['GreenDeedCode']

/** What a deed is drawn as in its row. */
export const deedIcons: Record<Deed, LucideIcon> = {
  NOLEFT: Soup,
  TUMBLER: Cup,
  STAIRS: Stairs,
  VEGDAY: Salad,
  QUIZ: CircleQuestionMark,
}

/** A deed's icon on its stamp: an emptied plate has grown a leaf. */
export const stampIcons: Record<Deed, LucideIcon> = { ...deedIcons, NOLEFT: Leaf }

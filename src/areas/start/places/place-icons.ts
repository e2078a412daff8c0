import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import MessageCircle from 'lucide-react/icons/message-circle'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Soup from 'lucide-react/icons/soup'
import type { RouteName } from '#src/app/route-map.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { Group } from '../destinations.ts'

const byGroup: Record<Group, LucideIcon> = {
  eat: Soup,
  measure: HeartPulse,
  walk: Flag,
  ask: MessageCircle,
  gather: Gift,
  fit: SlidersHorizontal,
}

let byName: Partial<Record<RouteName, LucideIcon>> = {}
export const drawPlaces = (drawings: typeof byName): void => void (byName = drawings)

/** Before they are shown; a phone that has them not, and no connection, shows those of their groups. */
export const loadDrawings = (): Promise<unknown> =>
  import('./place-drawings.ts').then(
    (file) => drawPlaces(file.placeDrawings),
    () => undefined,
  )

export const placeIcon = ({ name, group }: { name: RouteName; group: Group }): LucideIcon =>
  byName[name] ?? byGroup[group]

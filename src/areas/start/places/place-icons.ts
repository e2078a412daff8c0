import Bell from 'lucide-react/icons/bell'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Leaf from 'lucide-react/icons/leaf'
import MessageCircle from 'lucide-react/icons/message-circle'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Smartphone from 'lucide-react/icons/smartphone'
import Soup from 'lucide-react/icons/soup'
import Store from 'lucide-react/icons/store'
import Weight from 'lucide-react/icons/weight'
import type { RouteName } from '#src/app/route-map.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { Group } from '../destinations.ts'

const byGroup: Record<Group, LucideIcon> = { eat: Soup, measure: HeartPulse, walk: Flag, ask: MessageCircle, gather: Gift, fit: SlidersHorizontal }

/** Where another drawing says more than the group's. */
const byName: Partial<Record<RouteName, LucideIcon>> = {
  mypageRestManage: Store,
  healthlogWeightRecord: Weight,
  healthlogDeviceInterlock: Smartphone,
  healthlogHealthDataLink: Smartphone,
  healthlogExerciseDataLink: Smartphone,
  healthlogHealthscreenings: ClipboardList,
  welfitWelfitMeasureList: ClipboardList,
  serviceGreenStamp: Leaf,
  mypagePushList: Bell,
}

export const placeIcon = ({ name, group }: { name: RouteName; group: Group }): LucideIcon => byName[name] ?? byGroup[group]

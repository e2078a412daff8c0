import Activity from 'lucide-react/icons/activity'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Coins from 'lucide-react/icons/coins'
import Droplet from 'lucide-react/icons/droplet'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import Pill from 'lucide-react/icons/pill'
import Soup from 'lucide-react/icons/soup'
import Ticket from 'lucide-react/icons/ticket'
import Utensils from 'lucide-react/icons/utensils'
import Weight from 'lucide-react/icons/weight'
import Wine from 'lucide-react/icons/wine'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'

const icons: Partial<Record<string, LucideIcon>> = {
  activity: Activity,
  coins: Coins,
  droplet: Droplet,
  footprints: Footprints,
  'heart-pulse': HeartPulse,
  moon: Moon,
  pill: Pill,
  soup: Soup,
  ticket: Ticket,
  utensils: Utensils,
  weight: Weight,
  wine: Wine,
}

/** The drawing that the server names; an arrow for a name that is not known yet. [PRD-08] */
export const quickIcon = (name: string): LucideIcon => icons[name] ?? ArrowUpRight

import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import Camera from 'lucide-react/icons/camera'
import ChartNoAxesColumnIncreasing from 'lucide-react/icons/chart-no-axes-column-increasing'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Delete from 'lucide-react/icons/delete'
import Droplet from 'lucide-react/icons/droplet'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Flame from 'lucide-react/icons/flame'
import Footprints from 'lucide-react/icons/footprints'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Heart from 'lucide-react/icons/heart'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Info from 'lucide-react/icons/info'
import Leaf from 'lucide-react/icons/leaf'
import MapPin from 'lucide-react/icons/map-pin'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import Moon from 'lucide-react/icons/moon'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Share from 'lucide-react/icons/share'
import Smartphone from 'lucide-react/icons/smartphone'
import Soup from 'lucide-react/icons/soup'
import Sparkle from 'lucide-react/icons/sparkle'
import SquareActivity from 'lucide-react/icons/square-activity'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Users from 'lucide-react/icons/users'
import Weight from 'lucide-react/icons/weight'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'

/** The icons of the board in its order: the board's name, and the one of lucide-react that it stands for. */
export const icons: readonly (readonly [name: string, icon: LucideIcon])[] = [
  ['home', House],
  ['bowl', Soup],
  ['pulse', SquareActivity],
  ['flag', Flag],
  ['menu', Menu],
  ['bell', Bell],
  ['qr', QrCode],
  ['search', Search],
  ['share', Share],
  ['more', Ellipsis],
  ['globe', Globe],
  ['idcard', IdCard],
  ['heart', Heart],
  ['heart-on', Heart],
  ['calendar', Calendar],
  ['clock', Clock],
  ['steps', Footprints],
  ['flame', Flame],
  ['scale', Weight],
  ['bp', HeartPulse],
  ['drop', Droplet],
  ['moon', Moon],
  ['leaf', Leaf],
  ['spark', Sparkle],
  ['stairs', ChartNoAxesColumnIncreasing],
  ['camera', Camera],
  ['chat', MessageCircle],
  ['pin', MapPin],
  ['users', Users],
  ['phone', Smartphone],
  ['gift', Gift],
  ['edit', Pencil],
  ['trash', Trash2],
  ['plus', Plus],
  ['minus', Minus],
  ['check', Check],
  ['x', X],
  ['clear', CircleX],
  ['eye', Eye],
  ['eye-off', EyeOff],
  ['info', Info],
  ['alert', TriangleAlert],
  ['wifi-off', WifiOff],
  ['refresh', RotateCw],
  ['backspace', Delete],
  ['chev-l', ChevronLeft],
  ['chev-r', ChevronRight],
  ['chev-d', ChevronDown],
  ['chev-u', ChevronUp],
]

/** The four of the tab bar as they look when chosen. */
export const chosen: typeof icons = [
  ['home, chosen', House],
  ['bowl, chosen', Soup],
  ['pulse, chosen', SquareActivity],
  ['flag, chosen', Flag],
]

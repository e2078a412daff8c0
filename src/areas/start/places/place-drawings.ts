import Activity from 'lucide-react/icons/activity'
import Bell from 'lucide-react/icons/bell'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Droplet from 'lucide-react/icons/droplet'
import FileText from 'lucide-react/icons/file-text'
import Footprints from 'lucide-react/icons/footprints'
import Heart from 'lucide-react/icons/heart'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Leaf from 'lucide-react/icons/leaf'
import ListChecks from 'lucide-react/icons/list-checks'
import Megaphone from 'lucide-react/icons/megaphone'
import Moon from 'lucide-react/icons/moon'
import PenLine from 'lucide-react/icons/pen-line'
import Pill from 'lucide-react/icons/pill'
import QrCode from 'lucide-react/icons/qr-code'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smartphone from 'lucide-react/icons/smartphone'
import SquareActivity from 'lucide-react/icons/square-activity'
import Store from 'lucide-react/icons/store'
import Target from 'lucide-react/icons/target'
import Ticket from 'lucide-react/icons/ticket'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import Weight from 'lucide-react/icons/weight'
import Wine from 'lucide-react/icons/wine'
import type { RouteName } from '#src/app/route-map.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'

/** Where another drawing says more than the group's. */
export const placeDrawings: Partial<Record<RouteName, LucideIcon>> = {
  healthlogMealRecord: Utensils,
  healthlogRecordEntire: Search,
  coachMealBoard: PenLine,
  mypageFavorite: Heart,
  mypageAlerge: TriangleAlert,
  mypageWellOrderWellOrderList: ShoppingBag,
  mealRecordAlcohol: Wine,
  mypageRestManage: Store,
  healthlogWeightRecord: Weight,
  healthlogBloodpressureRecord: HeartPulse,
  healthlogBloodSugarRecord: Droplet,
  healthlogSleepRecord: Moon,
  healthlogHeartRateRecord: Activity,
  healthlogHealthMedicine: Pill,
  healthlogExercise: Footprints,
  goalGoalList: Target,
  healthlogHealthscreenings: ClipboardList,
  healthlogWeeklyReport: ChartColumn,
  healthlogDeviceInterlock: SquareActivity,
  healthlogHealthDataLink: Smartphone,
  healthlogExerciseDataLink: RotateCw,
  healthlogHealthIndicatiorsetting: ListChecks,
  challengeChallengeList: Plus,
  inviteFriend: Users,
  challengeMission: ListChecks,
  welfitWelfitMeasureList: ClipboardList,
  counselingMyRsrvList: CalendarCheck,
  customerAnnounceList: Megaphone,
  serviceGreenStamp: Leaf,
  mypagePoint: Coins,
  mypageCouponList: Ticket,
  shopShop: ShoppingBag,
  mypagePushList: Bell,
  mySettingHome: House,
  mySettingShake: QrCode,
  mypageUserInfoManage: IdCard,
  mySettingAgree: ShieldCheck,
  mypageToast: Clock,
  mypageTermsdetailService: FileText,
}

import { useLingui } from '@lingui/react/macro'
import Gift from 'lucide-react/icons/gift'
import Info from 'lucide-react/icons/info'
import Megaphone from 'lucide-react/icons/megaphone'
import Soup from 'lucide-react/icons/soup'
import { formatDay, type Day } from '#src/lib/days.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { AnnouncementKind } from './announcements.ts'

export const kindIcons: Record<AnnouncementKind, LucideIcon> = {
  NOTICE: Megaphone,
  MENU: Soup,
  EVENT: Gift,
  SYSTEM: Info,
}

/** How kinds and days are said, in the list and on the page. */
export function useAnnouncementWords(today: Day) {
  const { t, i18n } = useLingui()
  const names: Record<AnnouncementKind, string> = {
    NOTICE: t`식당`,
    MENU: t`식단`,
    EVENT: t`이벤트`,
    SYSTEM: t`서비스`,
  }
  const isThisYear = (day: Day) => day.slice(0, 4) === today.slice(0, 4)
  return {
    language: i18n.locale,
    kind: (kind: AnnouncementKind) => names[kind],
    day: (day: Day) => formatDay(day, i18n.locale, isThisYear(day) ? 'short' : 'dated'),
    longDay: (day: Day) => formatDay(day, i18n.locale, isThisYear(day) ? 'long' : 'full'),
  }
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Flag from 'lucide-react/icons/flag'
import Gift from 'lucide-react/icons/gift'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import Soup from 'lucide-react/icons/soup'
import { formatDay, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import { dishFor } from '#src/ui/dish/dish-name.ts'
import { DishTile } from '#src/ui/dish/dish.tsx'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { beginningOf, saidAs, type Notice, type NoticeKind } from './notices.ts'
import css from './notices.module.css'

const icons: Record<NoticeKind, LucideIcon> = {
  menu: Soup,
  health: HeartPulse,
  challenge: Flag,
  event: Gift,
  reservation: CalendarCheck,
  chat: MessageCircle,
  notice: Megaphone,
}

/** An operator's own words may be there in Korean alone. */
export const langOf = (text: string): 'ko' | undefined => (/[가-힣]/.test(text) ? 'ko' : undefined)

/** When something came, in a word or two. */
export function useWhen(today: Day): (at: WireTime) => string {
  const { t, i18n } = useLingui()
  return (at) => {
    const style = saidAs(at, today)
    if (style === 'clock') return clockOf(at)
    return style === 'yesterday' ? t`어제` : formatDay(dayOf(at), i18n.locale, style)
  }
}

/** A notice: what is new says so by its weight, a dot, and a word to whoever hears it. Opening it reads it. */
export function NoticeRow({
  notice,
  today,
  onRead,
  onShow,
}: {
  notice: Notice
  today: Day
  onRead: () => void
  onShow: () => void
}) {
  const { t } = useLingui()
  const when = useWhen(today)
  const { href, isNew } = notice
  const open = () => {
    if (isNew) onRead()
    if (href === null) onShow()
  }
  return (
    <ListRow
      className={css.row}
      {...(href !== null && { render: <Link to={href} /> })}
      onClick={open}
      lead={
        notice.kind === 'menu' && dishFor(notice.text).dish !== 'lid' ? (
          <DishTile name={notice.text} />
        ) : (
          <RowIcon icon={icons[notice.kind]} />
        )
      }
      title={
        <span className={css.title} data-new={isNew || undefined} lang={langOf(notice.title)}>
          {notice.title}
        </span>
      }
      sub={<span lang={langOf(notice.text)}>{beginningOf(notice.text)}</span>}
      end={
        <span className={css.when}>
          {when(notice.at)}
          {isNew ? (
            <>
              <i className={css.dot} />
              <VisuallyHidden>{t`새 소식`}</VisuallyHidden>
            </>
          ) : null}
        </span>
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import Soup from 'lucide-react/icons/soup'
import SquareActivity from 'lucide-react/icons/square-activity'
import { TabBar } from '#src/ui/tab-bar/tab-bar.tsx'
import { DeskSides } from './desk-sides.tsx'
import css from './frame.module.css'
import { UpdateDock } from './update-dock.tsx'

/** The five main places. The current one is the one whose part of the address is open. */
export function BottomNavigation() {
  const { t } = useLingui()
  const path = useLocation({ select: ({ pathname, state }) => state.failed?.split('?')[0] ?? pathname })
  const places = [
    { id: 'home', label: t`홈`, icon: House, to: '/main', parts: ['/main'] },
    { id: 'menu', label: t`식단`, icon: Soup, to: '/menu/todayMenu', parts: ['/menu', '/meal'] },
    { id: 'records', label: t`기록`, icon: SquareActivity, to: '/healthlog/healthlog', parts: ['/healthlog'] },
    { id: 'challenge', label: t`챌린지`, icon: Flag, to: '/challenge/challenge', parts: ['/challenge'] },
    { id: 'all', label: t`전체`, icon: Menu, to: '/my/menu', parts: ['/my'] },
  ]
  const current = places.find(({ parts }) => parts.some((part) => path === part || path.startsWith(`${part}/`)))
  const items = places.map(({ to, parts: _parts, ...place }) => ({
    ...place,
    render: <Link to={to} />,
    current: place.id === current?.id,
  }))
  return (
    <>
      <UpdateDock />
      <DeskSides />
      <TabBar className={css.tabs} label={t`주요 화면`} items={items} />
    </>
  )
}

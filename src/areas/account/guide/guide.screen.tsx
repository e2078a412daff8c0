import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import MessageCircle from 'lucide-react/icons/message-circle'
import QrCode from 'lucide-react/icons/qr-code'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Soup from 'lucide-react/icons/soup'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { VersionCard } from './version-card.tsx'

/** How the app is used, in six lines that lead to where it is done. */
export function GuideScreen() {
  const { t } = useLingui()
  const app = import.meta.env.APP_VERSION
  const guides = [
    {
      path: '/menu/todayMenu',
      icon: Soup,
      title: t`오늘 무엇이 나오는지 봐요`,
      text: t`못 먹는 것이 들어 있으면 먼저 말해 드려요.`,
    },
    {
      path: '/healthlog/mealRecord',
      icon: HeartPulse,
      title: t`먹은 것은 두 번 눌러 적어요`,
      text: t`식당에서 먹은 것은 코스를 고르면 끝이에요.`,
    },
    {
      path: '/meal/takeHomeList',
      icon: ShoppingBag,
      title: t`미리 예약하고 번호로 받아요`,
      text: t`시간을 고르면 줄을 서지 않아요.`,
    },
    {
      path: '/main',
      search: { show: 'qr' },
      icon: QrCode,
      title: t`계산은 내 QR로 해요`,
      text: t`쿠폰과 포인트도 함께 쓸 수 있어요.`,
    },
    {
      path: '/healthlog/healthDataLink',
      icon: Footprints,
      title: t`걸음은 휴대폰이 세요`,
      text: t`한 번 연결하면 저절로 들어와요.`,
    },
    { path: '/mypage/push/list', icon: Bell, title: t`알림은 고른 것만 와요`, text: t`언제든 바꾸거나 끌 수 있어요.` },
  ]
  return (
    <ListPage bar={<ScreenBar backTo="/my/menu" titleAs="p" />} lead={{ title: t`한상은\n이렇게 써요` }}>
      <Card label={t`이용 안내`}>
        <Rows>
          {guides.map(({ path, search, icon, title, text }) => (
            <ListRow
              key={path}
              render={<Link to={path} search={search as never /* the route takes any query */} />}
              chevron
              lead={<RowIcon icon={icon} />}
              title={title}
              sub={text}
            />
          ))}
        </Rows>
      </Card>
      <Card label={t`더 궁금하면`}>
        <Rows>
          <ListRow
            render={<Link to="/my/faqList" />}
            chevron
            tight
            lead={<RowIcon icon={MessageCircle} />}
            title={t`자주 묻는 질문`}
          />
          <ListRow
            render={<Link to="/customer/appqna" />}
            chevron
            tight
            lead={<RowIcon icon={MessageCircle} />}
            title={t`앱에 물어보기`}
          />
        </Rows>
      </Card>
      <VersionCard />
      <Fine>{t`한상 ${app}`}</Fine>
    </ListPage>
  )
}

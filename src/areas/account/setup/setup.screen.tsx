import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import FileText from 'lucide-react/icons/file-text'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Timer from 'lucide-react/icons/timer'
import Vibrate from 'lucide-react/icons/vibrate'
import { useState } from 'react'
import { wayToInstall } from '#src/app/asking/install-prompt.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { useIsSignedIn } from '#src/session/use-session.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { DeviceRows } from './device-rows.tsx'
import { useSaidNow } from './use-said-now.ts'

interface Way {
  path: string
  name: string
  icon: LucideIcon
}

/**
 * How this phone shows the app, and, signed in, how the app behaves for its member; each row says what it does now.
 * Anybody may open it.
 */
export function SetupScreen() {
  const { t } = useLingui()
  const isSignedIn = useIsSignedIn()
  const saidNow = useSaidNow(isSignedIn)
  const { kind, app_version: shell } = parsePlatform(navigator.userAgent)
  const app = import.meta.env.APP_VERSION
  const mine: Way[] = [
    { path: '/my/settingHome', name: t`첫 화면`, icon: House },
    { path: '/my/settingQuickMenu', name: t`빠른 메뉴`, icon: LayoutGrid },
    { path: '/my/settingHealthShw', name: t`건강 카드`, icon: HeartPulse },
    ...(kind === 'desktop' ? [] : [{ path: '/my/settingShake', name: t`흔들어서 열기`, icon: Vibrate }]),
    { path: '/mypage/toast', name: t`알림 글 시간`, icon: Timer },
    { path: '/mypage/push/list', name: t`알림 받기`, icon: Bell },
  ]
  const agreed: Way[] = [
    { path: '/my/settingAgree', name: t`건강정보 동의`, icon: ShieldCheck },
    { path: '/my/settingUseService', name: t`이용 동의`, icon: FileText },
  ]
  const help: Way[] = [
    ...(isSignedIn
      ? [
          { path: '/my/faqList', name: t`자주 묻는 질문`, icon: MessageCircle },
          { path: '/my/useInform', name: t`이용 안내`, icon: LayoutGrid },
        ]
      : []),
    { path: '/mypage/termsdetailService', name: t`약관`, icon: FileText },
    { path: '/member/privacyPolicy', name: t`개인정보 처리방침`, icon: ShieldCheck },
  ]
  return (
    <SettingsPage
      bar={<ScreenBar backTo={isSignedIn ? '/my/menu' : '/login'} />}
      end={<Fine>{shell === '' ? t`한상 ${app}` : t`한상 ${app} · 셸 ${shell}`}</Fine>}
    >
      <SettingsGroup title={t`이 기기에서`}>
        <DeviceRows />
        <InstallRow />
      </SettingsGroup>
      {isSignedIn ? <Ways title={t`내게 맞게`} ways={mine} saidNow={saidNow} /> : null}
      {isSignedIn ? <Ways title={t`동의`} ways={agreed} saidNow={saidNow} /> : null}
      <Ways title={t`도움말`} ways={help} />
    </SettingsPage>
  )
}

function Ways({
  title,
  ways,
  saidNow = {},
}: {
  title: string
  ways: readonly Way[]
  saidNow?: Partial<Record<string, string>>
}) {
  return (
    <SettingsGroup title={title}>
      <Rows label={title}>
        {ways.map(({ path, name, icon }) => (
          <ListRow
            key={path}
            tight
            chevron
            render={<Link to={path} />}
            lead={<RowIcon icon={icon} />}
            title={name}
            sub={saidNow[path]}
          />
        ))}
      </Rows>
    </SettingsGroup>
  )
}

/** Stays after a no: whoever comes here wants it. */
function InstallRow() {
  const { t } = useLingui()
  const [way, setWay] = useState(() => wayToInstall())
  if (way === null) return null
  const offer = async () => {
    const { offerToInstall } = await import('#src/app/asking/ask-to-install.tsx')
    await offerToInstall(way)
    setWay(wayToInstall())
  }
  return (
    <Rows>
      <ListRow
        tight
        chevron
        lead={<RowIcon icon={Smartphone} />}
        title={t`홈 화면에 두기`}
        sub={t`앱처럼 한 번에 열려요`}
        onClick={() => void offer()}
      />
    </Rows>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DeviceArt } from './device-art.tsx'
import { useDeviceWords } from './device-words.ts'
import type { Device } from './devices.ts'
import type { Blocked } from './measurement.machine.ts'
import css from './measure.module.css'

interface BlockedProps {
  bar: ReactNode
  device: Device
  blocked: Blocked
  /** Null where values may only be measured. */
  typing: ReactNode
  onAllow: () => void
  onAgain: () => void
}

/** Why nothing is waited for; the number gets in anyway, where it may be typed. */
export function BlockedPage({ bar, device, blocked, typing, onAllow, onAgain }: BlockedProps) {
  const { t } = useLingui()
  const { what, icon, name } = useDeviceWords(device)
  const mayType = typing !== null
  const words: Record<Blocked, { title: string; help: string }> = {
    desktop: {
      title: t`여기서는 기다릴 수 없어요`,
      help: mayType
        ? t`휴대폰의 한상 앱에서 열면 ${name}의 값이 와요. 지금은 숫자로 적어 주세요.`
        : t`휴대폰의 한상 앱에서 열면 ${name}의 값이 와요.`,
    },
    ios: {
      title: t`아이폰은 ${what}을 주지 않아요`,
      help: mayType
        ? t`걸음, 수면, 운동만 가져올 수 있어요. 기기의 숫자를 적어 주세요.`
        : t`걸음, 수면, 운동만 가져올 수 있어요.`,
    },
    oldShell: {
      title: t`앱을 새로 받아 주세요`,
      help: mayType
        ? t`이 앱은 ${what}을 가져오지 못해요. 지금은 숫자로 적어 주세요.`
        : t`이 앱은 ${what}을 가져오지 못해요.`,
    },
    noPermission: { title: t`${what} 읽기가 꺼져 있어요`, help: t`휴대폰에서 허용하면 잰 값이 바로 와요.` },
    unreachable: {
      title: t`지금은 기다릴 수 없어요`,
      help: mayType
        ? t`휴대폰에 물어보지 못했어요. 잠시 뒤 다시 찾거나 지금 숫자로 적어 주세요.`
        : t`휴대폰에 물어보지 못했어요. 잠시 뒤 다시 찾아 주세요.`,
    },
    noConsent: { title: t`동의가 필요해요`, help: t`민감정보 처리에 동의하면 휴대폰에서 값을 가져와요.` },
  }
  const first =
    blocked === 'noPermission' ? (
      <Button size="l" block onClick={onAllow}>{t`허용하러 가기`}</Button>
    ) : blocked === 'noConsent' ? (
      <Button size="l" block render={<Link to="/my/settingAgree" />}>{t`동의 보기`}</Button>
    ) : blocked === 'unreachable' ? (
      <Button size="l" block onClick={onAgain}>{t`다시 찾기`}</Button>
    ) : null
  return (
    <FlowPage
      bar={bar}
      {...words[blocked]}
      action={
        first === null ? (
          typing
        ) : (
          <div className={css.cards}>
            {first}
            {typing}
          </div>
        )
      }
    >
      <div className={css.stage}>
        <DeviceArt state="silent" icon={icon} />
      </div>
    </FlowPage>
  )
}

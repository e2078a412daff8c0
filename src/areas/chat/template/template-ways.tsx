import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { builtScreens } from '#src/app/built-screens.ts'
import { canOpenRooms } from '#src/app/chat-room.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { outside, type Template, type TemplateButton } from './template.ts'
import { useReply } from './use-reply.ts'
import css from './template.module.css'

/** Where a message leads, in its order, the first one strongest. What leads nowhere from here is not offered. */
export function TemplateWays({ template, rsrvSeq }: { template: Template; rsrvSeq: number | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const screens = builtScreens(router)
  const reply = useReply()
  const { roomId } = template

  const leave = async (url: URL) => {
    const { host } = url
    if (await confirm({ title: t`다른 곳을 열까요?`, text: host, confirm: t`열기`, cancel: t`닫기` }))
      window.open(url, '_blank', 'noopener,noreferrer')
  }
  const wayOf = ({ buttonNm, buttonType, target }: TemplateButton, kind: 'primary' | 'soft') => {
    const look = { kind, block: true, size: 'l' } as const
    if (buttonType === 'ROUTE') {
      const path = screens.find(({ screen }) => screen.name === target)?.path
      if (path === undefined) return null
      const href =
        path === '/counseling/MyRsrvList' && rsrvSeq !== undefined ? `${path}?rsrvSeq=${String(rsrvSeq)}` : path
      return (
        <Button key={buttonNm} {...look} render={<Link to={href} />}>
          {buttonNm}
        </Button>
      )
    }
    // Nothing of this app writes into a room yet (chat-calls.ts): the native chat does, in the message's own. [CHT-15]
    if (buttonType === 'REPLY') {
      if (roomId === null || !canOpenRooms()) return null
      return (
        <Button key={buttonNm} {...look} busy={reply.isPending} onClick={() => reply.mutate(roomId)}>
          {buttonNm}
        </Button>
      )
    }
    const url = outside(target)
    return (
      url && (
        <Button key={buttonNm} {...look} onClick={() => void leave(url)}>
          {buttonNm}
        </Button>
      )
    )
  }

  const shown = template.buttonList.filter((button) => wayOf(button, 'soft') !== null)
  return shown.length === 0 ? null : (
    <div className={css.ways}>{shown.map((button, at) => wayOf(button, at === 0 ? 'primary' : 'soft'))}</div>
  )
}

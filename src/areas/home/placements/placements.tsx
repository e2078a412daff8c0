import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { announced, useAnnouncement } from '#src/app/announcement.ts'
import { builtScreens } from '#src/app/built-screens.ts'
import { setClientState } from '#src/app/client-state.ts'
import { goTo } from '#src/app/navigation.ts'
import { HIDDEN_DAYS, targetOf, type Target } from '#src/app/operator-link.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { readCookie, setCookie } from '#src/shell/cookies.ts'
import { Dock } from '#src/ui/dock/dock.tsx'
import { cookieOf, firstShown } from './placement.ts'

const popupsQuery = () => ({ ...query('get', '/api/common/getPopupList', { background: true }), staleTime: Infinity })
const bottomQuery = () => ({
  ...query('post', '/api/common/getBottomPopupContentsList', { body: { menu: 'main' }, background: true }),
  staleTime: Infinity,
})

/**
 * What the operator has to say over home: a question, else a card above the main places. It comes to somebody who stays
 * on home, once a visit, never over something that is open, and stays away for days once it was closed. [NTC-01]
 */
export function Placements() {
  const { t } = useLingui()
  const router = useRouter()
  const { data: popups } = useQuery(popupsQuery())
  const { data: bottoms } = useQuery(bottomQuery())
  const [isOpen, setOpen] = useState(!announced.get())

  const find = ({ menu, url }: Parameters<typeof targetOf>[0]) =>
    targetOf(
      { menu, url },
      (name) => builtScreens(router).find(({ screen }) => screen.name === name)?.path,
      location.origin,
    )
  const isClosed = (name: string) => readCookie(name) !== ''
  const over = popups && firstShown(popups, isClosed, find)
  const below = popups && bottoms && !over ? firstShown(bottoms, isClosed, find) : undefined
  const follow = (target: Target) => {
    if (target.kind === 'screen') goTo(router, target.path)
    else if (target.kind === 'site') window.open(target.url, '_blank', 'noreferrer')
  }

  useEffect(() => {
    // Addresses of those below are kept as documented; they go with the session. [STA-02]
    if (bottoms) setClientState({ bottomPopupUrlList: bottoms.flatMap(({ url }) => url ?? []) })
  }, [bottoms])

  useAnnouncement(
    over && {
      name: cookieOf(over.popup),
      question: {
        title: over.popup.title,
        text: over.popup.contents ?? undefined,
        confirm: over.target.kind === 'none' ? t`확인` : t`보러 가기`,
        ...(over.target.kind === 'none' ? {} : { cancel: t`닫기` }),
      },
      onRead: (yes) => {
        close(over.popup)
        setOpen(false)
        if (yes) follow(over.target)
      },
    },
  )

  if (!isOpen || !below) return null
  const { popup, target } = below
  const leave = () => {
    announced.set()
    close(popup)
    setOpen(false)
  }
  return (
    <Dock
      title={popup.title}
      text={popup.contents ?? ''}
      actionLabel={target.kind === 'none' ? t`확인` : t`보기`}
      closeLabel={t`닫기`}
      onAction={() => {
        leave()
        follow(target)
      }}
      onClose={leave}
    />
  )
}

/** Stays away for as long as the operator says, seven days usually. [STO-09] */
const close = (popup: Schemas['Popup']) => setCookie(cookieOf(popup), 'Y', { days: popup.hideDays || HIDDEN_DAYS })

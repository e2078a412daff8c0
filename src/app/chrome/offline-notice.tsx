import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { OfflineLine } from '#src/ui/offline-line/offline-line.tsx'
import { connection } from '../connection.ts'
import { openedOffline } from '../kept/opened-offline.ts'
import { useStore } from '../store.ts'
import css from './offline-notice.module.css'
import { useDataAge } from './use-data-age.ts'

/**
 * While nobody answers: says so, says how old what is shown is or what the page says instead, and tries again by its
 * button and when the device is back.
 */
export function OfflineNotice({ text }: { text?: string | undefined }) {
  const { t } = useLingui()
  const state = useStore(connection)
  const opened = useStore(openedOffline)
  const receivedAt = useDataAge()
  const queries = useQueryClient()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const reconnect = async () => {
    setBusy(true)
    await queries.refetchQueries({ type: 'active' })
    if (navigator.onLine) connection.set('online')
    await router.invalidate()
    setBusy(false)
  }

  const isBack = useEffectEvent(reconnect)
  useEffect(() => {
    if (state === 'online') return undefined
    const back = () => void isBack()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [state])
  if (state === 'online') return null

  return (
    <div className={css.place}>
      <OfflineLine
        title={opened ? t`인터넷 없이 열었어요` : t`인터넷이 끊겼어요`}
        text={text ?? (receivedAt === null ? t`연결되면 새 내용을 보여 드려요` : t`${receivedAt}에 받아 둔 내용이에요`)}
        actionLabel={t`다시 연결`}
        onAction={() => void reconnect()}
        busy={busy}
      />
    </div>
  )
}

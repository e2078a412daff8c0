import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useEffect } from 'react'
import { query } from '#src/contract/query.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { setClientState } from '../client-state.ts'
import css from './float-button.module.css'

/** It lasts for weeks: once a visit is often enough. */
const intensiveQuery = () => ({
  ...query('get', '/api/my/getIntensive', { background: true }),
  staleTime: 5 * 60_000,
  retry: false,
})

/**
 * The way to the coached challenge that the member is in, above the main places and below whatever opens over the page.
 * It ends the page with as much room as it takes, so that nothing stands under it that cannot be moved from there.
 * [CHA-11]
 */
export function FloatButton() {
  const { t } = useLingui()
  const { data } = useQuery(intensiveQuery())
  const chalnCode = data?.intensiveActive === 'Y' ? data.intensivechalnCode : null
  useEffect(() => {
    setClientState({
      intensiveActive: chalnCode !== null,
      intensivechalnCode: chalnCode,
      hasFloatBtn: chalnCode !== null,
    })
    return () => setClientState({ hasFloatBtn: false })
  }, [chalnCode])
  if (!data || chalnCode === null) return null
  const left = data.dDay ?? 0
  return (
    <div className={css.room}>
      <Link className={css.float} to="/challenge/challengeIntensiveDetail" search={{ chalnCode }}>
        <Icon of={HeartHandshake} />
        {left > 0 ? t`코칭 ${left}일 남음` : t`코칭 마지막 날`}
      </Link>
    </div>
  )
}

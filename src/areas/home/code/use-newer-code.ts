import { useEffect, useState } from 'react'

const CHANNEL = 'hansang.code'

/**
 * A member has one code: the newest ends all others (docs/decisions/024). Tells other tabs that this one has made a
 * code, and whether one of them has made another since.
 *
 * @param madeAtMs when the code of this tab was made; 0 before the first
 */
export function useNewerCode(madeAtMs: number): boolean {
  const [endedAt, setEndedAt] = useState(0)
  useEffect(() => {
    // Old web views have none, and no tabs either.
    if (madeAtMs === 0 || typeof BroadcastChannel === 'undefined') return undefined
    const channel = new BroadcastChannel(CHANNEL)
    const hear = () => setEndedAt(madeAtMs)
    channel.addEventListener('message', hear)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is bound to its origin
    channel.postMessage('made')
    return () => {
      channel.removeEventListener('message', hear)
      channel.close()
    }
  }, [madeAtMs])
  return madeAtMs !== 0 && endedAt === madeAtMs
}

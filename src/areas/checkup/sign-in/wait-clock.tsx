import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ProgressRing } from '#src/charts/progress-ring.tsx'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { ProviderTile } from './provider-tile.tsx'
import { clockLeft, type Provider, WAIT_MS } from './sign-in.ts'
import css from './sign-in.module.css'

/** How long the yes is waited for. Null: the time is over. */
export function WaitClock({ provider: { code, name }, untilMs }: { provider: Provider; untilMs: number | null }) {
  const { t } = useLingui()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (untilMs === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [untilMs])
  const leftMs = untilMs === null ? 0 : Math.max(0, untilMs - now)
  const [left, minutes] = [clockLeft(leftMs), Math.ceil(leftMs / 60_000)]
  const until = untilMs === null ? null : clockOf(toWireTime(new Date(untilMs)))
  return (
    <div className={css.clock}>
      <ProgressRing
        percent={(leftMs / WAIT_MS) * 100}
        label={t`남은 시간 ${left}`}
        radius={113}
        stroke={10}
        size={14.75}
      >
        <ProviderTile code={code} name={name} off={untilMs === null} />
        <b className={css.left}>{left}</b>
        <span>{until === null ? t`다시 보내면 5분` : t`${until}까지`}</span>
      </ProgressRing>
      {/* Said once a minute, not each second. */}
      <VisuallyHidden>
        <span role="status">{untilMs === null ? '' : t`${minutes}분 남았어요`}</span>
      </VisuallyHidden>
    </div>
  )
}

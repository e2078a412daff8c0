import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Checks } from './checks.tsx'
import type { Device } from './devices.ts'
import { useChecked } from './use-checked.ts'

/** Seconds since waiting began; a reader hears them when asked, not every second. */
export function Waiting({ since }: { since: number }) {
  const { t } = useLingui()
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = since === 0 ? 0 : Math.max(0, Math.floor((now - since) / 1000))
  return <p role="timer">{t`${seconds}초째 기다리고 있어요`}</p>
}

/** What was looked at when nothing came. */
export function Checked({ device, since }: { device: Device; since: number }) {
  const { t } = useLingui()
  const list = useChecked(device, since)
  return (
    <Card>
      <CardHead title={t`살펴본 것`} id="checked" />
      <Checks list={list} labelledBy="checked" />
    </Card>
  )
}

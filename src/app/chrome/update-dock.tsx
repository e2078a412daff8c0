import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { Dock } from '#src/ui/dock/dock.tsx'
import { newBuild } from '../installed/new-build.ts'
import { createStore, useStore } from '../store.ts'
import { useNow } from '../use-now.ts'
import { useScreen } from './use-screen.ts'

/** Between these nobody is asked anything: people stand in a line with their code open. */
const LUNCH = { from: '1100', to: '1330' }

const closed = createStore(stored())

/**
 * Says on a hub that another build is ready, once a build. Whoever leaves it for later has it with the next cold start.
 */
export function UpdateDock() {
  const { t } = useLingui()
  const build = useStore(newBuild)
  const isClosed = useStore(closed) === build?.name
  const screen = useScreen()
  const now = useNow()
  const [busy, setBusy] = useState(false)
  if (!build || isClosed || !screen || !['hub', 'menu'].includes(screen.kind) || isLunch(now)) return null

  const takeOver = () => {
    setBusy(true)
    void build.takeOver()
  }
  const close = () => {
    closed.set(build.name)
    try {
      localStorage.setItem(LATE_KEYS.closedBuild, build.name)
    } catch {
      // Storage is forbidden in some private windows: it stays closed as long as the page.
    }
  }
  return (
    <Dock
      title={t`새 한상이 준비됐어요`}
      text={t`다음에 열면 바뀌어 있어요`}
      actionLabel={t`바꾸기`}
      busy={busy}
      onAction={takeOver}
      onClose={close}
    />
  )
}

export function isLunch(now: Date): boolean {
  const clock = `${now.getHours()}`.padStart(2, '0') + `${now.getMinutes()}`.padStart(2, '0')
  return clock >= LUNCH.from && clock < LUNCH.to
}

function stored(): string | null {
  try {
    return localStorage.getItem(LATE_KEYS.closedBuild)
  } catch {
    return null
  }
}

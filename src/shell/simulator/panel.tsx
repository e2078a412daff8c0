import { useLingui } from '@lingui/react/macro'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CallsTab } from './calls-tab.tsx'
import { DeviceTab } from './device-tab.tsx'
import { FaultTab } from './fault-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import css from './panel.module.css'
import type { Simulator } from './simulator.ts'
import { SystemPageDialog } from './system-page.tsx'

const TABS = ['device', 'history', 'fault', 'calls', 'outbox'] as const
type Tab = (typeof TABS)[number]

/**
 * The handle beside the phone column and the panel it opens; on a phone the panel covers the screen and the menu opens
 * it.
 */
export function SimulatorPanel({ simulator, door }: { simulator: Simulator; door: EventTarget }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState<Tab>('device')
  const state = useSyncExternalStore(simulator.subscribe, simulator.state)
  const systemPage = useSyncExternalStore(simulator.subscribe, simulator.systemPage)
  useEffect(() => {
    const open = () => setOpen(true)
    door.addEventListener('open', open)
    return () => door.removeEventListener('open', open)
  }, [door])

  const names: Record<Tab, string> = {
    device: t`기기`,
    history: t`건강 기록`,
    fault: t`장애`,
    calls: t`호출`,
    outbox: t`문자`,
  }
  return (
    <>
      {isOpen ? (
        <aside className={css.panel} aria-label={t`셸 시뮬레이터`}>
          <header className={css.head}>
            <h2>{t`셸 시뮬레이터`}</h2>
            <button type="button" className={css.round} aria-label={t`시뮬레이터 닫기`} onClick={() => setOpen(false)}>
              <X size={24} strokeWidth={1.75} absoluteStrokeWidth aria-hidden />
            </button>
          </header>
          <div className={css.tabs} role="tablist" aria-label={t`시뮬레이터 보기`}>
            {TABS.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={`simulator-${one}`}
                aria-selected={one === tab}
                aria-controls="simulator-tab"
                onClick={() => setTab(one)}
              >
                {names[one]}
              </button>
            ))}
          </div>
          <div
            className={css.body}
            id="simulator-tab"
            role="tabpanel"
            aria-labelledby={`simulator-${tab}`}
            tabIndex={0}
          >
            {tab === 'device' ? <DeviceTab simulator={simulator} state={state} /> : null}
            {tab === 'history' ? <HistoryTab simulator={simulator} state={state} /> : null}
            {tab === 'fault' ? <FaultTab simulator={simulator} state={state} /> : null}
            {tab === 'calls' ? <CallsTab simulator={simulator} /> : null}
            {tab === 'outbox' ? <OutboxTab /> : null}
          </div>
        </aside>
      ) : (
        <button
          type="button"
          className={css.handle}
          data-faulty={state.fault !== 'none' || undefined}
          onClick={() => setOpen(true)}
        >
          <Smartphone size={20} strokeWidth={1.75} absoluteStrokeWidth aria-hidden />
          {t`셸 시뮬레이터`}
        </button>
      )}
      {systemPage ? <SystemPageDialog page={systemPage} /> : null}
    </>
  )
}

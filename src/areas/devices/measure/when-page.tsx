import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { clockOf } from '#src/lib/wire-time.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DeviceArt } from './device-art.tsx'
import { useDeviceWords, useValueWords } from './device-words.ts'
import { type Device, GLUCOSE, type GlucoseCode } from './devices.ts'
import { type Measured, shownOf } from './measured.ts'
import css from './measure.module.css'
import { Value } from './value.tsx'

interface WhenProps {
  bar: ReactNode
  device: Device
  measured: Measured
  onChosen: (code: GlucoseCode) => void
}

/** A glucose has arrived and the meter does not say when it was measured: one tap does, and it is saved. */
export function WhenPage({ bar, device, measured, onChosen }: WhenProps) {
  const { t } = useLingui()
  const { icon, unit, name } = useDeviceWords(device)
  const names = useValueWords()
  const at = clockOf(measured.at)
  return (
    <FlowPage
      bar={bar}
      title={t`언제 잰 혈당이에요?`}
      help={t`${name}에서 ${at}에 왔어요. 고르면 저장해요.`}
      action={
        <div className={css.four}>
          {GLUCOSE.map((code) => (
            <Button key={code} size="l" block kind="soft" onClick={() => onChosen(code)}>
              {names[code]?.name}
            </Button>
          ))}
        </div>
      }
    >
      <div className={css.stage}>
        <DeviceArt state="done" icon={icon} value={shownOf(measured)} />
        <Value measured={measured} unit={unit} />
      </div>
    </FlowPage>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sourcesQuery } from '../link/link.queries.ts'
import { ConnectScreen } from './connect.screen.tsx'
import type { Device } from './devices.ts'
import { MeasureScreen } from './measure.screen.tsx'

/** A device with one address for both: it opens at whichever is next. */
export function EitherScreen({ device }: { device: Device }) {
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const [measures, setMeasures] = useState(() => sources.some(({ code, linked }) => code === device.code && linked))
  return measures ? (
    <MeasureScreen device={device} onLink={() => setMeasures(false)} />
  ) : (
    <ConnectScreen device={device} onMeasure={() => setMeasures(true)} />
  )
}

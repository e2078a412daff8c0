import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { watchForeground } from '#src/shell/foreground.ts'
import type { Device } from './devices.ts'
import { createMeasurement } from './measurement.ts'
import type { MeasurementSnapshot } from './measurement.machine.ts'

/** One measurement with a device, from the first look at the phone to the saved value. It ends with the page. */
export function useMeasurement(device: Device) {
  const queryClient = useQueryClient()
  const [actor] = useState(() => createMeasurement(device, queryClient))
  useEffect(() => {
    actor.start()
    const stop = watchForeground({ document, window }, () => actor.send({ type: 'app.resumed' }))
    return () => {
      stop()
      actor.stop()
    }
  }, [actor])
  const snapshot = useSyncExternalStore<MeasurementSnapshot>(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => actor.getSnapshot(),
  )
  return { snapshot, send: actor.send }
}

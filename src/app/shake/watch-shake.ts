import { shakeDetector } from './shake.ts'

/**
 * Calls back at each shake of the phone, from now until it is stopped. Says nothing where there is no sensor or it was
 * not allowed.
 */
export function watchShake(then: () => void): () => void {
  const isShake = shakeDetector()
  const listen = ({ accelerationIncludingGravity: force, timeStamp }: DeviceMotionEvent) => {
    if (force && isShake({ x: force.x ?? 0, y: force.y ?? 0, z: force.z ?? 0, atMs: timeStamp })) then()
  }
  addEventListener('devicemotion', listen)
  return () => removeEventListener('devicemotion', listen)
}

const asking = () =>
  typeof DeviceMotionEvent === 'undefined'
    ? undefined
    : // iOS alone has the question
      (DeviceMotionEvent as typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> })

/** Whether each phone has to be asked for itself: what another one was allowed says nothing of this one. */
export const isMotionAsked = (): boolean => asking()?.requestPermission !== undefined

/** Asks for the sensor where a system wants to be asked, in the tap that wants it; what was said. */
export async function allowMotion(): Promise<boolean> {
  const asked = asking()
  if (asked === undefined) return false
  if (!asked.requestPermission) return true
  return asked.requestPermission().then(
    (said) => said === 'granted',
    () => false,
  )
}

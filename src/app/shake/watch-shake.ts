import { shakeDetector } from './shake.ts'

/** Calls back at each shake of the phone, from now until it is stopped. Says nothing where there is no sensor or it was not allowed. */
export function watchShake(then: () => void): () => void {
  const isShake = shakeDetector()
  const listen = ({ accelerationIncludingGravity: force, timeStamp }: DeviceMotionEvent) => {
    if (force && isShake({ x: force.x ?? 0, y: force.y ?? 0, z: force.z ?? 0, atMs: timeStamp })) then()
  }
  addEventListener('devicemotion', listen)
  return () => removeEventListener('devicemotion', listen)
}

/** Asks for the sensor where a system wants to be asked, in the tap that wants it; what was said. */
export async function allowMotion(): Promise<boolean> {
  if (typeof DeviceMotionEvent === 'undefined') return false
  const asked = DeviceMotionEvent as typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> } // iOS alone has it
  if (!asked.requestPermission) return true
  return asked.requestPermission().then(
    (said) => said === 'granted',
    () => false,
  )
}

import { BridgeError } from './bridge.ts'

/** The documented console texts of a failed native call; the first one keeps its misspelling. [NAT-03 … NAT-08] */
export type NativeMessage =
  | 'Natice bridge not found'
  | 'getNativeValue error'
  | 'getDeviceIdCall error'
  | 'setNativeValue error'
  | 'login error'
  | 'logout error'

/** Native failures are written to the console and never interrupt the flow. [NAT-02] */
export type NativeLog = (message: NativeMessage, error: unknown) => void

/** A missing bridge has its own text, whichever call found it missing. */
export function createNativeLog(console: Pick<Console, 'warn' | 'info'>): NativeLog {
  return (message, error) => {
    if (error instanceof BridgeError && error.missing) console.info('Natice bridge not found')
    else console.warn(message, error)
  }
}

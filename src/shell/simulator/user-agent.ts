/** The user agent that a shell of this platform and version sends: the app knows its shell by it alone (PLT-01). */
import type { SimulatorState } from './state.ts'

export function agentOf({ platform, version }: SimulatorState, own: string): string {
  if (platform === 'android') {
    return (
      'Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      `Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 App/${version}`
    )
  }
  if (platform === 'ios') {
    return (
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      `Mobile/15E148 App/${version}`
    )
  }
  return own
}

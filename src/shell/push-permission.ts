import * as v from 'valibot'
import type { Bridge } from './bridge.ts'

const CALL = 'askPushPermission'

/** The system's question waits for the member. */
const MEMBER_TIMEOUT_MS = 10 * 60_000

const answer = v.object({ state: v.picklist(['granted', 'refused', 'undecided']) })

type PushState = v.InferOutput<typeof answer>['state']

/** Whether the phone lets the shell notify; null where the shell cannot tell or ask (docs/shell-contract.md). */
export async function pushPermission(bridge: Bridge): Promise<PushState | null> {
  if (!bridge.has(CALL)) return null
  return bridge.call({ names: [CALL], args: { ask: false }, data: answer, needs200: true }).then(
    ({ state }) => state,
    () => null,
  )
}

/** Opens the system's own question; what the member chose there. */
export async function askPushPermission(bridge: Bridge): Promise<PushState | null> {
  return bridge
    .call({ names: [CALL], args: { ask: true }, data: answer, needs200: true, timeoutMs: MEMBER_TIMEOUT_MS })
    .then(
      ({ state }) => state,
      () => null,
    )
}

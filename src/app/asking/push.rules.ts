/** What a notification can be promised for. */
export type PushKind = 'order' | 'like' | 'appointment'

/** What the phone says of notifications; undecided means that its own question was never asked. */
export type PushState = 'granted' | 'refused' | 'undecided'

/** Whoever has said no to one is left in peace about the others for so long; about the same for ever. */
const PEACE_MS = 30 * 86_400_000

/** @param asked when it was asked for each kind, in milliseconds since 1970 */
export function mayAskForPush(
  kind: PushKind,
  state: PushState,
  asked: Readonly<Record<string, number>>,
  nowMs: number,
): boolean {
  if (state !== 'undecided' || asked[kind] !== undefined) return false
  return Object.values(asked).every((at) => nowMs - at >= PEACE_MS)
}

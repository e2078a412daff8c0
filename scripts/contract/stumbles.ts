/** What of an answer, or of none, may only be a stumble of the target. */
import { slowness, type Comparison } from './compare.ts'
import type { Operation } from './model.ts'
import { SLOW_MS } from './run-parts.ts'
import { UnreachableError, type Answer, type Silence } from './session.ts'

/** Before a second try: what only stumbled is up again. */
export const SECOND_TRY_MS = 100

/** Silence of somebody who is there. */
export const DEAD_AIR: Silence[] = ['cut', 'hangs', 'damaged']

/** Whether it is worth a second try. */
export function isStumble(
  operation: Operation,
  sent: { answer: Answer; compared: Comparison } | UnreachableError,
  slowMs = SLOW_MS,
): boolean {
  if (sent instanceof UnreachableError) return sent.silence !== 'given-up'
  const { answer, compared } = sent
  const isDown = answer.status >= 500 && compared.refused === undefined
  return (
    isDown ||
    slowness(operation, answer, slowMs).length > 0 ||
    compared.differences.some(({ kind }) => kind === 'unreadable' || kind === 'encoding')
  )
}

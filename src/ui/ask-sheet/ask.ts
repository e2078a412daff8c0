import { ask } from '../confirm/confirm-queue.ts'
import type { DrawnQuestion } from '../confirm/question.ts'

/**
 * Asks with a picture of what it is about, from below. Waits its turn as `confirm()` does; false on everything but the
 * action.
 */
export function askSheet(question: DrawnQuestion): Promise<boolean> {
  return ask(false, (answer) => ({ is: 'ask', question, answer }))
}

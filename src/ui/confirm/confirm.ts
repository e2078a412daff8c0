import { ask } from './confirm-queue.ts'
import type { Question } from './question.ts'

/**
 * Asks the member and waits: `if (await confirm({ … })) remove()`. Questions asked meanwhile wait their turn. Resolves
 * to false on cancel, backdrop, Escape and back.
 */
export function confirm(question: Question): Promise<boolean> {
  return ask(false, (answer) => ({ is: 'confirm', question, answer }))
}

import { ask } from './confirm-queue.ts'
import type { TextQuestion } from './question.ts'

/**
 * Asks the member for a line of text and waits: `const name = await prompt({ … })`. Resolves to the text as it was
 * typed, and to null on cancel, backdrop, Escape and back. Waits its turn among the questions of `confirm()`.
 */
export function prompt(question: TextQuestion): Promise<string | null> {
  return ask<string | null>(null, (answer) => ({ is: 'prompt', question, answer }))
}

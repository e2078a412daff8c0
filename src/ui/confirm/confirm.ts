import type { ReactNode } from 'react'
import { ask } from './confirm-queue.ts'

export type Question = {
  title: string
  text?: ReactNode
  /** The verb of the action, never "yes". */
  confirm: string
  /** Missing: there is nothing to choose, the dialog only tells. */
  cancel?: string
  /** The action destroys something. */
  danger?: boolean
}

/**
 * Asks the member and waits: `if (await confirm({ … })) remove()`. Questions asked meanwhile wait their turn. Resolves to
 * false on cancel, backdrop, Escape and back.
 */
export function confirm(question: Question): Promise<boolean> {
  return ask(false, (answer) => ({ is: 'confirm', question, answer }))
}

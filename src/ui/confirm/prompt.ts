import type { ReactNode } from 'react'
import { ask } from './confirm-queue.ts'

export type TextQuestion = {
  title: string
  text?: ReactNode
  /** Name of the field. */
  label: string
  /** What stands in the field at first. */
  initial?: string
  /** What to enter. */
  help?: string
  /** What is wrong with a text, in words; null lets it pass. Asked on confirming, and from then on while typing. */
  problem?: (text: string) => string | null
  /** The verb of the action. */
  confirm: string
  cancel: string
  /** Name of the field's clear button; without it there is none. */
  clearLabel?: string
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email'
}

/**
 * Asks the member for a line of text and waits: `const name = await prompt({ … })`. Resolves to the text as it was typed,
 * and to null on cancel, backdrop, Escape and back. Waits its turn among the questions of `confirm()`.
 */
export function prompt(question: TextQuestion): Promise<string | null> {
  return ask<string | null>(null, (answer) => ({ is: 'prompt', question, answer }))
}

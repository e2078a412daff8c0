import type { ReactNode } from 'react'

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

export type PendingQuestion = Question & { id: number; answer: (yes: boolean) => void }

let pending: readonly PendingQuestion[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly PendingQuestion[]) => {
  pending = next
  listeners.forEach((listener) => listener())
}

/**
 * Asks the member and waits: `if (await confirm({ … })) remove()`. Questions asked meanwhile wait their turn. Resolves to
 * false on cancel, backdrop, Escape and back.
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const answer = (yes: boolean) => {
      if (!pending.some((one) => one.id === id)) return
      set(pending.filter((one) => one.id !== id))
      resolve(yes)
    }
    set([...pending, { ...question, id, answer }])
  })
}

/** Answers every waiting question with no: after sign-out or when the page is re-created. */
export function dismissQuestions(): void {
  for (const question of pending) question.answer(false)
}

export const questions = {
  current: (): PendingQuestion | undefined => pending[0],
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

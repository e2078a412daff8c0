import type { DrawnQuestion, Question, TextQuestion } from './question.ts'

type Asked =
  | { is: 'confirm'; question: Question; answer: (yes: boolean) => void }
  | { is: 'ask'; question: DrawnQuestion; answer: (yes: boolean) => void }
  | { is: 'prompt'; question: TextQuestion; answer: (text: string | null) => void }

/** A question on its way to the member. `refuse` is cancel, backdrop, Escape and back. */
export type PendingQuestion = Asked & { id: number; refuse: () => void }

let pending: readonly PendingQuestion[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly PendingQuestion[]) => {
  pending = next
  listeners.forEach((listener) => listener())
}

/** Puts a question at the end of the line; resolves to what the member answers, or to `refusal`. */
export function ask<Answer>(refusal: Answer, make: (answer: (value: Answer) => void) => Asked): Promise<Answer> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const answer = (value: Answer) => {
      if (!pending.some((one) => one.id === id)) return
      set(pending.filter((one) => one.id !== id))
      resolve(value)
    }
    set([...pending, { ...make(answer), id, refuse: () => answer(refusal) }])
  })
}

/** Refuses every waiting question: after sign-out or when the page is re-created. */
export function dismissQuestions(): void {
  for (const question of pending) question.refuse()
}

export const questions = {
  current: (): PendingQuestion | undefined => pending[0],
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

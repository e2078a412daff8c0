/**
 * What was typed and not sent, so that it is there again after going back. Kept in memory only: it may be about someone's
 * health, and a shared phone must not find it after a sign-out (the app then calls `forgetDrafts`).
 */
const drafts = new Map<string, unknown>()

/** What was left under this name. The owner of a name is one form: it reads what it wrote. */
export function readDraft<Values>(name: string): Values | undefined {
  // a form's own values come back under its own name, in the shape it gave them
  return drafts.get(name) as Values | undefined
}

export function keepDraft(name: string, values: unknown): void {
  drafts.set(name, values)
}

export function dropDraft(name: string): void {
  drafts.delete(name)
}

/** On sign-out, and when another member signs in. */
export function forgetDrafts(): void {
  drafts.clear()
}

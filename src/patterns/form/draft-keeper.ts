/** What a session's end and a sign-in do to the drafts of forms. */
interface DraftKeeper {
  /** Drops the drafts; with a member's id it keeps them for that member, unread, until somebody has signed in. */
  end(keptFor: string): void
  /** Who has signed in: the drafts are theirs, or are gone. */
  give(member: string): void
  /** Whether drafts wait for their member to sign in again. */
  isAwaited(): boolean
  /** The drafts as a text; null where there are none. */
  pack(): string | null
}

/** The drafts, once a form was opened: their code comes with the first form (drafts.ts), and before there is nothing to keep. */
export const draftKeeper: { current: DraftKeeper | null } = { current: null }

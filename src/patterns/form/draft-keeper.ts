/** What a session's end and a sign-in do to the drafts of forms. */
interface DraftKeeper {
  /** Drops the drafts; with names of a member it keeps them for that member, unread, until it is known who is here. */
  end(...keptFor: string[]): void
  /** By which names whoever is here is known: the drafts are theirs, or are gone. */
  give(...names: string[]): void
  /** Whether drafts wait for their member to sign in again. */
  isAwaited(): boolean
  /** Asks who is here, more than once where no answer comes and drafts wait for it. */
  insist<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer>
  /** The drafts of whoever is here, as a text; null where there are none. */
  pack(): string | null
}

/**
 * The drafts, once a form was opened: their code comes with the first form (drafts.ts), and before there is nothing to
 * keep.
 */
export const draftKeeper: { current: DraftKeeper | null } = { current: null }

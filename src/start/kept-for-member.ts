import { forgetWantedPath, rememberWantedPath } from '#src/app/wanted-path.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { draftKeeper } from '#src/patterns/form/draft-keeper.ts'
import type { EndReason } from '#src/session/session-types.ts'

/** What the server tells of a member. */
interface MemberSeen {
  hcId: string
  usrId: string
}

interface Place {
  pathname: string
  href: string
}

/**
 * What was half written, and where: it outlives every session but one that was signed out, for the same member alone
 * (docs/decisions/357). The token says who that is; what the server has told counts before it.
 *
 * @param seen what a screen has been told of whoever is here
 */
export function createKeptForMember(seen: () => MemberSeen | undefined) {
  let seenMember: MemberSeen | undefined
  /** Where the member was, for nobody else to be led to. */
  function leave(subject: string, { pathname, href }: Place, member = seenMember ?? seen()): void {
    if (!pathname.startsWith('/login')) rememberWantedPath(href, subject || member?.usrId || '?')
  }
  return {
    leave,
    /**
     * When the server is to say whose a stored token is: where something waits for its member, or the token names
     * nobody.
     */
    async asks(subject: string): Promise<boolean> {
      if (draftKeeper.current?.isAwaited()) return true
      if (subject !== '') return false
      await new Promise<void>(whenIdle)
      return seen() === undefined
    },
    /** One answer that is lost must not hide for a whole visit what waits for its member. */
    insist: <Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
      draftKeeper.current?.insist(ask, signal) ?? ask(),
    /** The server has told who is here. */
    give(member: MemberSeen, subject: string): void {
      seenMember = member
      draftKeeper.current?.give(...namesOf(subject, member))
    },
    /**
     * @param subject whom the session's token named; null where nobody was signed in: then what is kept stays as it is
     */
    end(reason: EndReason, subject: string | null, place: Place): void {
      if (subject === null) return
      const member = seenMember ?? seen()
      seenMember = undefined
      if (reason === 'signOut') {
        draftKeeper.current?.end()
        forgetWantedPath()
        return
      }
      draftKeeper.current?.end(...namesOf(subject, member))
      // Whose sign-in took this one's place stays where they are.
      if (reason !== 'replaced') leave(subject, place, member)
    },
  }
}

/**
 * What a token calls its member is a name only where the server calls them so too: some backend may call everybody the
 * same.
 */
function namesOf(subject: string, member: MemberSeen | undefined): string[] {
  const byToken = subject && `token ${subject}`
  if (!member) return [byToken]
  return [member.hcId, subject === member.hcId || subject === member.usrId ? byToken : '']
}

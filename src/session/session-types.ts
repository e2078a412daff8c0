import type { SessionSignal } from '#src/contract/session-port.ts'

/** The client session: exactly these six values, '' meaning none. [SES-01] */
export interface SessionValues {
  accessToken: string
  deviceId: string
  /** '' until it is loaded; from then on 'Y' or 'N'. [SES-02, SES-05] */
  autoLogin: 'Y' | 'N' | ''
  pushToken: string
  exceptionMessage: string
  healthTermsYn: 'Y' | 'N'
}

/**
 * Why there is no session any more. 'replaced': another sign-in took its place in this browser. 'taken': the same,
 * found in storage without a word from the tab where it happened; what stands open here is this tab's member's, and
 * what is stored is not.
 */
export type EndReason = SessionSignal | 'signOut' | 'replaced' | 'taken'

/** How the member came in: with the form, through auto-login, or with a token that was still stored. */
export type Arrival = 'form' | 'remembered' | 'stored'

/**
 * What asking for a token came to. `takenOver`: another tab had asked before, and its token may have run out since.
 * 'unanswered': no verdict came back, which says nothing about the session. 'others': what is stored belongs to another
 * member.
 */
export type RefreshResult =
  | { kind: 'renewed'; token: string; takenOver?: boolean }
  | { kind: 'refused' }
  | { kind: 'unanswered' }
  | { kind: 'others' }

/** What a start found in storage. */
export interface StoredSession {
  values: SessionValues
  /** Auto-login was chosen on this device and no usable token is left: a remembered login is worth asking for. */
  mayExchange: boolean
}

export interface SignInInput {
  username: string
  password: string
  remember: boolean
}

export type DeviceValues = Pick<SessionValues, 'deviceId' | 'pushToken' | 'exceptionMessage'>

export interface SessionContext {
  values: SessionValues
  /** Counts session ends, so that an answer to a call of an earlier session is known for one. */
  epoch: number
  /** The token was found where another tab had put it: nobody here has seen the server take it. */
  takenOver: boolean
  /** How often in a row a token was asked for without a verdict: the pauses between the tries grow with it. */
  tries: number
  arrival: Arrival
  endReason: EndReason | null
  /** Why the last sign-in failed; the screen words it. */
  signInError: unknown
}

export type SessionEvent =
  | ({ type: 'signIn.requested' } & SignInInput)
  | { type: 'signIn.sent'; autoLogin: 'Y' | 'N'; device: DeviceValues }
  | { type: 'signIn.answered'; token: string }
  | { type: 'signIn.refused' }
  | { type: 'signOut.requested' }
  | { type: 'signOut.sent' }
  | { type: 'signal.received'; signal: SessionSignal }
  | { type: 'token.expired'; token: string }
  /** The server says that this token's session is over; a remembered sign-in may begin another. */
  | { type: 'token.refused'; token: string }
  | { type: 'tab.refreshed'; token: string }
  | { type: 'tab.signedIn' }
  /** Storage holds another member's token. */
  | { type: 'tab.taken' }
  | { type: 'tab.ended'; reason: EndReason }
  | { type: 'healthTerms.changed'; value: 'Y' | 'N' }

/** What goes into the headers of a call, and of which session it is. */
export interface Credentials {
  /** The bare token, '' when there is none. */
  token: string
  deviceId: string
  autoLogin: 'Y' | 'N'
  /** Changes whenever a session ends: an answer to a call of an earlier session counts for nothing. */
  epoch: number
}

/** Why a session is over. 'expired': refreshing did not help. */
export type SessionSignal = 'duplicate' | 'login' | 'expired'

/** A token in place of a refused one. `takenOver`: from another tab, which may have got it long ago. */
export type Renewed = Credentials & { takenOver: boolean }

/** What an answer refused a call's token for: it has run out, or the session behind it is over. */
export type TokenRefusal = 'tokenExpired' | 'login'

/**
 * What the client needs of the session. `src/session` implements it with its machine; the client knows no more of the
 * session than this. Waiting functions reject with an `ApiError` of kind 'session' when the session ends meanwhile.
 */
export interface SessionPort {
  credentials(): Credentials
  /** Resolves when a call may go out: at once, or after start-up or a running refresh. [SES-22] */
  ready(signal?: AbortSignal): Promise<Credentials>
  /** The token of `used` was refused: another one for all who ask, at once when it is in place already. [SES-21] */
  renew(used: Credentials, refusal: TokenRefusal, signal?: AbortSignal): Promise<Renewed>
  /** The server ended the session that `used` belongs to. */
  end(signal: SessionSignal, used: Credentials): void
  /** POST /login is about to be sent: the choice is kept and the device has an id. [SES-06, SES-08] */
  signInSent(autoLogin: 'Y' | 'N'): Promise<void>
  /** POST /login succeeded; `token` is '' when the answer held none. */
  signInAnswered(token: string): void
  signInRefused(): void
  /** GET /logout is on its way: no refresh from now on. [SES-08, SES-11] */
  signOutSent(): void
}

/**
 * What other companies do for us. A deployment brings its own; with the simulator the stand-ins do it
 * (server/stand-ins).
 */
import type { CheckupResult } from './domain/checkup/schema.ts'
import type { Colleague, Person } from './domain/identity/schema.ts'

/** Sends a text to a phone. Resolves once the provider has taken it. */
export type SendText = (message: { to: string; text: string }) => Promise<void>

/**
 * Who somebody is, by a company that knows (PASS). The member goes to `authUrl` with `encData` and comes back to
 * `returnUrl`.
 */
export type VerifyPerson = {
  begin(where: { origin: string; returnUrl: string }): Promise<{ authKey: string; authUrl: string; encData: string }>
  /** What came of it. `ci` is the same for the same person everywhere, long and never guessed. */
  result(authKey: string): Promise<Person | 'pending' | 'refused'>
}

/** An employer's portal (Knox). Its ticket is good once. */
export type StaffPortal = { colleague(ticket: string): Promise<Colleague | undefined> }

/** The shop mall. */
export type Mall = {
  /** Where its sign-in is, when it is not the configured one. */
  address(origin: string): string | undefined
  /** A ticket that signs in whoever the mall knows by this, once, for five minutes. */
  ticket(member: string): Promise<string>
}

/** Where check-up results come from, once the person has confirmed in its app. Rejects when it does not answer. */
export type CheckupProvider = {
  /** Opens the app in which the person confirms; null where none is known. */
  appUrl(providerCode: string): string | null
  start(asked: {
    providerCode: string
    telecomCode: string | null
    realName: string
    birthday: string
    mobileNo: string
  }): Promise<{ providerTx: string }>
  /** `reason` are the provider's own words. */
  outcome(providerTx: string): Promise<{ state: 'WAIT' | 'DONE' | 'DENIED'; reason: string | null }>
  results(providerTx: string, years: { from: string; to: string }): Promise<readonly CheckupResult[]>
}

export type Partners = {
  sendText: SendText
  verifyPerson: VerifyPerson
  staffPortal: StaffPortal
  mall: Mall
  checkupProvider: CheckupProvider
}

/** There is nobody behind this port. */
export class PartnerMissing extends Error {
  constructor(partner: string) {
    super(`No ${partner} is connected. HANSANG_SIMULATOR=on puts a stand-in in its place.`)
  }
}

/** Whether somebody is there who sends texts: without one nobody's tries are counted for nothing. */
export const sendsTexts = ({ sendText }: Pick<Partners, 'sendText'>): boolean => sendText !== noPartners.sendText

/** Each rejects until somebody provides it. */
export const noPartners: Partners = {
  sendText: () => Promise.reject(new PartnerMissing('sender of texts')),
  verifyPerson: {
    begin: () => Promise.reject(new PartnerMissing('verifier of persons')),
    result: () => Promise.reject(new PartnerMissing('verifier of persons')),
  },
  staffPortal: { colleague: () => Promise.reject(new PartnerMissing('staff portal')) },
  mall: { address: () => undefined, ticket: () => Promise.reject(new PartnerMissing('shop mall')) },
  checkupProvider: {
    appUrl: () => null,
    start: () => Promise.reject(new PartnerMissing('provider of check-ups')),
    outcome: () => Promise.reject(new PartnerMissing('provider of check-ups')),
    results: () => Promise.reject(new PartnerMissing('provider of check-ups')),
  },
}

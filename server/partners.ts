/**
 * What other companies do for us. A deployment brings its own; with the simulator the stand-ins do it
 * (server/stand-ins).
 */
import type { CheckupResult } from './domain/checkup/schema.ts'
import type { Colleague, Person } from './domain/identity/schema.ts'
import type { Words } from './domain/member/language.rules.ts'

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
  appUrl: (providerCode: string) => string | null
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

type PartnerName = keyof Partners

/** What a member is told where a partner is missing or does not answer; nothing was counted. */
const AWAY: Record<PartnerName, Words> = {
  sendText: {
    ko: '지금은 문자를 보낼 수 없어요. 잠시 뒤에 다시 해 주세요.',
    en: 'We cannot send a text right now. Please try again in a moment.',
  },
  verifyPerson: {
    ko: '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
    en: 'We cannot check who you are right now. Please try again in a moment.',
  },
  staffPortal: {
    ko: '지금은 사내 포털이 답하지 않아요. 잠시 뒤에 포털에서 다시 들어와 주세요.',
    en: 'Your company portal does not answer right now. Please come in from it again in a moment.',
  },
  mall: {
    ko: '지금은 쇼핑몰이 답하지 않아요. 잠시 뒤에 다시 해 주세요.',
    en: 'The shop does not answer right now. Please try again in a moment.',
  },
  checkupProvider: {
    ko: '지금은 확인해 주는 곳이 답하지 않아요. 잠시 뒤에 다시 해 주세요.',
    en: 'The provider does not answer right now. Please try again in a moment.',
  },
}

/** A partner cannot be asked: a member is told so, and that it may be tried again. */
export abstract class PartnerAway extends Error {
  readonly partner: PartnerName
  readonly words: Words

  constructor(partner: PartnerName, message: string, options?: ErrorOptions) {
    super(message, options)
    this.partner = partner
    this.words = AWAY[partner]
  }
}

/** There is nobody behind this port: no fault of anybody's, and the same with every request. */
export class PartnerMissing extends PartnerAway {
  constructor(partner: PartnerName) {
    super(partner, `No partner is connected for ${partner}. HANSANG_SIMULATOR=on puts a stand-in in its place.`)
  }
}

/** Somebody is there, and did not answer in time or not as agreed. */
export class PartnerFailed extends PartnerAway {
  constructor(partner: PartnerName, cause: unknown) {
    super(partner, `The partner for ${partner} did not answer.`, { cause })
  }
}

/** Whether somebody is behind that port. */
export const hasPartner = (partners: Partners, name: PartnerName): boolean => partners[name] !== noPartners[name]

/** Without anybody who sends texts nobody's tries are counted for nothing. */
export function assertSendsTexts(partners: Partners): void {
  if (!hasPartner(partners, 'sendText')) throw new PartnerMissing('sendText')
}

/** A member waits for this long for another company, no longer. */
const PATIENCE_MS = 5000

/** The same partners, each of which answers in time or fails as a partner does. One that is missing stays missing. */
export function inTime(partners: Partners, patienceMs = PATIENCE_MS): Partners {
  const bound =
    <Asked extends unknown[], Answer>(name: PartnerName, ask: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> =>
      answered(ask(...asked), patienceMs).catch((error: unknown) => {
        throw error instanceof PartnerAway ? error : new PartnerFailed(name, error)
      })
  const { sendText, verifyPerson, staffPortal, mall, checkupProvider } = partners
  const bounded: Partners = {
    sendText: bound('sendText', sendText),
    verifyPerson: {
      begin: bound('verifyPerson', verifyPerson.begin),
      result: bound('verifyPerson', verifyPerson.result),
    },
    staffPortal: { colleague: bound('staffPortal', staffPortal.colleague) },
    mall: { address: mall.address, ticket: bound('mall', mall.ticket) },
    checkupProvider: {
      appUrl: checkupProvider.appUrl,
      start: bound('checkupProvider', checkupProvider.start),
      outcome: bound('checkupProvider', checkupProvider.outcome),
      results: bound('checkupProvider', checkupProvider.results),
    },
  }
  const missing = (Object.keys(noPartners) as PartnerName[]).filter((name) => !hasPartner(partners, name))
  return { ...bounded, ...Object.fromEntries(missing.map((name) => [name, noPartners[name]])) }
}

function answered<Answer>(answer: Promise<Answer>, patienceMs: number): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer in ${patienceMs} ms.`)), patienceMs)
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Each rejects until somebody provides it. */
export const noPartners: Partners = {
  sendText: () => Promise.reject(new PartnerMissing('sendText')),
  verifyPerson: {
    begin: () => Promise.reject(new PartnerMissing('verifyPerson')),
    result: () => Promise.reject(new PartnerMissing('verifyPerson')),
  },
  staffPortal: { colleague: () => Promise.reject(new PartnerMissing('staffPortal')) },
  mall: { address: () => undefined, ticket: () => Promise.reject(new PartnerMissing('mall')) },
  checkupProvider: {
    appUrl: () => null,
    start: () => Promise.reject(new PartnerMissing('checkupProvider')),
    outcome: () => Promise.reject(new PartnerMissing('checkupProvider')),
    results: () => Promise.reject(new PartnerMissing('checkupProvider')),
  },
}

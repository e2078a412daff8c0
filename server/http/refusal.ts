/**
 * Answers that every operation can give and no handler writes: they are raised before or around it. `error` and
 * `errorMessage` form the body; session signals also travel in `wp-error`, where clients look first (HTP-20). Where the
 * client acts by itself errorMessage is null, so that no alert stands in the way (ERR-09, ERR-10).
 */
import type { Language, Words } from '#server/domain/member/language.rules.ts'

export class Refusal extends Error {
  readonly statusCode: number
  readonly body: { error: string; errorMessage: string | null; operationId?: string }
  readonly headers: Record<string, string>

  constructor(
    statusCode: number,
    error: string,
    errorMessage: string | null,
    extra: { headers?: Record<string, string>; operationId?: string } = {},
  ) {
    super(errorMessage ?? error)
    this.statusCode = statusCode
    this.body = { error, errorMessage, ...(extra.operationId !== undefined && { operationId: extra.operationId }) }
    this.headers = extra.headers ?? {}
  }
}

const NO_ROOM: Words = {
  ko: '지금 다른 사진을 받고 있어요. 잠시 뒤에 다시 보내 주세요.',
  en: 'Other photos are being received. Please send yours again in a moment.',
}

const DATABASE_AWAY: Words = {
  ko: '지금은 요청을 처리할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  en: 'We cannot do this right now. Please try again in a moment.',
}

/** After this long a database that was away may be back, or less be waiting for it. */
const AWAY_SECONDS = 2
const AWAY_HEADERS = { 'retry-after': String(AWAY_SECONDS) }

const NOT_TEXT: Words = {
  ko: '깨진 글자가 있어 읽을 수 없어요. 다시 적어 주세요.',
  en: 'Some letters arrived broken and cannot be read. Please write them again.',
}

/** What a request that cannot be taken is told; `detail` names what is wrong with it. */
export const checkRequest = (detail: string) => `요청 내용을 확인해 주세요. (${detail})`

export const refusals = {
  /** SES-18: the body says it, with no wp-error; clients read it before the status. */
  tokenExpired: () => new Refusal(401, 'tokenExpired', null),
  /** ERR-02: there is no session that could be renewed. */
  login: () => new Refusal(401, 'login', null, { headers: { 'wp-error': 'login' } }),
  /** SES-25, ERR-01: another sign-in ended this session. */
  duplicateLogin: () => new Refusal(401, 'duplicateLogin', null, { headers: { 'wp-error': 'duplicate-login' } }),
  badRequest: (detail: string) => new Refusal(400, 'badRequest', checkRequest(detail)),
  /** What breaks the contract, in a sentence for the member. */
  faulty: (sentence: string) => new Refusal(400, 'badRequest', sentence),
  /** Bytes that are no letters are not kept as something else. */
  notText: (language: Language) => new Refusal(400, 'badRequest', NOT_TEXT[language]),
  notFound: () => new Refusal(404, 'notFound', '없는 주소예요.'),
  notImplemented: (operationId: string) =>
    new Refusal(501, 'notImplemented', `아직 만들지 않은 호출이에요: ${operationId}`, { operationId }),
  tooManyRequests: (waitSeconds: number) =>
    new Refusal(429, 'tooManyRequests', '시도가 너무 많았어요. 잠시 뒤에 다시 로그인해 주세요.', {
      headers: { 'retry-after': String(waitSeconds) },
    }),
  /** A member keeps as much of something as there is room for. */
  recordsFull: (sentence: string) => new Refusal(409, 'recordsFull', sentence),
  /** Health data is kept with the consent to it alone. */
  healthConsentNeeded: (sentence: string) => new Refusal(409, 'healthConsentNeeded', sentence),
  /** A member's own calls; says nothing of signing in. */
  tooManyCalls: (waitSeconds: number) =>
    new Refusal(429, 'tooManyRequests', '시도가 너무 많았어요. 잠시 뒤에 다시 해 주세요.', {
      headers: { 'retry-after': String(waitSeconds) },
    }),
  /** Of a network, whoever asks there. What else came on the connection is not looked at. */
  tooManyOfNetwork: (waitSeconds: number) =>
    new Refusal(429, 'tooManyRequests', '시도가 너무 많았어요. 잠시 뒤에 다시 해 주세요.', {
      headers: { 'retry-after': String(waitSeconds), connection: 'close' },
    }),
  /** Pictures of this member, or of all together, already are as many as may be in memory. */
  noRoom: (waitSeconds: number, language: Language) =>
    new Refusal(429, 'tooManyRequests', NO_ROOM[language], { headers: { 'retry-after': String(waitSeconds) } }),
  unreadable: () => new Refusal(400, 'badRequest', '읽을 수 없는 요청이에요.'),
  tooSlow: () => new Refusal(408, 'requestTimeout', '요청이 끝까지 오지 않았어요. 다시 시도해 주세요.'),
  expectationFailed: () => new Refusal(417, 'expectationFailed', '읽을 수 없는 요청이에요.'),
  headersTooLarge: () => new Refusal(431, 'headersTooLarge', '보낸 내용이 너무 커요.'),
  /** The server stands and cannot serve: its database does not answer. */
  unavailable: () => new Refusal(503, 'unavailable', null, { headers: AWAY_HEADERS }),
  /** The same to a member. Nothing was done. */
  databaseAway: (language: Language) =>
    new Refusal(503, 'unavailable', DATABASE_AWAY[language], { headers: AWAY_HEADERS }),
  /** What the call needs of another company is not there. */
  partnerAway: (sentence: string) => new Refusal(503, 'unavailable', sentence),
  /** A part of a file that it does not have. */
  noSuchRange: (headers: Record<string, string>) => new Refusal(416, 'noSuchRange', '없는 부분이에요.', { headers }),
  /** A file that is another one than the client holds. */
  changed: () => new Refusal(412, 'changed', '그사이 바뀌었어요.'),
  tooLarge: () => new Refusal(413, 'payloadTooLarge', '보낸 내용이 너무 커요.'),
  serverError: () => new Refusal(500, 'serverError', null),
}

/**
 * What a handler may be asked and may answer, taken from the contract's generated types. A handler that answers a
 * status the contract does not declare, or a body of another shape, does not compile: see contract.test.ts.
 */
import type { operations } from '#openapi/generated/schema.d.ts'
import type { Language } from './domain/member/language.rules.ts'
import type { FormFile } from './http/multipart.ts'
import { checkRequest } from './http/refusal.ts'

export type OperationId = keyof operations & string

/**
 * Operations that run without a signed-in member: they make, renew or end the sign-in, or come before it. Every other
 * one runs for a signed-in member only, and finds out who that is in `caller.hcId`.
 */
export const openOperations = [
  'sessionLogin',
  'sessionSession',
  'sessionLogout',
  'sessionGetRememberMeAccessToken',
  // An image element sends no session headers (UPL-06).
  'commonImageFile',
  // A shell that is too old is told so before sign-in, too (NTC-02).
  'commonGetUpdateVer',
  // Somebody proves to hold a phone before anything else is known of them (MYP-06).
  'mypageUserAuthSms',
  'mypageUserAuthSmsConfirm',
  'mypageSmsFailInfo',
  'mypageSmsFail',
  // Somebody who joins finds the employer and is recognised (MBR-17).
  'memberGetTomsEntpsList',
  'memberGetTomsAGateUserInfo',
  // Who somebody is comes before an account does (MBR-11, MBR-12).
  'commonPassAuth',
  'commonPassAuthMy',
  'commonPassAuthUser',
  'commonKnoxUser',
  'commonKnoxAuthSms',
  'commonKnoxAuthSmsConfirm',
  'commonKnoxAuthSmsFail',
  'commonKnoxAuthSmsFailSave',
  'commonCompany',
  'commonRestaurant',
  'commonGetServerUrl',
  'memberJoinCheck',
  'memberExist',
  'memberSelectExistAccouont',
  'memberDuplicate',
  'memberCheckNickName',
  'memberJoin',
  // Whoever has lost the password has no session (MYP-10).
  'mypageUserIdFind',
  'mypageUserPwdFind',
  'mypageUserPwdReset',
  'mypageConsignmentCompany',
] as const satisfies readonly OperationId[]

export type OpenOperationId = (typeof openOperations)[number]

/** What every client says about itself. */
export type Client = {
  /** X-Device-Id; '' when the client sends none. */
  deviceId: string
  /** X-Autologin; N when the client does not say. */
  autoLogin: 'Y' | 'N'
  /** Where this server is for the client: `https://app.example.com`. */
  origin: string
  /** Accept-Language; undefined when it names none that we speak. */
  language: Language | undefined
}

/** Whoever calls an open operation. Nothing in it is proven. */
export type Visitor = Client & {
  address: string
  /** Whether the request came over https, so that cookies can be kept to it. */
  secure: boolean
  /** The access token as sent, without its prefix; undefined for none, `null` and `Bearer null`. */
  token: string | undefined
  /** The auto-login cookie as sent. */
  rememberMe: string | undefined
}

/** A member with a live session and a token that has not expired. */
export type Member = Client & { hcId: string; sessionId: string }

export type ReplyHeaders = Record<string, string | string[]>

/** One answer among those that an operation declares. */
export type ReplyOf<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & number]: Answer<Status, Responses[Status]> }[keyof Responses & number]
  : never

type Answer<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { status: Status; body: Body; headers?: ReplyHeaders }
  : Response extends { content: object }
    ? { status: Status; body: Buffer; headers: ReplyHeaders & { 'content-type': keyof Response['content'] & string } }
    : { status: Status; body?: undefined; headers?: ReplyHeaders }

/** The validated parts of a request. */
export type InputOf<Op> = Op extends { parameters: infer Parameters }
  ? {
      query: Section<Parameters, 'query'>
      path: Section<Parameters, 'path'>
      cookies: Section<Parameters, 'cookie'>
      /** What the operation itself asks for, by its name on the wire; what every client says is in the caller. */
      headers: Section<Parameters, 'header'>
      body: BodyOf<Op>
      /** What a form brought along, in the order of the names in `body`; empty without any. */
      files: readonly FormFile[]
    }
  : never

type Section<Parameters, Part extends string> = Part extends keyof Parameters
  ? [Exclude<Parameters[Part], undefined>] extends [never]
    ? Record<never, never>
    : Exclude<Parameters[Part], undefined>
  : Record<never, never>

type BodyOf<Op> = Op extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Op extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined

export type Reply<Id extends OperationId> = ReplyOf<operations[Id]>
export type Input<Id extends OperationId> = InputOf<operations[Id]>
export type CallerOf<Id extends OperationId> = Id extends OpenOperationId ? Visitor : Member

export type Handler<Id extends OperationId> = (input: Input<Id>, caller: CallerOf<Id>) => Reply<Id> | Promise<Reply<Id>>

/** The handler table. An operation that is missing answers 501 and is listed by name at start. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }

/** The payload of a successful answer (known-payloads 2.1). */
export type Envelope<Data> = { code: 0; message: null; data: Data; data2: null; userInfo: null }

/** Answer 200 with `data` in the envelope. */
export function ok<const Data>(
  data: Data,
  headers?: ReplyHeaders,
): { status: 200; body: Envelope<Data>; headers?: ReplyHeaders } {
  const body = { code: 0, message: null, data, data2: null, userInfo: null } as const
  return headers === undefined ? { status: 200, body } : { status: 200, body, headers }
}

/** Refuse with a code of the error catalogue and a sentence for the member or the developer. */
export function refuse<const Status extends number, const Code extends string>(
  status: Status,
  error: Code,
  errorMessage: string,
): { status: Status; body: { error: Code; errorMessage: string } } {
  return { status, body: { error, errorMessage } }
}

/**
 * Refuse a value that the schema lets through and the operation cannot take, such as a day that no calendar has;
 * `field` names it on the wire.
 */
export const badRequest = (field: string) => refuse(400, 'badRequest', checkRequest(field))

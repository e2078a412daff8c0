/**
 * What can be called, as types: every path of the contract with its options and its answer. openapi-fetch brings such
 * types of its own, but checks each call against all operations at once: with six hundred of them that was 44 million
 * instantiations and 30 s of type check. Here each operation's options and answer are looked up in a table by its
 * path.
 */
import type { paths } from '#openapi/generated/schema.d.ts'
import type { CallResult, Payload } from './envelope.ts'

import './marks.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never
}[keyof paths]

type Empty = Record<never, never>

/** Parameters of one place: asked for where one of them is required, absent where there is none. */
type Given<Parameters, Place extends 'path' | 'query'> = Place extends keyof Parameters
  ? [Exclude<Parameters[Place], undefined>] extends [never]
    ? Empty
    : undefined extends Parameters[Place]
      ? { [K in Place]?: Exclude<Parameters[Place], undefined> }
      : { [K in Place]: Parameters[Place] }
  : Empty

/** Asked for only where something in it is. */
type Params<All> = keyof All extends never ? Empty : Empty extends All ? { params?: All } : { params: All }

type ParamsOf<Operation> = Operation extends { parameters: infer Parameters }
  ? Params<Given<Parameters, 'path'> & Given<Parameters, 'query'>>
  : Empty

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content]; bodySerializer?: (body: Content[keyof Content]) => unknown }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content] }
    : Empty

/** Options of every call beside its own: `fetch`'s, the call's marks, and how the answer is read. */
export interface CallOptions extends Omit<RequestInit, 'body' | 'method'> {
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'
}

type InitOfOperation<Operation> = CallOptions & ParamsOf<Operation> & BodyOf<Operation>
type Rest<Init> = Empty extends Init ? [init?: Init] : [init: Init]

type Content<Response> = Response extends { content: infer Kinds } ? Kinds[keyof Kinds] : undefined
/** The body of a success. */
type Answer<Operation> = Operation extends { responses: infer Responses }
  ? Content<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never

/** Options of the operation at each path of this method. */
export type Inits<M extends Method> = { [P in PathOf<M>]: InitOfOperation<paths[P][M]> }
/** Inits as the last arguments of a call. */
export type Rests<M extends Method> = { [P in PathOf<M>]: Rest<InitOfOperation<paths[P][M]>> }
/** What the operation at each path answers. */
export type Answers<M extends Method> = { [P in PathOf<M>]: Answer<paths[P][M]> }
/** Answers out of their envelopes. */
export type Payloads<M extends Method> = { [P in PathOf<M>]: Payload<Answer<paths[P][M]>> }

/** What a call resolves with: the body of a success, or that of a failure. */
export type Called<Body> =
  | { data: Body; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response }

/** The client as features use it. */
export interface Calls {
  GET: <P extends PathOf<'get'>>(path: P, ...init: Rests<'get'>[P]) => Promise<Called<Answers<'get'>[P]>>
  POST: <P extends PathOf<'post'>>(path: P, ...init: Rests<'post'>[P]) => Promise<Called<Answers<'post'>[P]>>
  PUT: <P extends PathOf<'put'>>(path: P, ...init: Rests<'put'>[P]) => Promise<Called<Answers<'put'>[P]>>
  DELETE: <P extends PathOf<'delete'>>(path: P, ...init: Rests<'delete'>[P]) => Promise<Called<Answers<'delete'>[P]>>
  /** Any call; who uses it sees to the types. */
  request: (method: Method, path: string, init: object) => Promise<CallResult>
}

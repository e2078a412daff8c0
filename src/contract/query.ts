import type { paths } from '#openapi/generated/schema.d.ts'
import type { Inits, Method, PathOf, Payloads, Rests } from './calls.ts'

import { queryOptions } from '@tanstack/react-query'

import { api } from './api.ts'
import { unwrap } from './envelope.ts'

/** What an operation answers, out of its envelope. */
export type DataOf<M extends Method, P extends PathOf<M>> = Payloads<M>[P]

interface LooseInit {
  params?: { query?: object; path?: object }
  body?: unknown
}

/** The generic call. The types of path, options and answer are held by `query` and `mutation`, its only callers. */
function send<Data>(method: Method, path: string, init: object): Promise<Data> {
  return unwrap(api.request(method, path, init)) as Promise<Data>
}

/** The key of every query of a path, for `invalidateQueries`: it is the beginning of each of them. */
export function keyOf(path: keyof paths): readonly [keyof paths] {
  return [path]
}

function declareQuery<Data>(method: Method, path: string, init: LooseInit = {}) {
  const { params: { query: inQuery, path: inPath } = {}, body } = init
  const asked = {
    ...(inQuery && { query: inQuery }),
    ...(inPath && { path: inPath }),
    ...(body !== undefined && { body }),
  }
  return queryOptions({
    queryKey: [path, asked] as const,
    queryFn: ({ signal }) => send<Data>(method, path, { ...init, signal }),
  })
}

type QueryOf<Data> = ReturnType<typeof declareQuery<Data>>

// One signature per method and no body of its own: checking a generic body against all operations at once takes the
// compiler minutes and gigabytes.
interface Query {
  <P extends PathOf<'get'>>(method: 'get', path: P, ...init: Rests<'get'>[P]): QueryOf<Payloads<'get'>[P]>
  <P extends PathOf<'post'>>(method: 'post', path: P, ...init: Rests<'post'>[P]): QueryOf<Payloads<'post'>[P]>
  // A call that neither takes is read once more, for a message that names its path or parameter and not the other
  // method.
  <M extends keyof Reads, P extends PathOf<M>>(
    method: M,
    path: P & { 'options are left out': RestOf<Reads[M], P>[0] },
  ): QueryOf<unknown>
  <M extends keyof Reads, P extends PathOf<M>>(method: M, path: P, ...init: RestOf<Reads[M], P>): QueryOf<unknown>
}

interface Reads {
  get: Rests<'get'>
  post: Rests<'post'>
}
type RestOf<Table, P> = P extends keyof Table ? (Table[P] extends infer R extends unknown[] ? R : never) : never

/**
 * Declares a query of one operation, for `useQuery`, loaders and prefetching alike:
 * `query('get', '/api/meal', { params: { query } })`. Its key is the path and what is asked of it; the answer comes out
 * of its envelope; leaving the screen aborts the call; failures are `ApiError`s. Reading by POST works the same way.
 */
export const query = declareQuery as unknown as Query

interface StaleClient {
  invalidateQueries(filters: { queryKey: readonly unknown[] }): Promise<void>
}

interface MutationOptions {
  /** The paths whose queries are asked again once the write has ended, well or not. */
  stale?: readonly (keyof paths)[]
}

function declareMutation<Init extends object | undefined, Data>(
  method: Method,
  path: string,
  { stale = [] }: MutationOptions = {},
) {
  return {
    mutationKey: [path] as const,
    mutationFn: (init: Init) => send<Data>(method, path, init ?? {}),
    onSettled: async (
      _data: Data | undefined,
      _error: Error | null,
      _init: Init,
      _result: unknown,
      { client }: { client: StaleClient },
    ): Promise<void> => {
      await Promise.all(stale.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })))
    },
  }
}

type MutationOf<Init extends object | undefined, Data> = ReturnType<typeof declareMutation<Init, Data>>
/** Any write, for what treats all of them alike (src/app/use-write.ts). */
export type AnyMutation = MutationOf<object, unknown>

interface Mutation {
  <P extends PathOf<'post'>>(
    method: 'post',
    path: P,
    options?: MutationOptions,
  ): MutationOf<Inits<'post'>[P], Payloads<'post'>[P]>
  <P extends PathOf<'put'>>(
    method: 'put',
    path: P,
    options?: MutationOptions,
  ): MutationOf<Inits<'put'>[P], Payloads<'put'>[P]>
  <P extends PathOf<'get'>>(
    method: 'get',
    path: P,
    options?: MutationOptions,
  ): MutationOf<Inits<'get'>[P], Payloads<'get'>[P]>
  <M extends 'post' | 'put' | 'get', P extends PathOf<M>>(
    method: M,
    path: P,
    options?: MutationOptions,
  ): MutationOf<object, unknown>
}

/**
 * Declares a write: `mutation('post', '/api/meal/like', { stale: ['/api/meal'] })`. Screens write by `useWrite`
 * (src/app/use-write.ts), which is made of it. Writes by GET, which this contract has, work the same way.
 */
export const mutation = declareMutation as unknown as Mutation

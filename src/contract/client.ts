import type { paths as ContractPaths } from '#openapi/generated/schema.d.ts'
import type { Middleware } from 'openapi-fetch'
import type { Calls } from './calls.ts'
import type { TransportPorts } from './transport.ts'

import createClient from 'openapi-fetch'

import { noteParseAs } from './send-call.ts'
import { createTransport } from './transport.ts'

import './marks.ts'

export interface ApiPorts extends TransportPorts {
  /** Where the server's root is, e.g. 'https://hansang.example'. Ours is the page's own origin. */
  baseUrl: string
}

export interface Api extends Calls {
  use(...middleware: Middleware[]): void
}

const noteReading: Middleware = {
  onRequest({ request, options }) {
    noteParseAs(request, options.parseAs)
  },
}

/**
 * The one door to the server: openapi-fetch over the transport that knows the session. [HTP-01]
 * `api.GET('/api/meal', { params: { query } })` resolves with `{data, error, response}`; wrap it in `unwrap` for the
 * payload or an `ApiError`. A call rejects only when it got no usable answer. Empty query values are left out and
 * lists repeat their key. [HTP-05]
 */
export function createApi({ baseUrl, ...ports }: ApiPorts): Api {
  const api = createClient<ContractPaths>({ baseUrl, fetch: createTransport(new URL(baseUrl).origin, ports) })
  api.use(noteReading)
  // The same functions under types that cost the compiler less.
  return api as unknown as Api
}

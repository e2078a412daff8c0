import type { Middleware } from 'openapi-fetch'
import type { Met } from './guard-log.ts'

import { loadOperation } from '#openapi/generated/guards/load.ts'
import { safeParse } from 'valibot'

import { payloadOf } from './envelope.ts'
import { GuardLog, metIn, unknownIn, withoutSecrets } from './guard-log.ts'

/** What the guards of this page have seen. */
export const guardLog = new GuardLog()

/** The pointer of what `payloadOf` takes out of a body. */
function rootOf(body: unknown): string {
  const holder = body as { data?: unknown; results?: unknown } | null
  if (
    typeof holder !== 'object' ||
    holder === null ||
    Array.isArray(holder) ||
    !('data' in holder || 'results' in holder)
  )
    return ''
  return (holder.data ?? null) === null && (holder.results ?? null) !== null ? '/results' : '/data'
}

/**
 * Compares a successful answer's text with the contract, in the words of docs/guard-report.md. Undefined for a call it
 * does not know.
 */
export async function compare(
  method: string,
  path: string,
  text: string,
): Promise<{ operationId: string; root: string; met: Met[] } | undefined> {
  const operation = await loadOperation(method, path)
  if (!operation) return undefined
  const { operationId, guard } = operation
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return {
      operationId,
      root: '',
      met: [{ pointer: '', problem: 'unreadable', expected: 'JSON', got: 'something else' }],
    }
  }
  const root = rootOf(body)
  const payload = payloadOf(body)
  const { success, issues, output } = safeParse(guard, payload)
  return { operationId, root, met: success ? unknownIn(payload, output, root) : metIn(issues, root) }
}

async function look(
  method: string,
  path: string,
  { url, status }: Response,
  sent: string,
  text: string,
): Promise<void> {
  const compared = await compare(method, path, text)
  if (!compared) return
  const { operationId, root, met } = compared
  const asked = url || sent
  // A screen asks again and again; what was told once is in the log.
  const fresh = guardLog.note({ operationId, status, url: asked, root }, met)
  if (fresh.length === 0) return
  const lines = fresh.map(
    ({ pointer, problem, expected, got }) => `${pointer || '(the body)'}: ${problem}, ${got} instead of ${expected}`,
  )
  console.warn(
    `${operationId} ${status} differs from the contract (${method} ${withoutSecrets(asked)}):\n  ${lines.join('\n  ')}`,
  )
}

/** The work of a guard waits until the screen has had its turn with the data. */
const afterTheScreen = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

/**
 * Compares answers with the contract in development, on the mock and in QA builds: after the screen has its data, on a
 * copy, and only to tell a person. A production build holds none of it.
 */
export const guardAnswers: Middleware = {
  onResponse({ request, response, schemaPath, options }) {
    if (!response.ok || options.parseAs !== 'json') return
    const copy = response.clone()
    void copy
      .text()
      .then(async (text) => {
        await afterTheScreen()
        await look(request.method, schemaPath, response, request.url, text)
      })
      .catch((error: unknown) => console.warn('A guard could not look at an answer.', error))
  },
}

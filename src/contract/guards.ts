import type { Middleware } from 'openapi-fetch'

import { loadGuard } from '#openapi/generated/guards/load.ts'
import { getDotPath, safeParse } from 'valibot'

import { payloadOf } from './envelope.ts'

/** What an answer has that the contract does not say, one line per place. Empty for an answer in order. */
export async function differences(method: string, path: string, body: unknown): Promise<string[]> {
  const guard = await loadGuard(method, path)
  if (!guard) return []
  const result = safeParse(guard, payloadOf(body))
  return result.issues?.map((issue) => `${getDotPath(issue) ?? '(payload)'}: ${issue.message}`) ?? []
}

async function report(method: string, path: string, response: Response): Promise<void> {
  const found = await differences(method, path, await response.json().catch(() => null))
  if (found.length > 0) console.warn(`${method} ${path} differs from the contract:\n  ${found.join('\n  ')}`)
}

/**
 * Compares answers with the contract while developing: after the screen has its data, on a copy, and only to tell the
 * developer. A production build holds none of it.
 */
export const guardAnswers: Middleware = {
  onResponse({ request, response, schemaPath, options }) {
    if (response.ok && options.parseAs === 'json') void report(request.method, schemaPath, response.clone())
  },
}

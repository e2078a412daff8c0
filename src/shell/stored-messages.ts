import type { ValueStore } from './value-store.ts'

import * as v from 'valibot'

import { STORAGE_KEYS } from './keys.ts'

/** Which notice was tapped (ours): where it is no number, the rest counts all the same. */
const pushSeq = v.fallback(v.nullish(v.number()), undefined)

const deepLinkSchema = v.object({
  menu: v.pipe(v.string(), v.minLength(1)),
  recommCode: v.nullish(v.string(), null),
  chalnCode: v.nullish(v.string(), null),
  linkSeq: v.nullish(v.number()),
  pushSeq,
})

/** Where a link from outside leads: a route name, its two parameters, and the number of what it is to show (ours). */
export type DeepLink = v.InferOutput<typeof deepLinkSchema>

const pushMessageSchema = v.object({ rid: v.pipe(v.string(), v.minLength(1)), pushSeq })

/** A received chat push, told by its room. */
export type PushMessage = v.InferOutput<typeof pushMessageSchema>

/** What a stored JSON text says; null for no text, no JSON, and JSON of another form. */
function readAs<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** The waiting deep link, once: reading it resets it, also when it is not readable. [STO-06] */
export async function takeDeepLink(store: ValueStore): Promise<DeepLink | null> {
  const text = await store.read(STORAGE_KEYS.deepLink)
  if (text === '') return null
  await store.remove(STORAGE_KEYS.deepLink)
  return readAs(text, deepLinkSchema)
}

/** The stored push message with its room id; it stays until it is cleared. [STO-08] */
export async function readPushMessage(store: ValueStore): Promise<PushMessage | null> {
  return readAs(await store.read(STORAGE_KEYS.pushMessage), pushMessageSchema)
}

export function clearPushMessage(store: ValueStore): Promise<void> {
  return store.remove(STORAGE_KEYS.pushMessage)
}

import type { ValueStore } from './value-store.ts'

import * as v from 'valibot'

import { STORAGE_KEYS } from './keys.ts'

const deepLinkSchema = v.object({
  menu: v.pipe(v.string(), v.minLength(1)),
  recommCode: v.nullish(v.string(), null),
  chalnCode: v.nullish(v.string(), null),
})

/** Where a link from outside leads: a route name and its two parameters. */
export type DeepLink = v.InferOutput<typeof deepLinkSchema>

const pushMessageSchema = v.object({ rid: v.pipe(v.string(), v.minLength(1)) })

/** A received chat push, told by its room. */
export type PushMessage = v.InferOutput<typeof pushMessageSchema>

async function take<T>(
  store: ValueStore,
  key: typeof STORAGE_KEYS.deepLink | typeof STORAGE_KEYS.pushMessage,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const text = await store.read(key)
  if (text === '') return null
  await store.remove(key)
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** The waiting deep link, once: reading it resets it, also when it is not readable. [STO-06] */
export function takeDeepLink(store: ValueStore): Promise<DeepLink | null> {
  return take(store, STORAGE_KEYS.deepLink, deepLinkSchema)
}

/** The stored push message with its room id, cleared by taking it. [STO-08] */
export function takePushMessage(store: ValueStore): Promise<PushMessage | null> {
  return take(store, STORAGE_KEYS.pushMessage, pushMessageSchema)
}

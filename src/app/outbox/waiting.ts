import type { paths } from '#openapi/generated/schema.d.ts'
import { createStore } from '../store.ts'

/** A write that could not be sent: one that says what is, so that sent twice it stands there once. */
export interface Parcel {
  id: string
  path: keyof paths
  body: object
  /** What is asked again once it was sent. */
  stale: readonly (keyof paths)[]
  /** What it is about, for the screens that show it meanwhile. */
  about: Readonly<Record<string, string>>
}

/** What waits to be sent, the oldest first; known as soon as somebody has looked (send-outbox.ts). */
export const outbox = createStore<readonly Parcel[]>([])

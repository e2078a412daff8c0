import type { MessageDescriptor } from '@lingui/core'
import type { Day } from '#src/lib/days.ts'

/**
 * A text that members agree to, or are told: which version it is and since when it holds, its gist, then its chapters.
 * Bundled, since no call gives it [ROU-24]; the version is the one that the server notes with an agreement.
 */
export interface Terms {
  version: string
  since: Day
  gist: MessageDescriptor
  sections: readonly { title: MessageDescriptor; lines: readonly MessageDescriptor[] }[]
}

import type { MessageDescriptor } from '@lingui/core'

/** A text that members agree to, or are told: its gist, then its chapters. Bundled, since no call gives it [ROU-24]. */
export interface Terms {
  gist: MessageDescriptor
  sections: readonly { title: MessageDescriptor; lines: readonly MessageDescriptor[] }[]
}

/** The version in force is that of this month; the server keeps which version a member has agreed to. */
export const TERMS_SINCE = '20261001'

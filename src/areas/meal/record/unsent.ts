import type { RecordDraft } from './record.ts'

/** What was entered and not sent, over a sheet that is closed and opened again. */
export interface Unsent {
  current(): RecordDraft | undefined
  keep(draft: RecordDraft | undefined): void
}

export function createUnsent(): Unsent {
  let kept: RecordDraft | undefined
  return {
    current: () => kept,
    keep: (draft) => {
      kept = draft
    },
  }
}

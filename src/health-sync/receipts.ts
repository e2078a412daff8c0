import * as v from 'valibot'

import type { SyncReceipt } from './sync-types.ts'

/**
 * Where a session keeps texts about its member: encrypted, and gone with the session (docs/decisions/033). Never
 * rejects.
 */
export interface Keep {
  read(name: string): Promise<string | null>
  write(name: string, text: string): Promise<void>
}

const RECEIPTS = 'health-sync-receipts'
const MOST_RECEIPTS = 30

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const receiptsSchema = v.array(
  v.object({
    startedAtMs: v.number(),
    tookMs: v.number(),
    starter: v.picklist(['member', 'resume']),
    outcome: v.picklist(['done', 'linkOff', 'noConsent', 'noPermission', 'failed', 'interrupted']),
    kinds: v.array(
      v.object({
        kind: v.picklist([
          'steps',
          'exercise',
          'food',
          'health',
          'bloodPressure',
          'sleep',
          'allData',
          'mealsToPhone',
          'monthSteps',
        ]),
        window: v.nullable(v.object({ startDate: v.string(), endDate: v.string() })),
        read: count,
        sent: count,
        // Not in what an earlier version kept.
        known: v.optional(count, 0),
        dropped: v.record(
          v.picklist([
            'unreadable',
            'notPositive',
            'implausible',
            'repeated',
            'notAllowed',
            'unknownMeal',
            'ours',
            'ahead',
            'refused',
            'removed',
            'full',
          ]),
          count,
        ),
        gone: v.optional(count, 0),
        tookMs: v.number(),
        outcome: v.picklist(['sent', 'nothing', 'refused', 'failed', 'skipped']),
        next: v.picklist(['none', 'nextSync', 'allow', 'chooseDevice', 'updateShell']),
      }),
    ),
  }),
)

/** What an earlier version kept in another form is not worth an error. */
function readable(text: string | null): SyncReceipt[] {
  try {
    const result = v.safeParse(receiptsSchema, JSON.parse(text ?? '[]'))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/** The receipts of the last 30 runs, newest first. */
export interface ReceiptBook {
  list(): readonly SyncReceipt[]
  /** What earlier visits of this session kept. */
  load(): Promise<void>
  /** Puts a run's record in, in place of the one it had; the times of its kinds are noted as they come. */
  keep(receipt: SyncReceipt): void
  forget(): void
}

export function createReceiptBook(keep: Keep, now: () => number): ReceiptBook {
  let receipts: readonly SyncReceipt[] = []
  let lastMs = 0
  let session = 0
  let loading = Promise.resolve()

  async function load(): Promise<void> {
    const asked = session
    const kept = readable(await keep.read(RECEIPTS))
    if (asked !== session) return
    const here = new Set(receipts.map(({ startedAtMs }) => startedAtMs))
    receipts = [...receipts, ...kept.filter(({ startedAtMs }) => !here.has(startedAtMs))].slice(0, MOST_RECEIPTS)
  }

  /** After what was kept is here, or it would be written over; and never into the next session's keep. */
  function write(): void {
    const asked = session
    void loading.then(() => {
      if (asked === session) void keep.write(RECEIPTS, JSON.stringify(receipts))
    })
  }

  return {
    list: () => receipts,
    load: () => (loading = load()),
    keep(receipt) {
      const before = receipts.find(({ startedAtMs }) => startedAtMs === receipt.startedAtMs)
      if (!before) lastMs = receipt.startedAtMs
      const kinds = receipt.kinds.map((kind, index) => {
        const timed = before?.kinds[index]
        if (timed) return timed
        const tookMs = kind.outcome === 'skipped' ? 0 : now() - lastMs
        if (kind.outcome !== 'skipped') lastMs = now()
        return { ...kind, tookMs }
      })
      const others = receipts.filter((each) => each !== before)
      receipts = [{ ...receipt, kinds, tookMs: now() - receipt.startedAtMs }, ...others].slice(0, MOST_RECEIPTS)
      write()
    },
    forget() {
      session += 1
      receipts = []
    },
  }
}

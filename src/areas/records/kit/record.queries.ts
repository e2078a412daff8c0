import type { paths } from '#openapi/generated/schema.d.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { doneMessages } from '#src/contract/messages.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { SHOWS_READINGS } from '#src/domain/index-record/readings-stale.ts'
import { changed, putBack, removed } from './index-records.ts'
import type { IndexEntry, RecordKind, Taken } from './record-kind.ts'

/** The member looks at their own readings without a connection too; they are kept encrypted. */
export const cachedOffline = { meta: { keptOffline: true } } as const

const WRITE = '/api/healthlog/insertMyHelhIdx'

type Stale = readonly (keyof paths)[]

/**
 * Writes the index records of a reading, a new one or a corrected one (see `changed`), and offers the way back. Its
 * form says a failure.
 *
 * @param replaced the records of the reading that is corrected; undefined for a new one
 */
export function useInsertReading(stale: Stale, replaced: readonly IndexEntry[] | undefined) {
  const written = [...stale, ...SHOWS_READINGS]
  const undoing = useWrite('post', WRITE, {
    stale: written,
    done: msg`되돌렸어요`,
    failed: msg`되돌리지 못했어요. 다시 시도해 주세요.`,
  })
  return useWrite('post', WRITE, {
    stale: written,
    done: null,
    failed: null,
    onAnswer: (_answer, { body }) => {
      const undo = {
        label: i18n._(msg`되돌리기`),
        onPress: () => undoing.send({ body: changed(putBack(replaced ?? []), body) }),
      }
      toast({
        kind: 'good',
        text: i18n._(replaced ? doneMessages.modified : doneMessages.saved),
        about: WRITE,
        action: undo,
      })
    },
  })
}

/** Removes a reading, and puts it back when the member thinks better of it. The notice of the removal offers that. */
export function useInsertReadingRemoval<Reading extends Taken>({
  stale,
  recordsOf,
}: Pick<RecordKind<Reading>, 'stale' | 'recordsOf'>) {
  const options = { stale: [...stale, ...SHOWS_READINGS], done: null }
  const removing = useWrite('post', WRITE, { ...options, failed: msg`지우지 못했어요. 다시 시도해 주세요.` })
  const restoring = useWrite('post', WRITE, options)
  return {
    remove: (reading: Reading, then: () => void) => removing.send({ body: removed(recordsOf(reading)) }, then),
    restore: (reading: Reading) => restoring.send({ body: putBack(recordsOf(reading)) }),
  }
}

/** A save whose time has not come yet by the server's clock: the sheet checks by the phone's, which may be fast. */
export const isTimeRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 400 && /\.inptDt\b/.test(failure.serverMessage)

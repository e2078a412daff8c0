import type { FieldValues } from 'react-hook-form'
import { ApiError } from '#src/contract/api-error.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import { dropDraft, keepDraft, readDraft } from '#src/patterns/form/drafts.ts'
import { changed } from './index-records.ts'
import type { IndexEntry } from './record-kind.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A new reading that was sent and of which no answer came: it may stand under this key. It is kept beside the draft,
 * for as long.
 */
interface Tried<Draft> {
  at: WireTime
  values: Draft
  /** What may stand there: when a blood sugar was measured is a code, and each code stands for itself. */
  records: readonly IndexEntry[]
}

const nameOf = (draft: string) => `${draft} tried`

/** Whether one was sent of which no answer came. */
export const isTried = (draft: string): boolean => readDraft(nameOf(draft)) !== undefined

const isSame = (one: Values, other: Values, names = Object.keys(one)) =>
  names.every((name) => one[name] === other[name])
const isSameMoment = (one: Values, other: Values) => isSame(one, other, ['day', 'clock'])

/**
 * What a form for a new reading begins with: what was tried keeps its moment. What has come meanwhile (`taken`), or was
 * emptied, is no draft any more.
 */
export function beginning<Draft extends FieldValues>(
  draft: string,
  initial: Draft,
  taken: ReadonlySet<WireTime>,
): Draft {
  const tried = readDraft<Tried<Draft>>(nameOf(draft))
  if (!tried) return initial
  const left = readDraft<Partial<Draft>>(draft)
  const isEmptied =
    !left &&
    !isSame(
      initial,
      tried.values,
      Object.keys(initial).filter((name) => name !== 'day' && name !== 'clock'),
    )
  // What differs from how the form began is left as its draft; the other fields are as they were then.
  const typed = Object.keys(left ?? {})
  const begun = {
    ...initial,
    ...Object.fromEntries(Object.entries(tried.values).filter(([name]) => !typed.includes(name))),
  }
  const hasCome = taken.has(tried.at) && isSame(tried.values, { ...begun, ...left })
  if (!isEmptied && !hasCome) return begun
  dropDraft(nameOf(draft))
  dropDraft(draft)
  return initial
}

/** Whether nobody knows if it was done: the server has not said no. */
const isLost = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.isUnsure ||
    (failure.kind !== 'session' &&
      failure.kind !== 'refused' &&
      (failure.status === undefined || failure.status >= 500)))

/**
 * Sends a new reading: under the key that it was tried with, while its moment is the same, and instead of what may
 * stand there of it.
 */
export async function sendTried(
  draft: string,
  values: Values,
  records: IndexEntry[],
  send: (records: IndexEntry[]) => Promise<unknown>,
): Promise<void> {
  const tried = readDraft<Tried<Values>>(nameOf(draft))
  const sent =
    tried && isSameMoment(tried.values, values)
      ? changed(
          records.map((record) => ({ ...record, inptDt: tried.at })),
          tried.records,
        )
      : records
  try {
    await send(sent)
  } catch (failure) {
    const [first] = sent
    if (first && isLost(failure))
      keepDraft(nameOf(draft), { at: first.inptDt, values: { ...values }, records: sent } satisfies Tried<Values>)
    throw failure
  }
  dropDraft(nameOf(draft))
}

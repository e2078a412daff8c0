/** Records as they are sent, and what a list of them comes to (docs/decisions/190). */
import { isStamp } from '#server/seoul.ts'
import { isKept, isPair } from './limits.rules.ts'
import { isNight, type StageSpan } from './night.rules.ts'
import { type IndexCode, indexes } from './rules.ts'

/** A record as sent: an empty value removes what stands under its code and time. */
export type SentRecord = {
  helhidxCode: IndexCode
  helhidxVal: string
  inptDt: string
  helhidxOriCode?: '1' | '2' | '3' | '4' | undefined
  helhidxLkeqmtCode?: '1' | '2' | undefined
  helhDate?: string | undefined
  /** The phone's id of it. */
  datauuid?: string | undefined
  /** The member puts back what was removed here. */
  restoreYn?: 'Y' | undefined
  /** Of SLP: when the night began, and its stages. */
  sleepDtl?: { startDt: string; stageList: readonly StageSpan[] } | undefined
}

/** What is wrong with a sent record, as a field name for the developer; undefined when it may be saved. */
export function faultOf(record: SentRecord, latestAllowed: string): string | undefined {
  if (!isStamp(record.inptDt) || record.inptDt > latestAllowed) return 'inptDt'
  if (record.helhDate !== undefined && record.helhDate !== record.inptDt.slice(0, 8)) return 'helhDate'
  if (record.helhidxVal === '') return undefined
  if (!isKept(record.helhidxCode, Number(record.helhidxVal))) return 'helhidxVal'
  const { sleepDtl } = record
  return sleepDtl === undefined || (record.helhidxCode === 'SLP' && isNight({ inptDt: record.inptDt, ...sleepDtl }))
    ? undefined
    : 'sleepDtl'
}

/** A record out of a phone's health app, by the hand of nobody (HDT-02). */
export const isOfPhone = ({ helhidxOriCode }: { helhidxOriCode?: string | undefined }): boolean =>
  helhidxOriCode === '2' || helhidxOriCode === '3'

/**
 * What of a phone's record can be kept, undefined for nothing: rows are taken one by one, because nobody there can
 * correct one, and the same ones come with every sync of their day. A night that cannot be true leaves its minutes.
 */
export function usableOf(record: SentRecord, latestAllowed: string): SentRecord | undefined {
  const fault = faultOf(record, latestAllowed)
  if (fault === undefined) return record
  return fault === 'sleepDtl' ? { ...record, sleepDtl: undefined } : undefined
}

/** A value to be kept. */
export type Sent = {
  helhidxCode: IndexCode
  inptDt: string
  helhidxVal: number
  helhidxOriCode: '1' | '2' | '3' | '4'
  helhidxLkeqmtCode: '1' | '2' | null
  helhDate: string
  /** The phone's id of it, where it tells one. */
  sampleId?: string | null
  /** The member puts it back, who had removed it here. */
  isBack?: true
}

/** A phone has sent it: neither was it typed, nor does the member put it back. */
export const isReportedByPhone = (row: Pick<Sent, 'helhidxOriCode' | 'isBack'>): boolean =>
  isOfPhone(row) && row.isBack !== true

export type IndexChange = {
  /** Keys to remove. */
  remove: { code: IndexCode; inptDt: string }[]
  save: Sent[]
  /** Nights of saved minutes, where they were told. */
  nights: { inptDt: string; startDt: string; stageList: readonly StageSpan[]; origin: '1' | '2' | '3' | '4' }[]
}

/**
 * What a list of sent records comes to. Of several with one key the last counts, as if they had been sent one by one.
 */
export function changeOf(records: readonly SentRecord[]): IndexChange {
  const last = new Map(records.map((record) => [`${record.helhidxCode} ${record.inptDt}`, record]))
  const change: IndexChange = { remove: [], save: [], nights: [] }
  for (const {
    helhidxCode: code,
    helhidxVal,
    inptDt,
    helhidxOriCode,
    helhidxLkeqmtCode,
    datauuid,
    restoreYn,
    sleepDtl,
  } of last.values()) {
    if (helhidxVal === '') {
      change.remove.push({ code, inptDt })
    } else {
      change.save.push({
        helhidxCode: code,
        inptDt,
        helhidxVal: Number(Number(helhidxVal).toFixed(indexes[code].decimals)),
        // HLG-01: the app leaves the origin of a typed value to the server.
        helhidxOriCode: helhidxOriCode ?? '1',
        helhidxLkeqmtCode: helhidxLkeqmtCode ?? null,
        helhDate: inptDt.slice(0, 8),
        sampleId: datauuid ?? null,
        ...(restoreYn === 'Y' && { isBack: true }),
      })
      if (sleepDtl !== undefined) change.nights.push({ inptDt, ...sleepDtl, origin: helhidxOriCode ?? '1' })
    }
  }
  return change
}

type StoredValue = { code: string; inptDt: string; value: number }

/**
 * The moment at which a change would leave a systolic pressure that is not above its diastolic one; undefined when
 * there is none.
 *
 * @param known pressures that stand already at the moments of the change
 */
export function wrongPair(
  { remove, save }: Pick<IndexChange, 'remove' | 'save'>,
  known: readonly StoredValue[],
): string | undefined {
  const key = (code: string, inptDt: string) => `${code} ${inptDt}`
  const result = new Map(known.map(({ code, inptDt, value }) => [key(code, inptDt), value]))
  for (const { code, inptDt } of remove) result.delete(key(code, inptDt))
  for (const { helhidxCode, inptDt, helhidxVal } of save) result.set(key(helhidxCode, inptDt), helhidxVal)
  return pressureTimes(save).find((inptDt) => {
    const [systolic, diastolic] = [result.get(key('SBP', inptDt)), result.get(key('DBP', inptDt))]
    return systolic !== undefined && diastolic !== undefined && !isPair(systolic, diastolic)
  })
}

/**
 * Leaves pairs of a phone's pressures that are the wrong way round out, whole: which of the two is wrong nobody knows.
 *
 * @returns what is left, and the moment of a wrong pair that somebody typed
 */
export function withoutWrongPairs(
  change: IndexChange,
  known: readonly StoredValue[],
): { change: IndexChange; wrong: string | undefined } {
  let { save } = change
  for (;;) {
    const wrong = wrongPair({ remove: change.remove, save }, known)
    const left = save.filter((row) => !(row.inptDt === wrong && isOfPhone(row) && isPressure(row)))
    if (wrong === undefined || left.length === save.length) return { change: { ...change, save }, wrong }
    save = left
  }
}

const isPressure = ({ helhidxCode }: Sent): boolean => helhidxCode === 'SBP' || helhidxCode === 'DBP'

/** Moments at which a change saves a pressure. */
export const pressureTimes = (save: IndexChange['save']): string[] => [
  ...new Set(save.filter(isPressure).map(({ inptDt }) => inptDt)),
]

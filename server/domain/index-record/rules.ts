/** The health indexes (001 section 3): their names, units and decimals, and when a value may be recorded. */
import { isStamp } from '#server/seoul.ts'

export const indexCodes = ['BW', 'HT', 'BDF', 'SKM', 'SBP', 'DBP', 'NBD', 'ABD', 'BBD', 'SBD', 'SLP'] as const
export type IndexCode = (typeof indexCodes)[number]

/** CON-18: weight, body fat and muscle carry one decimal, pressure and glucose none. */
export const indexes: Readonly<Record<IndexCode, { name: string; unit: string; decimals: 0 | 1 }>> = {
  BW: { name: '체중', unit: 'kg', decimals: 1 },
  HT: { name: '키', unit: 'cm', decimals: 1 },
  BDF: { name: '체지방률', unit: '%', decimals: 1 },
  SKM: { name: '골격근량', unit: 'kg', decimals: 1 },
  SBP: { name: '수축기 혈압', unit: 'mmHg', decimals: 0 },
  DBP: { name: '이완기 혈압', unit: 'mmHg', decimals: 0 },
  NBD: { name: '공복 혈당', unit: 'mg/dL', decimals: 0 },
  ABD: { name: '식후 혈당', unit: 'mg/dL', decimals: 0 },
  BBD: { name: '식전 혈당', unit: 'mg/dL', decimals: 0 },
  SBD: { name: '취침 전 혈당', unit: 'mg/dL', decimals: 0 },
  SLP: { name: '수면 시간', unit: '분', decimals: 0 },
}

/** A value as text, with the decimals of its index. */
export const indexText = (code: IndexCode, value: number): string => value.toFixed(indexes[code].decimals)

/** Kilograms between which a weight or a weight goal is believed. */
export const WEIGHT_KG = { min: 20, max: 300 } as const

export const isWeight = (kg: number): boolean => kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max

/** A record as sent: an empty value removes what stands under its code and time. */
export type SentRecord = {
  helhidxCode: IndexCode
  helhidxVal: string
  inptDt: string
  helhidxOriCode?: '1' | '2' | '3' | '4' | undefined
  helhidxLkeqmtCode?: '1' | '2' | undefined
  helhDate?: string | undefined
}

/** What is wrong with a sent record, as a field name for the developer; undefined when it may be saved. */
export function faultOf(record: SentRecord, latestAllowed: string): string | undefined {
  if (!isStamp(record.inptDt) || record.inptDt > latestAllowed) return 'inptDt'
  if (record.helhDate !== undefined && record.helhDate !== record.inptDt.slice(0, 8)) return 'helhDate'
  if (record.helhidxVal === '') return undefined
  return record.helhidxCode === 'BW' && !isWeight(Number(record.helhidxVal)) ? 'helhidxVal' : undefined
}

export type IndexChange = {
  /** Keys to remove. */
  remove: { code: IndexCode; inptDt: string }[]
  save: {
    helhidxCode: IndexCode
    inptDt: string
    helhidxVal: number
    helhidxOriCode: '1' | '2' | '3' | '4'
    helhidxLkeqmtCode: '1' | '2' | null
    helhDate: string
  }[]
}

/** What a list of sent records comes to. Of several with one key the last counts, as if they had been sent one by one. */
export function changeOf(records: readonly SentRecord[]): IndexChange {
  const last = new Map(records.map((record) => [`${record.helhidxCode} ${record.inptDt}`, record]))
  const change: IndexChange = { remove: [], save: [] }
  for (const { helhidxCode: code, helhidxVal, inptDt, helhidxOriCode, helhidxLkeqmtCode } of last.values()) {
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
      })
    }
  }
  return change
}

/**
 * A read of the contract that says something, its sentences as patterns with what each claims, and its figures. Every
 * claim is judged by the oracle from the member's rows (docs/definitions.md).
 */
import type { Member } from '../members.ts'

export type Language = 'ko' | 'en'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Where a sentence stands, and what stands around it. */
export type Said<Data> = {
  member: Member
  data: Data
  language: Language
  /** `itemList[2].causeTxt`. */
  path: string
  sentence: string
}

/** What the rows say, where the claim is untrue; undefined where it holds. */
export type Verdict = string | undefined

export type Pattern<Data> = {
  /** Names the claim in a finding, and in the table of what is known. */
  claims: string
  /** The same groups in both languages. */
  ko: RegExp
  en: RegExp
  judge: (groups: readonly string[], said: Said<Data>) => Verdict
}

/** A sentence that says nothing that rows could refute, and why. */
export type Nothing = { ko: RegExp; en: RegExp; why: string }

export type Figure<Data> = {
  claims: string
  judge: (data: Data, member: Member, language: Language) => Verdict
}

export type Read<Data> = {
  /** Of the contract. */
  operation: string
  /** Undefined: this member is not asked; a read of many kinds takes turns. */
  ask: (member: Member) => { method: 'GET' | 'POST'; url: string; body?: object } | undefined
  /** The status that says that there is nothing to tell, where one does. */
  none?: { status: number; holds: (member: Member) => boolean }
  patterns: readonly Pattern<Data>[]
  nothing?: readonly Nothing[]
  figures: readonly Figure<Data>[]
  /** Names of things and values as text among the strings: no sentences (a path's end). */
  names?: RegExp
}

export type Finding = { claim: string; said: string; rows: string; path: string; language: Language }

const CODES = /(?:Nm|NmEng|Cd|Code|Dt|Dtm|Tm|Yn|Img|Url|Id|No|Mm|Ty|Type|Val|Unit|nickName|Eng)$/

/** Strings of an answer that are no names, codes or values, each with its path. */
export function sentencesOf(value: Json, names: RegExp | undefined, path = ''): { path: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => sentencesOf(one, names, `${path}[${index}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => sentencesOf(one, names, path === '' ? key : `${path}.${key}`))
  if (typeof value !== 'string' || CODES.test(path) || names?.test(path)) return []
  return /[가-힣]|[A-Za-z]+ [A-Za-z]/.test(value) ? [{ path, text: value }] : []
}

/** `혈압은 좋아요. 잠은 더 살펴봐요.` are two. */
export const split = (text: string): string[] => text.split(/(?<=[.?!])\s+/)

/** Judges an answer in one language: every sentence has its claim or says why it claims nothing, every figure holds. */
export function judge<Data>(read: Read<Data>, answer: Json, member: Member, language: Language): Finding[] {
  // The reads' own types describe answers that the server has compared with the contract.
  const data = answer as Data
  const finding = (claim: string, said: string, rows: string, path: string): Finding => ({
    claim: `${read.operation}: ${claim}`,
    said,
    rows,
    path,
    language,
  })
  const sentences = sentencesOf(answer, read.names).flatMap(({ path, text }) =>
    split(text).map((sentence) => ({ path, sentence })),
  )
  const spoken = sentences.flatMap(({ path, sentence }): Finding[] => {
    if (read.nothing?.some((one) => one[language].test(sentence))) return []
    for (const pattern of read.patterns) {
      const found = pattern[language].exec(sentence)
      if (found === null) continue
      const rows = pattern.judge(found.slice(1), { member, data, language, path, sentence })
      return rows === undefined ? [] : [finding(pattern.claims, sentence, rows, path)]
    }
    return [finding('a sentence that nothing claims', sentence, 'no pattern covers it', path)]
  })
  const figures = read.figures.flatMap((figure): Finding[] => {
    const rows = figure.judge(data, member, language)
    return rows === undefined ? [] : [finding(figure.claims, JSON.stringify(answer).slice(0, 400), rows, '')]
  })
  return [...spoken, ...figures]
}

/** What is said beside what is so, where they differ. */
export const differs = (what: string, said: unknown, so: unknown): Verdict =>
  JSON.stringify(said) === JSON.stringify(so)
    ? undefined
    : `${what} is ${JSON.stringify(so)}, not ${JSON.stringify(said)}`
/** The first that is untrue. */
export const first = (...verdicts: Verdict[]): Verdict => verdicts.find((verdict) => verdict !== undefined)
export const untrue = (holds: boolean, rows: string): Verdict => (holds ? undefined : rows)
/** `1,234` and `12.5`. */
export const numberOf = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

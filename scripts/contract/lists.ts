import { isDeepStrictEqual } from 'node:util'
import type { Inputs } from './inputs.ts'
import type { Json, JsonObject } from './model.ts'
import type { Site } from './schema-sites.ts'

/** A row that says who or when it is: two such rows cannot be the same. */
const TELLING = /(?:Seq|SeqNo|Id|Key|Code|Cd|No|Dt|Dtm|Nm|Name|Title|Txt)$/
export const KEY = /(?:Seq|SeqNo|Id|Key)$/

/**
 * The first row that is there before: word for word where it says who or when it is, or by the key that stands first in
 * its shape.
 */
export function twinOf(row: Site[], rows: unknown[]): { index: number; what: string } | undefined {
  const first = row.flatMap(({ schema }) => Object.keys((schema['properties'] ?? {}) as object))[0]
  const key = first !== undefined && KEY.test(first) ? first : undefined
  const seen = new Set<string>()
  for (const [index, one] of rows.entries()) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return undefined
    const fields = one as JsonObject
    const own = key === undefined ? undefined : fields[key]
    const names = Object.keys(fields)
    // Teams of one name can share a place of a ranking.
    const whole =
      names.length > 1 && !names.includes('rankNo') && names.some((name) => TELLING.test(name) && fields[name] !== null)
        ? JSON.stringify(one)
        : undefined
    for (const [text, what] of [
      [
        own === undefined || own === null ? undefined : `${key}=${JSON.stringify(own)}`,
        `${key}=${JSON.stringify(own)}`,
      ],
      [whole, 'the same row'],
    ] as const) {
      if (text === undefined) continue
      if (seen.has(text)) return { index, what }
      seen.add(text)
    }
  }
  return undefined
}

/** A page that cannot be right: more rows than asked for or than there are, or fewer than there have to be. */
export function pageFault(
  payload: unknown,
  inputs: Inputs,
): { field: string; expected: string; got: string } | undefined {
  const { totalCnt: total, list } = (payload ?? {}) as { totalCnt?: unknown; list?: unknown }
  if (typeof total !== 'number' || !Array.isArray(list)) return undefined
  const [page, size] = ['pageNo', 'pageSize'].map((name) => Number(askedFor(inputs, name) ?? Number.NaN)) as [
    number,
    number,
  ]
  if (total < list.length) return { field: 'totalCnt', expected: `≥ ${list.length}`, got: String(total) }
  if (Number.isNaN(page) || Number.isNaN(size)) return undefined
  const due = Math.max(0, Math.min(size, total - (page - 1) * size))
  return list.length === due
    ? undefined
    : {
        field: 'totalCnt',
        expected: `${due} rows on page ${page} of ${size}`,
        got: `${list.length} rows, totalCnt ${total}`,
      }
}

/** Where another page holds the same rows, or one that says by a key which it is; undefined where it does not. */
export function sameRows(one: unknown, other: unknown): string | undefined {
  const [rows, others] = [one, other].map(
    (json) => (payloadOf(json).value as { list?: unknown } | null | undefined)?.list,
  )
  if (!Array.isArray(rows) || !Array.isArray(others) || rows.length === 0) return undefined
  const isSame =
    isDeepStrictEqual(rows, others) ||
    others.some(
      (row) =>
        isObject(row) &&
        Object.keys(row).some((name) => KEY.test(name) && row[name] !== null) &&
        rows.some((before) => isDeepStrictEqual(before, row)),
    )
  return isSame ? `${payloadOf(one).at}/list` : undefined
}

/** What stands in the envelope, else the answer itself. */
export function payloadOf(json: unknown): { value: unknown; at: string } {
  const isWrapped = typeof json === 'object' && json !== null && 'data' in json
  return isWrapped ? { value: json.data, at: '/data' } : { value: json, at: '' }
}

/** The plain value of an input as it travels, by its name: a parameter, or a field at the top of a body. */
export function askedFor({ parameters, body }: Inputs, name: string): string | undefined {
  const value =
    parameters.find((input) => input.name === name && input.in !== 'header')?.value ??
    (isObject(body?.value) ? body.value[name] : undefined)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The request for another page or size of a list; undefined where it was not asked for by these. */
export function withPage(inputs: Inputs, page: number, size?: number): Inputs | undefined {
  const isAsked = ['pageNo', 'pageSize'].every((name) =>
    inputs.parameters.some((one) => one.name === name && one.in === 'query'),
  )
  if (!isAsked || askedFor(inputs, 'pageNo') !== '1') return undefined
  return {
    ...inputs,
    parameters: inputs.parameters.map((one) =>
      one.name === 'pageNo'
        ? { ...one, value: page }
        : one.name === 'pageSize' && size !== undefined
          ? { ...one, value: size }
          : one,
    ),
  }
}

/** How many rows a list has in all, and how many of them came. */
export function totalOf(json: unknown): { total: number; rows: unknown[] } | undefined {
  const { totalCnt: total, list } = (payloadOf(json).value ?? {}) as { totalCnt?: unknown; list?: unknown }
  return typeof total === 'number' && Array.isArray(list) ? { total, rows: list } : undefined
}

/** The page of a whole list that was asked for (test support). */
export function pageOf(json: Json, inputs: Inputs): Json {
  const found = totalOf(json)
  const [page, size] = ['pageNo', 'pageSize'].map((name) => Number(askedFor(inputs, name) ?? Number.NaN)) as [
    number,
    number,
  ]
  if (!found || found.total !== found.rows.length || Number.isNaN(page) || Number.isNaN(size)) return json
  const list = found.rows.slice((page - 1) * size, page * size) as Json[]
  const { at, value } = payloadOf(json)
  return at === ''
    ? { ...(value as JsonObject), list }
    : { ...(json as JsonObject), data: { ...(value as JsonObject), list } }
}

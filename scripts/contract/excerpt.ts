import { partsOf } from './schema-sites.ts'
import type { Json } from './model.ts'

/**
 * A body as it is read, in three parts: what is marked, and some lines before and after. `…` stands where lines were
 * left out.
 */
export type Excerpt = { before: string; marked: string; after: string }

const LINES_BEFORE = 30
const LINES_AFTER = 12
/** A whole list may be what a finding is about; its beginning says enough. */
const LINES_MARKED = 12

/**
 * The lines of a body around the value at a JSON pointer, or around what should hold it where it is missing. Undefined
 * for a place that is no value of the body (a status, a header).
 */
export function excerptOf(body: Json, at: string): Excerpt | undefined {
  if (at !== '' && !at.startsWith('/')) return undefined
  const parts = partsOf(at)
  const lines: { text: string; marked: boolean }[] = []
  write(body, parts, 0, '', '', (text, marked) => lines.push({ text, marked }))
  const first = lines.findIndex(({ marked }) => marked)
  if (first === -1) return undefined
  const last = lines.findLastIndex(({ marked }) => marked)
  const text = (from: number, to: number) => lines.slice(from, to).map((line) => line.text)
  const before = text(Math.max(0, first - LINES_BEFORE), first)
  const marked = text(first, last + 1)
  const after = text(last + 1, last + 1 + LINES_AFTER)
  return {
    before: [...(first > LINES_BEFORE ? ['…'] : []), ...before].join('\n'),
    marked: (marked.length > LINES_MARKED ? [...marked.slice(0, LINES_MARKED), '…'] : marked).join('\n'),
    after: [...after, ...(lines.length > last + 1 + LINES_AFTER ? ['…'] : [])].join('\n'),
  }
}

type Line = (text: string, marked: boolean) => void

/**
 * Writes JSON as JSON.stringify(value, null, 2) does; `way` is what is left of the pointer, undefined off the way to
 * it.
 */
function write(value: Json, way: string[] | undefined, depth: number, lead: string, tail: string, line: Line): void {
  const indent = '  '.repeat(depth)
  const here = way !== undefined && way.length === 0
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    // The way leads on from here, but there is nothing more: this is the nearest there is.
    return line(`${indent}${lead}${JSON.stringify(value)}${tail}`, way !== undefined)
  }
  const next = way?.[0]
  const missing = next !== undefined && !Object.hasOwn(value, next)
  line(`${indent}${lead}${isList ? '[' : '{'}`, here || missing)
  const entries = Object.entries(value)
  for (const [index, [key, one]] of entries.entries()) {
    const comma = index < entries.length - 1 ? ',' : ''
    const inner = isList ? '' : `${JSON.stringify(key)}: `
    write(
      one,
      next === key && way ? way.slice(1) : undefined,
      depth + 1,
      inner,
      comma,
      here ? (text) => line(text, true) : line,
    )
  }
  line(`${indent}${isList ? ']' : '}'}${tail}`, here)
}

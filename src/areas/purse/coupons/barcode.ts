import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'
import { ean13 } from '#src/lib/ean13.ts'

/** A bar: where it begins and how wide it is, in modules. */
export interface Bar {
  at: number
  width: number
}

export interface Barcode {
  bars: Bar[]
  /** Width of all of it, in modules, without the quiet zones. */
  width: number
  /** The same for people: a shop's number in groups, any other as it is. */
  text: string
}

/** What must stay empty at each side, in modules: a reader looks for it. */
export const QUIET = 11

/**
 * The bars of a code: EAN-13 when it is thirteen digits with the right last one, else Code 128. Null for letters that
 * neither has.
 */
export function barcodeOf(code: string): Barcode | null {
  const shop = ean13(code)
  if (shop !== null) return drawn(shop, code.replace(/^(.{4})(.{4})(.{5})$/, '$1 $2 $3'))
  const any = new CODE128(code, {})
  return any.valid() ? drawn(any.encode().data, code) : null
}

function drawn(modules: string, text: string): Barcode {
  const bars = [...modules.matchAll(/1+/g)].map((run) => ({ at: run.index, width: run[0].length }))
  return { bars, width: modules.length, text }
}

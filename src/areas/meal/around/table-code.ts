import { plainOf } from '#src/lib/typed.ts'

/**
 * `hansang:` and what stands under the square on a table or a door: the restaurant's code, and the hall's on a table
 * (docs/decisions/169).
 */
const PRINTED = /(REST\d{6})(?:[:\s-]*(E[0-9A-Z]{3}))?(?![0-9A-Z])/

/** The code of a table as it is asked about, from what was typed or pasted; null where there is none in it. */
export function tableCodeOf(typed: string): string | null {
  const [, restaurant, hall] = PRINTED.exec(plainOf(typed).toUpperCase()) ?? []
  if (restaurant === undefined) return null
  return `hansang:${restaurant}${hall === undefined ? '' : `:${hall}`}`
}

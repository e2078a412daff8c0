/** A number, a bound (`<20`, `20 미만`) or a pressure; its unit, where it is written with one, stands in it already. */
const MEASURED = /^(?:<=|>=|[<>≤≥])?\s*\d[\d.,]*\s*(?:\/\s*\d+|미만|이하|초과|이상)?$/

/** As written, with the unit behind what it belongs to: a word (`채혈 불가`) has none. */
export const withUnit = (val: string, unit: string): string =>
  MEASURED.test(val.normalize('NFKC').trim()) ? `${val} ${unit}`.trim() : val

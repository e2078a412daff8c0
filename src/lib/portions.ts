import { formatNumber } from './numbers.ts'

/** Parts of a whole as they are written in a kitchen. */
const PARTS = new Map([
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
])

/** How much of something as people write it: ½, 1½, 2; anything finer with decimals, 0.4. */
export function formatPortion(value: number): string {
  const whole = Math.floor(value)
  const part = PARTS.get(Math.round((value - whole) * 100) / 100)
  if (part === undefined) return formatNumber(value, { decimals: 2 })
  return whole === 0 ? part : `${formatNumber(whole)}${part}`
}

/** The next amount on the ladder of `step` above or below a value: 0.3 leads to ½ and to 0. */
export function nextPortion(value: number, step: number, up: boolean): number {
  const rungs = value / step
  const near = Math.round(rungs)
  const onRung = Math.abs(rungs - near) < 0.001
  const below = onRung ? near : Math.floor(rungs)
  const above = onRung ? near : Math.ceil(rungs)
  const rung = up ? below + 1 : above - 1
  return Math.round(rung * step * 1000) / 1000
}

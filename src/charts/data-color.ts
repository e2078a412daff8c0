/** Colours that are no metric's: the brand's own green for progress, and the three that judge a score. */
const PLAIN = ['brand', 'positive', 'caution', 'danger'] as const

/** One colour per metric, the --data-* tokens, or a plain one. */
export type DataColor =
  | (typeof PLAIN)[number]
  | 'steps'
  | 'intake'
  | 'burned'
  | 'weight'
  | 'systolic'
  | 'diastolic'
  | 'pulse'
  | 'glucose-before'
  | 'glucose-after'
  | 'sleep'
  | 'sleep-deep'
  | 'sleep-light'
  | 'sleep-rem'
  | 'sleep-awake'
  | 'carbohydrate'
  | 'protein'
  | 'fat'
  | 'sodium'

/** The CSS value of a data colour. */
export function dataColor(color: DataColor): string {
  return PLAIN.some((plain) => plain === color) ? `var(--${color})` : `var(--data-${color})`
}

/** One colour per metric: the --data-* tokens, and the brand's own green for progress without a metric. */
export type DataColor =
  | 'brand'
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
  | 'carbohydrate'
  | 'protein'
  | 'fat'
  | 'sodium'

/** The CSS value of a data colour. */
export function dataColor(color: DataColor): string {
  return color === 'brand' ? 'var(--brand)' : `var(--data-${color})`
}

import type { DataColor } from '#src/charts/data-color.ts'
import type { LoomRow } from '#src/charts/week-loom.tsx'
import { useWeekWords } from './use-week-words.ts'
import type { Strand, Thread } from './week.ts'

const LOOKS: Readonly<Record<Thread, { shape: LoomRow['shape']; color: DataColor }>> = {
  BW: { shape: 'line', color: 'weight' },
  SLP: { shape: 'bars', color: 'sleep' },
  BP: { shape: 'pair', color: 'systolic' },
  STEP: { shape: 'bars', color: 'steps' },
  KCAL: { shape: 'bars', color: 'intake' },
}

/** The rows of the loom, on the page and on the picture that is handed on. */
export function useLoomRows(strands: readonly Strand[]): LoomRow[] {
  const words = useWeekWords()
  return strands.map((strand) => ({
    key: strand.thread,
    name: words.names[strand.thread],
    ...LOOKS[strand.thread],
    values: strand.values,
    ...(strand.lower && { lower: { values: strand.lower.values, color: 'diastolic' } }),
    mean: words.mean(strand),
    change: words.change(strand),
    good: strand.good,
  }))
}

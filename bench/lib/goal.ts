/** One measured quantity of guide/performance.md, as it stands in bench/results.md. */
export type Line = {
  quantity: string
  ours: string
  /** What it is measured against, measured in the same run; '–' for absolute bounds. */
  reference: string
  ratio?: number | undefined
  gate: Bound
  goal: Bound
}
export type Bound = { text: string; holds: boolean }

/** A goal by its number in guide/performance.md. */
export type Goal = { id: number; title: string; measure: () => Promise<Line[]> }

/** `≤ limit` on one number. */
export function atMost(value: number, limit: number, unit = ''): Bound {
  return { text: `≤ ${limit}${unit}`, holds: value <= limit }
}

/** `≥ limit` on one number. */
export function atLeast(value: number, limit: number): Bound {
  return { text: `≥ ${limit}`, holds: value >= limit }
}

/** Several bounds under one text: all have to hold. */
export function all(text: string, ...holds: boolean[]): Bound {
  return { text, holds: holds.every(Boolean) }
}

/** The table of bench/results.md; its last line says how many gates and goals hold. */
export function resultsTable(measured: { id: number; lines: Line[] }[], machine: string): string {
  const rows = measured.flatMap(({ id, lines }) => lines.map((line) => [String(id), ...cells(line)]))
  const all = measured.flatMap(({ lines }) => lines)
  const held = (pick: (line: Line) => Bound) => `${all.filter((line) => pick(line).holds).length} of ${all.length}`
  return [
    '# Measured against the goals',
    '',
    'Written by `npm run bench`. Absolute times belong to this machine and this run; ratios were measured side by side.',
    '',
    machine,
    '',
    '| # | quantity | ours | reference | ratio | gate | goal |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `Gates held: ${held((line) => line.gate)}. Goals held: ${held((line) => line.goal)}.`,
    '',
  ].join('\n')
}

function cells({ quantity, ours, reference, ratio, gate, goal }: Line): string[] {
  const bound = ({ text, holds }: Bound) => `${text} ${holds ? '✓' : '✗'}`
  return [quantity, ours, reference, ratio === undefined ? '–' : ratio.toFixed(2), bound(gate), bound(goal)]
}

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

/**
 * The table of bench/results.md; its last line says how many gates and goals hold.
 *
 * @param before an earlier table: rows of goals that were not measured now are taken over from it
 */
export function resultsTable(measured: { id: number; lines: Line[] }[], machine: string, before = ''): string {
  const isNew = new Set(measured.map(({ id }) => String(id)))
  const kept = [...before.matchAll(/^\| (\d+) \| .*$/gm)].filter(([, id = '']) => !isNew.has(id)).map(([row]) => row)
  const fresh = measured.flatMap(({ id, lines }) =>
    lines.map((line) => `| ${[String(id), ...cells(line)].join(' | ')} |`),
  )
  const rows = [...kept, ...fresh].toSorted((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)))
  const held = (fromTheEnd: number) =>
    `${rows.filter((row) => row.split(' | ').at(-fromTheEnd)?.includes('✓')).length} of ${rows.length}`
  return [
    '# Measured against the goals',
    '',
    'Written by `npm run bench`. Absolute times belong to this machine and their run; ratios were measured side by side.',
    '',
    machine,
    '',
    '| # | quantity | ours | reference | ratio | gate | goal |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Gates held: ${held(2)}. Goals held: ${held(1)}.`,
    '',
  ].join('\n')
}

function cells({ quantity, ours, reference, ratio, gate, goal }: Line): string[] {
  const bound = ({ text, holds }: Bound) => `${text} ${holds ? '✓' : '✗'}`
  return [quantity, ours, reference, ratio === undefined ? '–' : ratio.toFixed(2), bound(gate), bound(goal)]
}

/** What a goal measured where its gate does not hold. */
export async function brokenGates({ measure }: Goal): Promise<string[]> {
  const lines = await measure()
  return lines
    .filter(({ gate }) => !gate.holds)
    .map(({ quantity, ours, gate }) => `${quantity}: ${ours}, gate ${gate.text}`)
}

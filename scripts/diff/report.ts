import type { Judged, Verdict } from './verdict.ts'

const HEADINGS: Record<Verdict, string> = {
  breaks: 'Breaks what a document or a capture says, and is not in openapi/CHANGELOG.md',
  listed: 'Breaks, and openapi/CHANGELOG.md says so',
  assumed: 'Breaks only what we assumed',
  fits: 'Breaks nobody',
}
const VERDICTS = Object.keys(HEADINGS) as Verdict[]
const COLUMNS = ['operation', 'where', 'level', 'what'] as const

/** The heading of a report: which states were compared. */
export type Compared = { from: string; to: string }

function cellsOf({ operationId, method, path, at, level, message }: Judged): string[] {
  return [`${operationId} (${method} ${path})`, at || 'the operation', level, message]
}

/** One line: how many changes of each kind. */
export function countsOf(judged: Judged[]): string {
  if (judged.length === 0) return 'Nothing differs on the wire.'
  return VERDICTS.map((verdict) => `${judged.filter((change) => change.verdict === verdict).length} ${verdict}`).join(
    ', ',
  )
}

export function markdownReport(judged: Judged[], { from, to }: Compared): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const sections = sectionsOf(judged).flatMap(([heading, changes]) => [
    `## ${heading}`,
    '',
    `| ${COLUMNS.join(' | ')} |`,
    `|${COLUMNS.map(() => '---|').join('')}`,
    ...changes.map((change) => `| ${cellsOf(change).map(cell).join(' | ')} |`),
    '',
  ])
  return [`# The contract: ${from} → ${to}`, '', countsOf(judged), '', ...sections].join('\n')
}

export function htmlReport(judged: Judged[], { from, to }: Compared): string {
  const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const rows = (changes: Judged[]) =>
    changes
      .map(
        (change) =>
          `<tr>${cellsOf(change)
            .map((cell) => `<td>${text(cell)}</td>`)
            .join('')}</tr>`,
      )
      .join('\n')
  const tables = sectionsOf(judged).map(
    ([heading, changes]) => `<h2>${text(heading)} (${changes.length})</h2>
<table><thead><tr>${COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>
${rows(changes)}
</tbody></table>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The contract: ${text(from)} → ${text(to)}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: start; vertical-align: top; padding: .4rem .6rem;
    border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere }
</style></head><body>
<h1>The contract: ${text(from)} → ${text(to)}</h1>
<p>${text(countsOf(judged))}</p>
${tables.join('\n')}
</body></html>
`
}

function sectionsOf(judged: Judged[]): [string, Judged[]][] {
  return VERDICTS.map((verdict): [string, Judged[]] => [
    HEADINGS[verdict],
    judged.filter((change) => change.verdict === verdict),
  ]).filter(([, changes]) => changes.length > 0)
}

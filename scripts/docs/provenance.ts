import { toContract } from '../contract/model.ts'
import { countValues, valuesOf } from '../contract/value-provenance.ts'
import { operationsOf, type Document, type Operation, type Provenance } from '../gen/document.ts'

/** A badge as Redoc shows it beside the name of an operation or a field. */
type Badge = { name: string; color: string; position?: 'before' | 'after' }

/** Green has paper behind it, blue was seen on the wire, orange is our own guess. */
const COLOURS: Record<Provenance['level'], string> = { documented: 'green', observed: 'blue', assumed: 'orange' }
const LEVELS = Object.keys(COLOURS) as Provenance['level'][]
const KINDS = ['answer', 'body', 'parameter'] as const

/** Keys whose values are data and not description. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-provenance'])
/** Keys whose children go by names of their own, so that a field called `example` is a field. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'paths',
  'content',
])

type Node = Record<string, unknown>

/**
 * A copy of the document in which a reader sees where each statement comes from: `x-provenance` becomes a badge and a
 * line of the description, on operations and on every answer, schema and field that says one of its own (the others
 * inherit). GETs that write and POSTs that only read get a badge too, and the front page counts the levels per area.
 */
export function withVisibleProvenance(document: Document): Document {
  const copy = structuredClone(document)
  mark(copy, false)
  const { info } = copy as unknown as { info: { description?: string } }
  info.description = `${info.description ?? ''}\n\n${overview(document)}`
  return copy
}

function mark(value: unknown, isMap: boolean): void {
  if (Array.isArray(value)) return value.forEach((item) => mark(item, false))
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  for (const [key, child] of Object.entries(node)) if (isMap || !DATA.has(key)) mark(child, !isMap && MAPS.has(key))
  if (isMap) return
  const badges = [...provenanceBadge(node), ...writingBadge(node)]
  if (badges.length > 0) node['x-badges'] = badges
  if (isProvenance(node['x-provenance'])) node['description'] = described(node, node['x-provenance'])
}

function isProvenance(value: unknown): value is Provenance {
  return LEVELS.includes((value as Provenance | undefined)?.level as Provenance['level'])
}

function provenanceBadge(node: Node): Badge[] {
  const stated = node['x-provenance']
  return isProvenance(stated) ? [{ name: stated.level, color: COLOURS[stated.level] }] : []
}

/** Only where the method would mislead: everybody expects a POST to write. [HTP-10] */
function writingBadge(node: Node): Badge[] {
  if (node['x-writes'] === true) return [{ name: 'writes', color: 'red' }]
  return node['x-writes'] === false ? [{ name: 'only reads', color: 'grey' }] : []
}

function described(node: Node, { level, source }: Provenance): string {
  const words = typeof node['description'] === 'string' ? node['description'].trim() : ''
  const line = isOperation(node) ? `**Provenance: ${level}.** ${source}` : `*${level}: ${source}*`
  return words === '' ? line : `${words}\n\n${line}`
}

function isOperation(node: Node): node is Node & Operation {
  return typeof node['operationId'] === 'string'
}

/**
 * The levels in words, and how many values of each area stand on which: parameters, fields of bodies, fields of
 * answers.
 */
function overview(document: Document): string {
  const values = valuesOf(toContract(document as unknown as Record<string, unknown>))
  const row = (name: string, own: typeof values) => {
    const counts = countValues(own)
    return `| ${name} | ${KINDS.flatMap((kind) => LEVELS.map((level) => counts[kind][level] || '–')).join(' | ')} |`
  }
  return [
    '## Where a statement comes from',
    '',
    '- **documented**: a document of the operator says so; document and section stand beside it.',
    '- **observed**: captured traffic shows it.',
    '- **assumed**: ours, with the reason; it may change as soon as the real service is seen.',
    '',
    'An answer, shape or field without a badge has the level of what stands around it: nearest wins. Counted by value:',
    '',
    `| area | ${KINDS.flatMap((kind) => LEVELS.map((level) => `${kind} ${level}`)).join(' | ')} |`,
    `|---|${KINDS.flatMap(() => LEVELS.map(() => '---:|')).join('')}`,
    ...[...new Set(operationsOf(document).map(({ area }) => area))].map((area) =>
      row(
        area,
        values.filter((value) => value.area === area),
      ),
    ),
    row('**all**', values),
  ].join('\n')
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { METHODS, type Document, type Operation, type Provenance } from '../gen/document.ts'
import { ROOT, runScript } from '../lib/run.ts'
import { changedOnly } from './changed-only.ts'

export type Level = Provenance['level']
/** What a change asks of the clients that are out there, in the words of semantic versions. */
export type Impact = 'major' | 'minor' | 'patch'

/** One difference between two states of the contract, at one place of one operation. */
export type Change = {
  operationId: string
  method: string
  path: string
  /** Where inside the operation: `responses / 200 / … / properties / kcal`. '' is the operation itself. */
  at: string
  impact: Impact
  /** The level of the changed part in the earlier state: nearest x-provenance wins. */
  level: Level
  message: string
}

type Node = Record<string, unknown>
/** The part of Redocly's JSON report that is read here. */
type Reported = {
  path: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  property?: string
  verdicts: { message: string }[]
}

const REDOCLY = join(ROOT, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
const ENV = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NODE_NO_WARNINGS: '1' }

/** Everything that differs on the wire between an earlier state and a later one, worst first. Words do not count. */
export async function changesBetween(earlier: Document, later: Document): Promise<Change[]> {
  const [base, revision] = changedOnly(earlier, later)
  if (Object.keys({ ...base.paths, ...revision.paths }).length === 0) return []
  const reported = await redoclyDiff(base, revision)
  const order: Impact[] = ['major', 'minor', 'patch']
  return reported
    .filter(({ path }) => path.startsWith('#/paths/') && !path.includes('/x-provenance'))
    .flatMap((change) => changesOf(change, base, revision))
    .sort((a, b) => order.indexOf(a.impact) - order.indexOf(b.impact) || a.operationId.localeCompare(b.operationId))
}

async function redoclyDiff(base: Document, revision: Document): Promise<Reported[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-diff-'))
  const file = (name: string) => join(folder, `${name}.json`)
  try {
    writeFileSync(file('base'), onlyTheWire(base))
    writeFileSync(file('revision'), onlyTheWire(revision))
    const args = [
      'diff',
      file('base'),
      file('revision'),
      '--format',
      'json',
      '--output',
      file('report'),
      '--fail-on',
      'none',
      '--lint-config',
      'off',
    ]
    const { code, output } = await runScript(REDOCLY, args, { quiet: true, env: ENV })
    if (code !== 0) throw new Error(`The two states could not be compared:\n${output}`)
    return (JSON.parse(readFileSync(file('report'), 'utf8')) as { changes: Reported[] }).changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where something comes from does not travel: two parts that differ in nothing else are the same to a client. */
const onlyTheWire = (document: Document) =>
  JSON.stringify(document, (key, value: unknown) => (key === 'x-provenance' ? undefined : value))

/** A change at a path counts for each of its operations. */
function changesOf(
  { path: pointer, kind, impact, property, verdicts }: Reported,
  base: Document,
  revision: Document,
): Change[] {
  const [, path = '', ...rest] = pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const item = (base.paths[path] ?? revision.paths[path] ?? {}) as Node
  const methods = rest[0] === undefined ? METHODS.filter((method) => method in item) : [rest[0]]
  return methods.map((method) => {
    const inside = rest.slice(1)
    const operation = ((base.paths[path] as Node | undefined)?.[method] ??
      (revision.paths[path] as Node | undefined)?.[method]) as Operation
    const words = verdicts.map(({ message }) => message).join(' ')
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      at: [...inside, ...(property === undefined || property === 'key' ? [] : [property])].join(' / '),
      impact,
      level: isFirstLimit(operation, inside, property) ? 'assumed' : levelAt(operation, inside),
      message: words || `${kind}.`,
    }
  })
}

const LIMITS = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
])

/**
 * A limit of a request where none was said. No document and no capture gives one, so it is ours, whoever says the rest
 * (decision 132).
 */
function isFirstLimit(operation: Operation, way: string[], property: string | undefined): boolean {
  if (property === undefined || !LIMITS.has(property) || !['parameters', 'requestBody'].includes(way[0] ?? ''))
    return false
  const place = nodeAt(operation, way)
  return place !== undefined && !(property in place)
}

function nodeAt(operation: Operation, way: string[]): Node | undefined {
  let node: unknown = operation
  for (const part of way) node = (node as Node | undefined)?.[part]
  return node as Node | undefined
}

/** The nearest x-provenance on the way from the operation to a place in it, as far as the place exists. */
function levelAt(operation: Operation, way: string[]): Level {
  let node: unknown = operation
  let level = operation['x-provenance'].level
  for (const part of way) {
    node = (node as Node | undefined)?.[part]
    level = (node as { 'x-provenance'?: Provenance } | null | undefined)?.['x-provenance']?.level ?? level
  }
  return level
}

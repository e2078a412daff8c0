import { stringify } from 'yaml'
import type { Finding } from './ledger.ts'
import { atPointer, type Contract } from './model.ts'
import type { Evidence } from './evidence.ts'
import type { ContractSources, Place } from './sources.ts'

/**
 * A change of the contract that would make it say what was met: where, and the YAML to put there (docs/decisions/094).
 */
export type Proposal = { place: Place | undefined; pointer: string; yaml: string }

type Schema = Record<string, unknown>

/**
 * What to write into the contract when a finding turns out to be how the service is; undefined when no text can say
 * that.
 */
export function proposalFor(
  finding: Finding,
  { document }: Contract,
  sources: ContractSources,
  at: string,
): Proposal | undefined {
  const { pointer } = finding
  const propose = (change: object, where = pointer): Proposal => ({
    place: sources.find(where),
    pointer: where,
    yaml: stringify(change, { flowCollectionPadding: true }).trimEnd(),
  })
  const observed = { level: 'observed', source: `contract run of ${at}` }
  const node = safely(() => atPointer(document, pointer)) as Schema | undefined
  const name = finding.at.split('/').at(-1) ?? finding.at
  switch (finding.kind) {
    case 'null':
      return propose({
        type: [...asList(node?.['type']), 'null'],
        ...('enum' in (node ?? {}) ? { enum: [...asList(node?.['enum']), null] } : {}),
        'x-provenance': observed,
      })
    case 'type':
    case 'number-text':
      return propose({ type: typeMet(finding.got), 'x-provenance': observed })
    case 'enum':
      return propose({ enum: [...asList(node?.['enum']), valueMet(finding.got)], 'x-provenance': observed })
    case 'missing': {
      const owner = ownerOf(pointer)
      const required = asList((safely(() => atPointer(document, owner)) as Schema | undefined)?.['required'])
      // A key that may be left out has to say so, or the contract does not pass.
      return propose(
        {
          required: required.filter((one) => one !== name),
          properties: { [name]: { description: 'TODO; left out where TODO' } },
        },
        owner,
      )
    }
    case 'unknown':
      return propose({
        properties: { [name]: { ...schemaMet(finding.got), description: 'TODO', 'x-provenance': observed } },
        required: [...asList(node?.['required']), name],
      })
    case 'date':
    case 'format':
    case 'value':
      return propose({ ...loosened(node), 'x-provenance': observed })
    case 'sum':
      return propose({ 'x-sum': asList(node?.['x-sum']).filter((one) => one !== finding.expected) })
    case 'status': {
      const status = /^\d{3}/.exec(finding.got)?.[0] ?? ''
      return propose({ responses: { [status]: { description: 'TODO', 'x-provenance': observed } } })
    }
    case 'header':
      return propose({ headers: { [finding.at]: { required: false } } }, pointer.replace(/\/headers\/.*$/, ''))
    case 'invalid-accepted':
      return propose({ 'x-provenance': observed, ...(/left out/.test(finding.got) ? { required: false } : {}) })
    case 'valid-refused':
    case 'content-type':
    case 'auth-ignored':
    case 'demanded':
    case 'false-success':
    case 'unreadable':
    case 'encoding':
    case 'failed':
    case 'no-answer':
    case 'slow':
    case 'garbled':
    case 'doubled':
    case 'order':
    case 'page':
    case 'empty':
    case 'echo':
    case 'other-member':
    case 'unusual':
    case 'contradiction':
    case 'leak':
    case 'unstable':
    case 'not-saved':
    case 'saved-twice':
    case 'not-removed':
    case 'not-restored':
    case 'removed-too-much':
      return undefined
    default:
      return finding.kind satisfies never
  }
}

/** What to write when an assumption has been borne out. */
export function promotionFor({ pointer, matches }: Evidence, sources: ContractSources, at: string): Proposal {
  const yaml = stringify({
    'x-provenance': { level: 'observed', source: `${matches} answers, contract run of ${at}` },
  }).trimEnd()
  return { place: sources.find(pointer), pointer, yaml }
}

function asList(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** The object whose property this is. */
const ownerOf = (pointer: string) => pointer.replace(/\/properties\/[^/]+$/, '')

/** `integer 188`, `string "188"`, `array` → the type. */
const typeMet = (got: string) => got.split(' ')[0] ?? got
const schemaMet = (got: string): Schema =>
  got === 'array'
    ? { type: 'array', items: {} }
    : got === 'null'
      ? { type: ['string', 'null'] }
      : { type: typeMet(got) }

function valueMet(got: string): unknown {
  return safely(() => JSON.parse(got) as unknown) ?? got
}

/** The schema without what the value did not keep to. */
function loosened(node: Schema | undefined): Schema {
  const limits = ['pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'const']
  return Object.fromEntries(
    Object.entries(node ?? {}).filter(
      ([key]) => !limits.includes(key) && !['description', 'examples', 'x-provenance'].includes(key),
    ),
  )
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

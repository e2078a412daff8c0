import { isRealPlain, valuesOf, type Value } from '../contract/value-provenance.ts'
import { toContract, type Contract, type Json } from '../contract/model.ts'
import { ContractSources, type Place } from '../contract/sources.ts'
import { OPENAPI } from './places.ts'

/** One place of the contract that does not keep to openapi/README.md: what is wrong, and what to write. */
export type HouseFinding = { operationId: string | undefined; pointer: string; message: string; write: string }

type Node = Record<string, unknown>

/** `the answer is assumed`, `query and answer are assumed`, `parameter names are assumed`. */
const ADMITS = /\b((?:[\w ]+?(?:,| and) )*[\w ]+?) (?:is|are) (?:all )?assumed\b/g
const KIND_WORDS: Record<Value['kind'], RegExp> = {
  answer: /\banswers?\b/,
  body: /\b(?:body|payload|fields)\b/,
  parameter: /\b(?:query|parameters?(?: names?)?|names?)\b/,
}
/** How the two documents and the page of captures are named. */
const NAMED: Record<string, RegExp> = {
  documented: /\b00[01] section \d/,
  observed: /known-payloads(?:\.md)? ?\d|contract run of \d{4}/,
}

/**
 * The rules of openapi/README.md that need the whole contract: who says what (provenance by value), the envelope,
 * required rows, a description of every field of an answer, limits of what is sent. Everything else is in
 * openapi/rules.ts.
 */
export function houseRules(document: unknown): HouseFinding[] {
  const contract = toContract(document as Record<string, unknown>)
  const values = valuesOf(contract)
  return unique([
    ...unlikelyLevels(contract, values),
    ...raisingTypes(contract),
    ...envelopes(contract),
    ...doubledNames(contract),
    ...values.flatMap(fieldFaults),
  ])
}

/** Findings for people: `openapi/paths/meal.yaml:12 mealList: message Write: …`. */
export function findingLines(findings: HouseFinding[], sources = new ContractSources(OPENAPI)): string[] {
  return findings.map(({ operationId, pointer, message, write }) => {
    const place: Place | undefined = sources.find(pointer)
    const at = place ? `${place.file}:${place.line}` : pointer
    return `${at}  ${operationId ?? place?.name ?? ''}: ${message} Write: ${write}`
  })
}

/** No value is documented or observed by an operation whose source does not say so of it. */
function unlikelyLevels({ operations }: Contract, values: Value[]): HouseFinding[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const ofOperations = operations.flatMap(({ id, pointer, provenance: { level, source } }): HouseFinding[] =>
    namesIts(level, source)
      ? []
      : [
          {
            operationId: id,
            pointer,
            message: `It is ${level}, and its source names no ${level === 'observed' ? 'capture' : 'document and section'}: "${source}".`,
            write: 'x-provenance: { level: assumed, source: why }',
          },
        ],
  )
  return [
    ...ofOperations,
    ...values.flatMap((value): HouseFinding[] => {
      const operation = byId.get(value.operationId)
      const { level, source, at } = value.provenance
      if (!operation || level === 'assumed') return []
      const told = (message: string, write: string): HouseFinding[] => [
        {
          operationId: value.operationId,
          pointer: value.pointer,
          message: `${value.kind} ${value.at} is ${level}${message}`,
          write,
        },
      ]
      const inherited = at === operation.pointer
      // A document lists calls; only a capture shows a call with all that travels.
      if (inherited && level === 'documented')
        return told(
          ' because its operation is, and the documents list the call only.',
          'x-provenance: { level: assumed, source: not shown } at the answer, the body or the parameter, or the section that shows it',
        )
      if (inherited && admits(source, value.kind))
        return told(
          `, and the source of its operation says that it is assumed: "${source}".`,
          'x-provenance: { level: assumed, source: … } there',
        )
      if (
        !inherited &&
        /(?:\bfields?|(?<!\bit )\bnames?(?: of a field)?|that this call gives them) (?:is|are) assumed\b/.test(source)
      )
        return told(
          `, and that source says that it is assumed: "${source}".`,
          'x-provenance: { level: assumed, source: … }',
        )
      return namesIts(level, source)
        ? []
        : told(
            `, and its source names no ${level === 'observed' ? 'capture' : 'document and section'}: "${source}".`,
            'x-provenance: { level: assumed, source: … }',
          )
    }),
  ]
}

const namesIts = (level: string, source: string) => NAMED[level]?.test(source) ?? true

function admits(source: string, kind: Value['kind']): boolean {
  return [...source.matchAll(ADMITS)].some(([, subjects = '']) => KIND_WORDS[kind].test(subjects))
}

/**
 * A shared plain type says what a value looks like. Were it marked, every assumed field that uses it would seem to be
 * shown.
 */
function raisingTypes({ document }: Contract): HouseFinding[] {
  const schemas = ((document['components'] as Node | undefined)?.['schemas'] ?? {}) as Record<string, Node>
  return Object.entries(schemas).flatMap(([name, schema]): HouseFinding[] => {
    const level = (schema['x-provenance'] as { level?: string } | undefined)?.level
    if (!isRealPlain(schema) || level === undefined || level === 'assumed') return []
    return [
      {
        operationId: undefined,
        pointer: `#/components/schemas/${name}`,
        message: `The plain type ${name} is marked ${level}, which would raise every field that uses it.`,
        write: 'the source in its description, and x-provenance at the fields that a document or capture shows',
      },
    ]
  })
}

/** An answer under /api is the envelope with its data. */
export function envelopes({ operations }: Contract): HouseFinding[] {
  return operations
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ id, responses }) =>
      Object.entries(responses).flatMap(([status, { content = {}, pointer }]): HouseFinding[] => {
        const schema = content['application/json']?.schema
        if (!status.startsWith('2') || schema === undefined) return []
        const parts = (schema as { allOf?: Node[] }).allOf ?? []
        const enveloped = parts.some(({ $ref: ref }) => ref === '#/components/schemas/Envelope')
        const hasData = parts.some((part) => ((part['required'] ?? []) as Json[]).includes('data'))
        if (enveloped && hasData) return []
        return [
          {
            operationId: id,
            pointer,
            message: 'The answer is not the envelope with a required `data`.',
            write:
              'allOf: [{ $ref: ../schemas/common.yaml#/Envelope }, { type: object, required: [data], properties: { data: … } }]',
          },
        ]
      }),
    )
}

/**
 * Generators name a type without a name after what it stands in: the codes of `categoryCode` in the shape CareContents,
 * and those of a parameter of that name of the call careContents, would both be CareContentsCategoryCode
 * (docs/decisions/147).
 */
function doubledNames({ document, operations }: Contract): HouseFinding[] {
  const schemas = ((document['components'] as Node | undefined)?.['schemas'] ?? {}) as Record<string, Node>
  const named: { name: string; pointer: string; operationId: string | undefined }[] = []
  const walk = (schema: Node, name: string, pointer: string, operationId: string | undefined) => {
    const parts = ((schema['allOf'] ?? []) as Node[]).map(
      (part, index) => [part, name, `${pointer}/allOf/${index}`] as const,
    )
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Node>).map(
      ([key, one]) => [one, name + pascal(key), `${pointer}/properties/${key}`] as const,
    )
    const items =
      schema['items'] === undefined ? [] : [[schema['items'] as Node, `${name}Item`, `${pointer}/items`] as const]
    for (const [one, own, at] of [...fields, ...items]) {
      if ('enum' in one || 'properties' in one) named.push({ name: own, pointer: at, operationId })
    }
    for (const [one, own, at] of [...parts, ...fields, ...items]) walk(one, own, at, operationId)
  }
  for (const [name, schema] of Object.entries(schemas)) {
    named.push({ name: pascal(name), pointer: `#/components/schemas/${name}`, operationId: undefined })
    walk(schema, pascal(name), `#/components/schemas/${name}`, undefined)
  }
  for (const { id, parameters, body } of operations) {
    const queried = parameters.filter(({ in: place, pointer }) => place === 'query' && pointer.startsWith('#/paths/'))
    if (queried[0]) named.push({ name: `${pascal(id)}Params`, pointer: queried[0].pointer, operationId: id })
    for (const { name, schema, pointer } of queried)
      walk({ properties: { [name]: (schema ?? {}) as Node } }, pascal(id), pointer, id)
    const sent = Object.values(body?.content ?? {})[0]?.schema as Node | undefined
    if (!body || !sent || '$ref' in sent) continue
    named.push({ name: `${pascal(id)}Body`, pointer: body.pointer, operationId: id })
    walk(sent, `${pascal(id)}Body`, body.pointer, id)
  }
  const first = new Map<string, string>()
  return named.flatMap(({ name, pointer, operationId }): HouseFinding[] => {
    const other = first.get(name)
    if (other === undefined) first.set(name, pointer)
    if (other === undefined || other === pointer) return []
    return [
      {
        operationId,
        pointer,
        message: `Generators call this type ${name}, and the one at ${other} too.`,
        write: 'one shared shape of its own name for both, or another name',
      },
    ]
  })
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** What every field of an answer and of a body has to say. */
function fieldFaults({ kind, at, operationId, pointer, sites, required, described }: Value): HouseFinding[] {
  const found: HouseFinding[] = []
  const told = (message: string, write: string) =>
    found.push({ operationId, pointer, message: `${kind} ${at} ${message}`, write })
  const schemas = sites.map(({ schema }) => schema)
  if (kind === 'answer' && !described) told('has no description.', 'description: what it means, in one line')
  // Only where a capture shows a key that comes and goes, or a note of ours that not everybody gets.
  const optional = schemas.some(({ description }) => /may be missing|left out|only where/i.test(String(description)))
  if (kind === 'answer' && !required && !optional)
    told(
      'is not required: a row has all its keys, and null where a value is missing.',
      'its name into `required`, and null into its type',
    )
  const limited = schemas.some((schema) =>
    ['enum', 'const', 'maxLength', 'pattern', 'format'].some((key) => key in schema),
  )
  const types = schemas.flatMap((schema) => [schema['type'] ?? []].flat() as string[])
  if (kind !== 'answer' && types.includes('string') && !limited)
    told('is a text without a limit.', 'maxLength: the most that a member may send')
  if (kind !== 'answer' && types.includes('array') && !schemas.some((schema) => 'maxItems' in schema))
    told('is a list without a limit.', 'maxItems: the most that a member may send')
  return found
}

/** A shared shape is told once, by the first operation that uses it. */
function unique(findings: HouseFinding[]): HouseFinding[] {
  return [...new Map(findings.map((finding) => [`${finding.pointer} ${finding.write}`, finding])).values()]
}

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { evaluateSum, parseSum, sumHolds } from '#openapi/sums.ts'
import { isMoment, isRealMoment } from './dates.ts'
import { inWords, typeOf, type Difference, type Kind } from './differences.ts'
import { toPointerPart, type Contract, type Provenance } from './model.ts'
import { nearest, partsOf, SchemaSites, typesOf, type Site } from './schema-sites.ts'

// ajv-formats is CommonJS: under Node its default import is the module itself, under a bundler's rules its `default`.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

const ID = 'hansang:contract'

/** Formats that OpenAPI names and JSON Schema leaves to others; the range of an int32 is worth checking. */
const OPENAPI_FORMATS = {
  int32: { type: 'number', validate: (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31 },
  int64: { type: 'number', validate: Number.isInteger },
  float: { type: 'number', validate: Number.isFinite },
  double: { type: 'number', validate: Number.isFinite },
  password: true,
  binary: true,
} as const

/** When one place is wrong in several ways, the one that explains the others is told. */
const TELLING: Kind[] = ['missing', 'null', 'number-text', 'type', 'enum', 'date', 'format', 'value', 'sum', 'unknown']
const KIND_OF_KEYWORD: Record<string, Kind> = { enum: 'enum', const: 'enum', pattern: 'format', format: 'format' }

const checkers = new WeakMap<object, BodyChecker>()

/** The checker of a contract; there is one for each document, because compiling its schemas takes seconds. */
export function checkerOf(contract: Contract): BodyChecker {
  const known = checkers.get(contract.document) ?? new BodyChecker(contract)
  checkers.set(contract.document, known)
  return known
}

/** Checks values against the schemas of one contract; schemas are compiled on first use. */
export class BodyChecker {
  readonly sites: SchemaSites
  private readonly ajv: Ajv2020
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor({ document }: Contract) {
    this.sites = new SchemaSites(document)
    this.ajv = new Ajv2020({ strict: false, allErrors: true, verbose: false })
    addFormats(this.ajv)
    for (const [name, format] of Object.entries(OPENAPI_FORMATS)) this.ajv.addFormat(name, format)
    this.ajv.addSchema(document, ID)
  }

  /** True when a value fits the schema at this pointer of the bundle. */
  fits(pointer: string, value: unknown): boolean {
    return this.validator(pointer)(value)
  }

  /**
   * Where a value differs from the schema at this pointer: what JSON Schema finds, fields that no schema knows, days
   * that do not exist, totals (x-sum) that do not add up. One difference a place. `around` is the provenance of what
   * holds the schema.
   */
  check(pointer: string, around: Provenance, body: unknown): Difference[] {
    const root = this.sites.root(pointer, around)
    const validate = this.validator(pointer)
    const wrong = validate(body)
      ? []
      : relevant(validate.errors ?? [], body).map((error) => this.toDifference(error, root, body, around))
    const found = [...wrong, ...this.beyondJsonSchema(root, body, '')]
    const byPlace = new Map<string, Difference>()
    for (const one of found) {
      const known = byPlace.get(one.at)
      if (!known || TELLING.indexOf(one.kind) < TELLING.indexOf(known.kind)) byPlace.set(one.at, one)
    }
    return [...byPlace.values()]
  }

  private validator(pointer: string): ValidateFunction {
    const known = this.compiled.get(pointer)
    if (known) return known
    const validate = this.ajv.compile({ $ref: `${ID}${encodeURI(pointer)}` })
    this.compiled.set(pointer, validate)
    return validate
  }

  private toDifference(error: ErrorObject, root: Site[], body: unknown, around: Provenance): Difference {
    const missing = error.keyword === 'required' ? `/${toPointerPart(String(error.params['missingProperty']))}` : ''
    const at = `${error.instancePath}${missing}`
    const sites = this.sites.at(root, at)
    const value = valueAt(body, at)
    const provenance = this.sites.provenanceAt(root, at) ?? around
    const pointer = sites.at(-1)?.pointer ?? root[0]?.pointer ?? around.at
    const kind = kindOf(error, sites, value)
    return {
      kind,
      at,
      expected: expectedOf(error, sites),
      got: kind === 'missing' ? 'missing' : gotOf(error, value),
      provenance,
      pointer,
    }
  }

  private beyondJsonSchema(sites: Site[], value: unknown, at: string): Difference[] {
    if (sites.length === 0) return []
    if (Array.isArray(value)) {
      const rows = this.sites.items(sites)
      return value.flatMap((row, index) => this.beyondJsonSchema(rows, row, `${at}/${index}`))
    }
    if (typeof value === 'string') return momentDifference(sites, value, at)
    if (typeof value === 'number') return rangeDifference(sites, value, at)
    if (typeof value !== 'object' || value === null) return []
    const closed =
      sites.some(({ schema }) => 'properties' in schema) &&
      !sites.some(
        ({ schema }) => Object.hasOwn(schema, 'additionalProperties') && schema['additionalProperties'] !== false,
      )
    const inside = Object.entries(value).flatMap(([name, one]) => {
      const place = `${at}/${toPointerPart(name)}`
      const known = this.sites.property(sites, name)
      if (known.length > 0) return this.beyondJsonSchema(known, one, place)
      const owner = sites.findLast(({ schema }) => 'properties' in schema)
      return closed && owner ? [difference('unknown', place, 'nothing', typeOf(one), owner)] : []
    })
    return [...inside, ...sumDifferences(sites, value, at)]
  }
}

/** Past this an app reads another number than was written: two keys become one. */
function rangeDifference(sites: Site[], value: number, at: string): Difference[] {
  const site = sites.at(-1)
  return site && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? [difference('value', at, 'a number below 2^53', inWords(value), site)]
    : []
}

function momentDifference(sites: Site[], text: string, at: string): Difference[] {
  const site = sites.at(-1)
  // What is not made of digits already differs from the pattern.
  if (!site || !/^\d+$/.test(text) || !isMoment(sites) || isRealMoment(text)) return []
  return [difference('date', at, 'a day or time that exists', inWords(text), site)]
}

function sumDifferences(sites: Site[], value: object, at: string): Difference[] {
  return sites.flatMap((site) =>
    ((site.schema['x-sum'] ?? []) as string[]).map(parseSum).flatMap((equation) => {
      if (sumHolds(equation, value)) return []
      const { left, right } = evaluateSum(equation, value) ?? {}
      return [difference('sum', `${at}/${sumPlace(equation.text)}`, equation.text, `${left} = ${right}`, site)]
    }),
  )
}

/** The field a sum is told at: the first name in it. */
const sumPlace = (text: string) => /[A-Za-z_]\w*(?=[\s=.[]|$)/.exec(text.replace(/count\(/g, ''))?.[0] ?? text

function difference(kind: Kind, at: string, expected: string, got: string, site: Site): Difference {
  return { kind, at, expected, got, provenance: site.provenance, pointer: site.pointer }
}

/** Without the noise of alternatives: the branch for null, and "no alternative fits" where a branch says why. */
function relevant(errors: ErrorObject[], body: unknown): ErrorObject[] {
  const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf'
  const choices = errors.filter(isChoice)
  const specific = errors.filter((error) => {
    if (isChoice(error)) return false
    const inChoice = choices.some(({ instancePath }) => instancePath === error.instancePath)
    return !(
      inChoice &&
      error.keyword === 'type' &&
      error.params['type'] === 'null' &&
      valueAt(body, error.instancePath) !== null
    )
  })
  const unexplained = choices.filter(
    ({ instancePath }) => !specific.some((error) => error.instancePath.startsWith(instancePath)),
  )
  return [...specific.filter(({ keyword }) => keyword !== 'if'), ...unexplained]
}

function kindOf({ keyword }: ErrorObject, sites: Site[], value: unknown): Kind {
  if (keyword === 'required') return 'missing'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'unknown'
  if (value === null) return 'null'
  if (keyword === 'type') {
    const types = typesOf(sites)
    const number = types.includes('number') || types.includes('integer')
    const swapped =
      (typeof value === 'number' && types.includes('string')) ||
      (typeof value === 'string' && number && isNumberText(value))
    return swapped ? 'number-text' : 'type'
  }
  const kind = KIND_OF_KEYWORD[keyword] ?? 'value'
  return kind === 'format' && isMoment(sites) ? 'date' : kind
}

const isNumberText = (text: string) => /^-?[\d,]*\.?\d+$/.test(text)

function expectedOf({ keyword, params, message }: ErrorObject, sites: Site[]): string {
  if (keyword === 'enum') return (params['allowedValues'] as unknown[]).map((one) => JSON.stringify(one)).join(' | ')
  if (keyword === 'const') return JSON.stringify(params['allowedValue'])
  if (keyword === 'pattern') return String(params['pattern'])
  if (keyword === 'type' || keyword === 'required')
    return typesOf(sites).join(' | ') || String(params['type'] ?? 'a value')
  return message ?? keyword
}

function gotOf({ keyword }: ErrorObject, value: unknown): string {
  if (keyword !== 'type') return inWords(value)
  return typeof value === 'object' ? typeOf(value) : `${typeOf(value)} ${inWords(value, 40)}`
}

/** The value at a JSON pointer into a body, undefined when there is none. */
export function valueAt(body: unknown, at: string): unknown {
  return partsOf(at).reduce<unknown>(
    (here, part) => (typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[part] : undefined),
    body,
  )
}

/** The provenance at a place of a body, for a difference that somebody else found there. */
export function provenanceOfPlace(
  sites: SchemaSites,
  root: Site[],
  at: string,
  around: Provenance,
): { provenance: Provenance; pointer: string } {
  const here = sites.at(root, at)
  return {
    provenance: sites.provenanceAt(root, at) ?? around,
    pointer: here.at(-1)?.pointer ?? nearest(root)?.at ?? around.at,
  }
}

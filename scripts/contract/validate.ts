import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { toPointerPart, type Contract, type Operation } from './model.ts'

/** One place where an answer differs from its schema: where in the body, and what is wrong there. */
export type Difference = { at: string; message: string }

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

/** Checks bodies against the schemas of one contract; schemas are compiled on first use. */
export class BodyChecker {
  private readonly ajv: Ajv2020
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor({ document }: Contract) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true, verbose: false })
    addFormats(this.ajv)
    for (const [name, format] of Object.entries(OPENAPI_FORMATS)) this.ajv.addFormat(name, format)
    this.ajv.addSchema(document, ID)
  }

  /** Differences between a body and the schema of this answer; none when the body fits or the contract says nothing. */
  check(operation: Operation, status: string, contentType: string, body: unknown): Difference[] {
    const validate = this.validator(operation, status, contentType)
    if (!validate || validate(body)) return []
    return (validate.errors ?? []).map(toDifference)
  }

  private validator(operation: Operation, status: string, contentType: string): ValidateFunction | undefined {
    const media = operation.responses[status]?.content?.[contentType]
    if (!media?.schema) return undefined
    const pointer = this.pointer(operation, status, contentType)
    const known = this.compiled.get(pointer)
    if (known) return known
    const validate = this.ajv.compile({ $ref: `${ID}${pointer}` })
    this.compiled.set(pointer, validate)
    return validate
  }

  /** Where the schema stands in the document; an answer shared under components is a reference that Ajv cannot step through. */
  private pointer(operation: Operation, status: string, contentType: string): string {
    const place = ['paths', operation.path, operation.method.toLowerCase(), 'responses', status]
    let node: unknown = this.ajv.getSchema(ID)?.schema
    for (const part of place) node = (node as Record<string, unknown> | undefined)?.[part]
    const shared = (node as { $ref?: string } | undefined)?.$ref
    const base = shared ?? `#/${place.map(toPointerPart).join('/')}`
    return encodeURI(`${base}/content/${toPointerPart(contentType)}/schema`)
  }
}

function toDifference({ instancePath, keyword, params, message }: ErrorObject): Difference {
  const at = instancePath || '/'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(Object.values(params)[0])
    return { at: `${instancePath}/${name}`, message: 'is not in the contract' }
  }
  if (keyword === 'enum') return { at, message: `${message ?? ''}: ${JSON.stringify(params['allowedValues'])}` }
  return { at, message: message ?? keyword }
}

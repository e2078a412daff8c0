/**
 * Request validators and the answer check, both Ajv 2020 over the contract. Each schema is compiled once, at its first
 * use.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { answersOf, BYTES, type Contract, selfContained } from './contract-file.ts'

// ajv-formats is CommonJS: the function is the default export of its default export.
const addFormats = addFormatsModule.default

type RequestValidator = { (data: unknown): boolean; errors?: ValidateFunction['errors'] }

/**
 * Compiles the schemas of requests. Query, path, header and form values arrive as text and are turned into the declared
 * type; a JSON body has types of its own and is taken at its word. Compiling waits for the first request of each
 * operation, which keeps the start short however large the contract grows.
 */
export function requestValidatorCompiler({ spec }: Contract): FastifySchemaCompiler<object> {
  const fromText = ajv({ coerceTypes: true })
  const fromJson = ajv({})
  return ({ schema, httpPart }) => {
    // Only JSON bodies skip coercion; the form of /login has string properties alone, for which both behave alike.
    const compiler = httpPart === 'body' ? fromJson : fromText
    let compiled: ValidateFunction | undefined
    // Whether a body may be missing was decided before (bodyRules); a missing one arrives here as null.
    const mayBeNull = httpPart === 'body'
    const validate: RequestValidator = (data) => {
      if (mayBeNull && data === null) return true
      compiled ??= compiler.compile(selfContained(spec, schema))
      const valid = compiled(data)
      validate.errors = compiled.errors
      return valid
    }
    return validate
  }
}

/** What is wrong with an answer, in words for a developer; undefined when it follows the contract. */
export type AnswerCheck = (operationId: string, status: number, body: unknown) => string | undefined

export function createAnswerCheck(contract: Contract): AnswerCheck {
  const checker = ajv({ allErrors: true })
  checker.addSchema(contract.spec, 'contract')
  const compiled = new Map<string, ValidateFunction>()
  const declared = new Map<string, ReturnType<typeof answersOf>>()
  return (operationId, status, body) => {
    const operation = contract.operations.get(operationId)
    if (operation === undefined) return `The contract has no operation ${operationId}.`
    const answers = declared.get(operationId) ?? answersOf(contract, operation)
    declared.set(operationId, answers)
    const pointer = answers.get(status)
    if (pointer === undefined) return `${operationId} answered ${status}, which the contract does not declare.`
    if (pointer === null)
      return body === undefined
        ? undefined
        : `${operationId} answered ${status} with a body, and the contract declares none.`
    if (pointer === BYTES)
      return Buffer.isBuffer(body)
        ? undefined
        : `${operationId} answered ${status} without the bytes that the contract declares.`
    const key = `contract${pointer}`
    const validate = compiled.get(key) ?? checker.compile({ $ref: key })
    compiled.set(key, validate)
    if (validate(body)) return undefined
    const broken = checker.errorsText(validate.errors, { dataVar: 'body' })
    return `${operationId} answered ${status} with a body that breaks the contract: ${broken}`
  }
}

function ajv(options: { coerceTypes?: boolean; allErrors?: boolean }): Ajv2020 {
  // strict is off: the contract holds OpenAPI keywords (example, x-provenance) that JSON Schema does not know.
  const instance = new Ajv2020({ strict: false, ...options })
  addFormats(instance)
  return instance
}

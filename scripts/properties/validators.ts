import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Document } from '../gen/document.ts'
import type { Schema } from './arbitrary.ts'

// ajv-formats is CommonJS: under Node its default import is the module itself, under a bundler's rules its `default`.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/**
 * Ajv's judgement on the schemas of a document, which may stand anywhere in it. With `asText` it judges what arrives as
 * text in an address or a header, as Prism does: `'5'` is a number there.
 */
export function validators(document: Document, { asText = false } = {}): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, coerceTypes: asText })
  addFormats(ajv)
  ajv.addSchema(document, 'contract')
  const compiled = new Map<Schema, ValidateFunction>()
  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema
    // Ajv changes a text only where it stands in something.
    const made = ajv.compile(asText ? { type: 'object', properties: { value: local } } : local)
    compiled.set(schema, made)
    return made
  }
}

export const errorsOf = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim()).join(', ')

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundleContract, bundleExternal, lintContract } from '../scripts/gen/bundle.ts'
import { generateContract } from '../scripts/gen/contract.ts'
import { operationsOf, resolve, type Document, type Entry, type Example } from '../scripts/gen/document.ts'
import { inlined, lockDifference, lockOf } from '../scripts/gen/lock.ts'
import { LOCK, OPENAPI } from '../scripts/gen/places.ts'

const SLOW_MS = 60_000
// ajv-formats is CommonJS: under Node its default import is the module itself, under a bundler's rules its `default`.
const withFormats = 'default' in addFormats ? addFormats.default : addFormats

let document: Document
let entries: Entry[]
beforeAll(async () => {
  await generateContract()
  document = await bundleContract()
  entries = operationsOf(document)
}, SLOW_MS)

const files = (folder: string) => readdirSync(join(OPENAPI, folder)).filter((name) => name.endsWith('.yaml'))
const areaOf = (file: string) => file.replace('.yaml', '').split('-')[0] ?? ''

/** Every example of the contract with the schema it has to fit and a name for people. */
function allExamples(): { name: string; schema: unknown; value: unknown }[] {
  return entries.flatMap(({ id, operation, parameters }) => {
    const of = (where: string, content: Record<string, { schema: unknown; examples?: Record<string, Example> }> = {}) =>
      Object.values(content).flatMap(({ schema, examples = {} }) =>
        Object.entries(examples).map(([name, example]) => ({
          name: `${id} ${where} ${name}`,
          schema,
          value: example.value,
        })),
      )
    const answers = Object.entries(operation.responses).flatMap(([status, response]) =>
      of(status, resolve(document, response).content),
    )
    const asked = parameters
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.example !== undefined)
      .map((parameter) => ({
        name: `${id} ${parameter.in} ${parameter.name}`,
        schema: parameter.schema,
        value: parameter.example,
      }))
    return [...answers, ...of('body', operation.requestBody?.content), ...asked]
  })
}

describe('the contract', () => {
  test(
    'is clean under the strict rules',
    async () => {
      expect(await lintContract()).toBe(true)
    },
    SLOW_MS,
  )

  test('has a lock that says what it says', async () => {
    expect(lockDifference(readFileSync(LOCK, 'utf8'), lockOf(document, await bundleExternal()))).toEqual([])
  })

  test('names every operation once, area first', () => {
    const ids = entries.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(entries.filter(({ id, area }) => !new RegExp(`^${area}[A-Z]\\w*$`).test(id)).map(({ id }) => id)).toEqual([])
  })

  test('has one Korean title for every operation, and says none twice in an area', () => {
    const titles = parse(readFileSync(join(OPENAPI, 'titles.ko.yaml'), 'utf8')) as Record<
      string,
      Record<string, string>
    >
    const named = Object.entries(titles).flatMap(([area, own]) => Object.keys(own).map((rest) => `${area}${rest}`))
    expect(named.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
    const wrong = Object.entries(titles).flatMap(([area, own]) =>
      Object.values(own)
        .filter((title, at, all) => all.indexOf(title) !== at || !/^(?=.*[가-힣])[^.]{2,30}$/.test(title))
        .map((title) => `${area}: ${title}`),
    )
    expect(wrong).toEqual([])
  })

  test('gives every tag an area with operations', () => {
    const areas = new Set(entries.map(({ area }) => area))
    expect(document.tags.map(({ name }) => name).filter((name) => !areas.has(name))).toEqual([])
  })

  test(
    'has only examples that fit their schema',
    () => {
      const ajv = withFormats(new Ajv2020({ strict: false, allErrors: true }))
      ajv.addSchema({ $id: 'contract', ...document })
      // Compiled once per schema: several examples of one body share it, and every save answers the same one.
      const compiled = new Map<string, ValidateFunction>()
      const validator = (schema: unknown): ValidateFunction => {
        const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
        const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object)
        compiled.set(text, known)
        return known
      }
      const wrong = allExamples().flatMap(({ name, schema, value }) => {
        const validate = validator(schema)
        return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`]
      })
      expect(wrong).toEqual([])
    },
    SLOW_MS,
  )

  test(
    'has guards that let every successful example pass',
    async () => {
      const { loadOperation } = (await import(join(OPENAPI, 'generated', 'guards', 'load.ts'))) as {
        loadOperation: (method: string, path: string) => Promise<{ guard: v.GenericSchema } | undefined>
      }
      const wrong: string[] = []
      for (const { id, method, path, operation } of entries) {
        const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
        const examples = success?.content?.['application/json']?.examples ?? {}
        const guard = (await loadOperation(method, path))?.guard
        if (!guard && Object.keys(examples).length > 0) wrong.push(`${id}: no guard`)
        for (const [name, { value }] of Object.entries(examples)) {
          const body = value as { data?: unknown; data2?: unknown }
          const payload = 'data2' in body ? body.data : body
          if (guard && !v.is(guard, payload)) wrong.push(`${id} ${name}`)
        }
      }
      expect(wrong).toEqual([])
    },
    SLOW_MS,
  )
})

describe('the files of the contract', () => {
  test('refer to their own area and to the common ones only', () => {
    const foreign = ['paths', 'schemas'].flatMap((folder) =>
      files(folder).flatMap((file) => {
        const text = readFileSync(join(OPENAPI, folder, file), 'utf8')
        const targets = [...text.matchAll(/\$ref: ['"]?([\w./-]+\.yaml)#/g)].map(
          ([, path = '']) => path.split('/').at(-1) ?? '',
        )
        return targets
          .filter((target) => !['common', areaOf(file)].includes(areaOf(target)))
          .map((target) => `${folder}/${file} → ${target}`)
      }),
    )
    expect([...new Set(foreign)]).toEqual([])
  })

  test('over 800 lines give their reason in their first comment', () => {
    const silent = ['.', 'paths', 'schemas']
      .flatMap((folder) => files(folder).map((name) => join(folder, name)))
      .filter((path) => {
        const lines = readFileSync(join(OPENAPI, path), 'utf8').split('\n')
        const head = lines.slice(
          0,
          lines.findIndex((line) => !line.startsWith('#')),
        )
        return lines.length > 801 && !/\blines\b/.test(head.join(' '))
      })
    expect(silent).toEqual([])
  })

  test('say the fields of a thing once: no two objects of three or more properties are the same', () => {
    const said = new Map<string, string[]>()
    const words = new Set(['title', 'description', 'example', 'examples', 'default', 'x-provenance', 'x-sum'])
    const note = (value: unknown, at: string): void => {
      if (value === null || typeof value !== 'object') return
      const { properties } = value as { properties?: { type?: unknown } }
      // A property may be called properties; then what stands there is a schema, with a type that is a text.
      if (properties && typeof properties.type !== 'string' && Object.keys(properties).length >= 3) {
        const shape = JSON.stringify(inlined(document, value, words))
        said.set(shape, [...(said.get(shape) ?? []), at])
      }
      for (const [key, child] of Object.entries(value))
        if (key !== 'examples' && key !== 'example') note(child, `${at}/${key}`)
    }
    note(document.components['schemas'], 'schemas')
    for (const { id, operation } of entries) note([operation.requestBody, operation.responses], id)
    expect([...said.values()].filter((places) => places.length > 1)).toEqual([])
  })

  test(
    'hold no shape that nothing uses, and no name twice',
    () => {
      const used = new Set(Object.keys(document.components['schemas'] ?? {}))
      const groups = new Set(['parameters', 'headers', 'responses'])
      const named = files('schemas').flatMap((file) => {
        const shapes = Object.keys(parse(readFileSync(join(OPENAPI, 'schemas', file), 'utf8')) as object).filter(
          (name) => !groups.has(name),
        )
        return shapes.map((name) => ({ file, name }))
      })
      expect(named.filter(({ name }) => !used.has(name)).map(({ file, name }) => `${file} ${name}`)).toEqual([])
      // A name that two files share gets a file prefix from the bundler and would change everybody's types.
      expect([...used].filter((name) => !named.some((shape) => shape.name === name))).toEqual([])
    },
    SLOW_MS,
  )

  test('key every path by the operationId of its first operation', () => {
    const text = readFileSync(join(OPENAPI, 'openapi.yaml'), 'utf8')
    const paths = (parse(text) as { paths: Record<string, { $ref: string }> }).paths
    const wrong = entries
      .filter(({ path, id }) => entries.find((entry) => entry.path === path)?.id === id)
      .filter(({ path, id }) => paths[path]?.$ref.split('#/')[1] !== id)
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

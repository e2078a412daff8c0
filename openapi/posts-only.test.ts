import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, type Document, type Entry, type Json } from '../scripts/gen/document.ts'

/** Areas whose calls are POST without exception, with the number of their operations in the documents. */
const POSTS_ONLY = { preview: 6, welfit: 11, healthcheckup: 10, healthMax: 2 }
const SLOW_MS = 60_000

let document: Document
let entries: Entry[]
beforeAll(async () => {
  document = await bundleContract()
  entries = operationsOf(document)
}, SLOW_MS)

/** The schema of `data` of the 200 answer of an operation, references followed; undefined when there is none. */
function payloadOf(id: string): { required?: string[]; properties?: Record<string, Json> } | undefined {
  const schema = entries.find((entry) => entry.id === id)?.operation.responses['200']?.content?.['application/json']
    ?.schema
  const parts = (schema as { allOf?: { properties?: { data?: { $ref?: string } } }[] } | undefined)?.allOf ?? []
  const name =
    parts
      .map((part) => part.properties?.data?.$ref)
      .find(Boolean)
      ?.split('/')
      .at(-1) ?? ''
  return document.components['schemas']?.[name] as ReturnType<typeof payloadOf>
}

describe('the contract of preview, wellness, check-up and chat', () => {
  test('has 29 calls of preview, wellness, check-up and HealthMax, all of them POST [HTP-23]', () => {
    const found = entries.filter(({ path }) => Object.keys(POSTS_ONLY).includes(path.split('/')[2] ?? ''))
    expect(found.filter(({ method }) => method !== 'post').map(({ method, path }) => `${method} ${path}`)).toEqual([])
    const counts = Object.fromEntries(
      Object.keys(POSTS_ONLY).map((area) => [area, found.filter(({ path }) => path.split('/')[2] === area).length]),
    )
    expect(counts).toEqual(POSTS_ONLY)
    expect(found).toHaveLength(29)
  })

  test('answers getEncryptHcId with encryptHcId and hcId, never without one of them [CHT-09]', () => {
    const payload = payloadOf('chatGetEncryptHcId')
    expect(Object.keys(payload?.properties ?? {}).sort()).toEqual(['encryptHcId', 'hcId'])
    expect([...(payload?.required ?? [])].sort()).toEqual(['encryptHcId', 'hcId'])
  })
})

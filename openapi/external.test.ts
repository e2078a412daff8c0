import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract, bundleExternal } from '../scripts/gen/bundle.ts'
import { operationsOf, resolve, type Document, type Entry } from '../scripts/gen/document.ts'

const SLOW_MS = 60_000
/** The six calls as the documents give their addresses. */
const ADDRESSES = [
  'PUT {uploadUrl}',
  'POST {unreadCountUrl}',
  'POST http://{chatHost}/createRoom',
  'POST http://{chatHost}/sendTemplate',
  'POST http://{chatHost}/cancelTemplate',
  'POST {shopMallLoginUrl}',
]
type Server = { url: string; variables?: Record<string, { default: string }> }
type WithServers = { servers?: Server[] }

let external: Document
let own: Document
let entries: Entry[]
beforeAll(async () => {
  ;[external, own] = await Promise.all([bundleExternal(), bundleContract()])
  entries = operationsOf(external)
}, SLOW_MS)

const addressOf = ({ method, operation }: Entry) =>
  `${method.toUpperCase()} ${(operation as { 'x-address'?: string })['x-address']}`
const named = (address: string): Entry => {
  const found = entries.find((entry) => addressOf(entry) === address)
  if (!found) throw new Error(`no call to ${address}`)
  return found
}
/** The address with every variable at its default. */
function exampleAddress(entry: Entry): string {
  const [server] = (external.paths[entry.path] as WithServers).servers ?? (external as WithServers).servers ?? []
  if (!server) throw new Error(`${entry.path} has no server`)
  const host = server.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? '')
  const values = new Map(
    entry.parameters.filter((parameter) => parameter.in === 'path').map(({ name, example }) => [name, String(example)]),
  )
  return host + entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
}

describe('the calls to other hosts', () => {
  test('are the six documented ones, none in the contract that is served [CHT-16] [CHT-17] [UPL-02] [MEA-13]', () => {
    expect(entries.map(addressOf).sort()).toEqual([...ADDRESSES].sort())
    expect(operationsOf(own).filter(({ area }) => area === 'external')).toEqual([])
    expect(Object.keys(external.paths).filter((path) => path in own.paths)).toEqual([])
  })

  test('carry no session header and no token [HTP-15] [UPL-03]', () => {
    expect(entries.filter(({ operation }) => operation.security?.length !== 0).map(({ id }) => id)).toEqual([])
    const headers = entries.flatMap(({ id, parameters }) =>
      parameters
        .map((parameter) => resolve(external, parameter))
        .filter(({ in: where }) => where === 'header')
        .map(({ name }) => `${id} ${name}`),
    )
    expect(headers).toEqual([])
  })

  test('reach the chat host by plain http and everything else by https [CHT-17]', () => {
    const byHttp = entries.filter((entry) => exampleAddress(entry).startsWith('http://')).map(({ id }) => id)
    expect(byHttp.sort()).toEqual([
      'externalCancelTemplate',
      'externalCreateRoom',
      'externalSendTemplate',
      'externalUnreadCount',
    ])
    expect(
      entries.filter((entry) => !/^https?:\/\/[a-z.]+\/\S+$/.test(exampleAddress(entry))).map(({ id }) => id),
    ).toEqual([])
  })

  test('put a raw file of any type at an address like the one that uploadUrl.do answers [UPL-01] [UPL-02]', () => {
    const upload = named('PUT {uploadUrl}')
    expect(Object.keys(upload.operation.requestBody?.content ?? {})).toContain('application/octet-stream')
    const answered =
      own.paths['/api/common/data/uploadUrl.do']?.post?.responses['200']?.content?.['application/json']?.examples?.[
        'default'
      ]
    const address = (answered?.value as { data: string } | undefined)?.data
    expect(address?.split('?')[0]).toBe(exampleAddress(upload))
  })

  test('have only examples that fit their schema', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    ajv.addSchema({ $id: 'external', ...external })
    const wrong = entries.flatMap(({ id, operation }) => {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)].map(
        (body) => body && resolve(external, body),
      )
      return bodies
        .flatMap((body) => Object.values(body?.content ?? {}))
        .flatMap(({ schema, examples = {} }) => {
          const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"external#/components/'))
          return Object.entries(examples).flatMap(([name, { value }]) =>
            ajv.validate(local, value) ? [] : [`${id} ${name}: ${ajv.errorsText()}`],
          )
        })
    })
    expect(wrong).toEqual([])
  })
})

describe('uploads in the contract', () => {
  const get = (path: string) => own.paths[path]?.get

  test('ask for an address with name, type and size of the file, and get it as data [UPL-01]', () => {
    const { post } = own.paths['/api/common/data/uploadUrl.do'] ?? {}
    const form = post?.requestBody?.content?.['application/json']?.schema as { $ref: string }
    expect((resolve(own, form) as { required?: string[] }).required).toEqual(['fileName', 'contentType', 'fileSize'])
    const answer = post?.responses['200']?.content?.['application/json']?.schema as {
      allOf: { properties?: Record<string, unknown> }[]
    }
    expect(answer.allOf[1]?.properties?.['data']).toMatchObject({ type: 'string', format: 'uri' })
  })

  test('are limited by a size in bytes that a GET tells [UPL-04]', () => {
    const example = get('/api/common/getUploadFileSize')?.responses['200']?.content?.['application/json']?.examples?.[
      'default'
    ]?.value
    expect(Number.isInteger((example as { data: { uploadFileSize: number } }).data.uploadFileSize)).toBe(true)
  })

  test('are shown by an address with imgId and imgTyCode in the query [UPL-06]', () => {
    const query = (get('/api/common/file/get/imageFile')?.parameters ?? [])
      .map((parameter) => resolve(own, parameter))
      .filter(({ in: where }) => where === 'query')
    expect(query.map(({ name }) => name)).toEqual(['imgId', 'imgTyCode'])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApi } from '../../src/contract/client.ts'
import { toFormData } from '../../src/contract/form-data.ts'
import { answer, envelope, fakePorts } from '../../src/contract/testing.ts'
import { operationsOf, type Json } from '../gen/document.ts'
import { Arbitraries } from './arbitrary.ts'
import { takesOf, validRequests, type RequestValues, type Takes, type Values } from './requests.ts'
import { contract, Runs } from './runs.ts'

// What a screen hands to the client has to arrive as it was, whatever members type: signs that mean something in an
// address, in a form or in JSON are the ones that get lost.

const ports = fakePorts(() => answer(envelope(null)))
const api = createApi(ports)
type Loose = (method: string, path: string, init: object) => Promise<unknown>
// The typed call takes one operation at a time; a property takes any.
const call = api.request as unknown as Loose

async function sent(
  { path: template, method }: { path: string; method: string },
  takes: Takes,
  values: RequestValues,
): Promise<Request> {
  ports.sent.length = 0
  const form = takes.body?.contentType === 'multipart/form-data' ? { bodySerializer: toFormData } : {}
  const urlencoded =
    takes.body?.contentType === 'application/x-www-form-urlencoded'
      ? { headers: { 'content-type': takes.body.contentType } }
      : {}
  await call(method, template, {
    params: { path: values.path, query: values.query },
    ...(values.body === undefined ? {} : { body: values.body }),
    ...form,
    ...urlencoded,
  })
  const [request] = ports.sent
  if (!request) throw new Error('nothing was sent')
  return request
}

/** The values of a path as they stand in an address, decoded. */
function pathValues(template: string, pathname: string): Values {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const found =
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]*)')}$`).exec(pathname)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index] ?? '')]))
}

const texts = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
/** Lists repeat their name, an empty one has none. */
const parts = (value: Json | undefined): [string, string][] =>
  Object.entries((value ?? {}) as Values).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field])
      .filter((one) => one !== null)
      .map((one): [string, string] => [name, String(one)]),
  )

async function bodyOf(request: Request, takes: Takes): Promise<unknown> {
  if (takes.body?.contentType === 'multipart/form-data') return [...(await request.formData()).entries()]
  const text = await request.text()
  if (takes.body?.contentType === 'application/x-www-form-urlencoded') return [...new URLSearchParams(text)]
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/** A form's own rule: line ends become CR LF on the way. */
const lineEnds = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\r\n|\r|\n/g, '\n') : value)

test(
  'every request arrives with the values it was made from [HTP-05] [HTP-06] [HTP-09] [HTP-22]',
  { timeout: 300_000 },
  async () => {
    const runs = new Runs('the client')
    const arbitraries = new Arbitraries(contract)
    for (const entry of operationsOf(contract)) {
      const takes = takesOf(contract, entry)
      await runs.checkAsync(entry.id, 20, validRequests(arbitraries, takes), async (values) => {
        const request = await sent(entry, takes, values)
        const { pathname, searchParams } = new URL(request.url)
        const isForm = takes.body !== undefined && takes.body.contentType !== 'application/json'
        const arrived = {
          path: pathValues(entry.path, pathname),
          query: Object.fromEntries(searchParams),
          body: await bodyOf(request, takes),
        }
        const meant = {
          path: texts(values.path),
          query: texts(values.query),
          body: isForm ? parts(values.body) : values.body,
        }
        const [here, there] = [arrived, meant].map((side) =>
          JSON.stringify(side, (_, value: unknown) => (isForm ? lineEnds(value) : value)),
        )
        return here === there ? undefined : `${here} arrived for ${there}`
      })
    }
    runs.report()
    expect(runs.failures).toEqual([])
  },
)

test('any JSON arrives as a body as it was [HTP-06]', { timeout: 60_000 }, async () => {
  const runs = new Runs('bodies')
  await runs.checkAsync('body', 2000, fc.jsonValue({ stringUnit: 'binary' }), async (value) => {
    const takes: Takes = { parameters: [], body: { contentType: 'application/json', schema: {}, required: true } }
    const request = await sent({ method: 'post', path: '/api/any' }, takes, {
      path: {},
      query: {},
      header: {},
      cookie: {},
      body: value as Json,
    })
    return JSON.stringify(await bodyOf(request, takes)) === JSON.stringify(value) ? undefined : 'another value arrived'
  })
  runs.report()
  expect(runs.failures).toEqual([])
})

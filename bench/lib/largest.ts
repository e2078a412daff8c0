/**
 * The largest request that an operation has to take: its example with every list as long and every text as wide as the
 * contract lets it be.
 */
import { exampleInputs, type Inputs } from '../../scripts/contract/inputs.ts'
import type { Contract, Json, JsonObject, Operation } from '../../scripts/contract/model.ts'
import { bodySites, sitesOfParameter } from '../../scripts/contract/pool.ts'
import type { SchemaSites, Site } from '../../scripts/contract/schema-sites.ts'
import { checkerOf } from '../../scripts/contract/validate.ts'

/** Bytes that the server takes of any body. */
const MOST_BYTES = 1_048_576
/** Rows of one list differ in what they are known by; a month is as far back as a phone is asked. */
const MINUTES = 30 * 1440

/** One request for each of the operation's body examples, as large as it may be and still in order. */
export function largestRequests(contract: Contract, operation: Operation): Inputs[] {
  const example = exampleInputs(contract.document, operation)
  const { sites } = checkerOf(contract)
  const parameters = example.parameters.map((input) => ({
    ...input,
    value: wide(input.value, sitesOfParameter(input.parameter, sites), sites, 0),
  }))
  const { body } = example
  if (body === undefined) return [{ parameters, body }]
  const media = operation.body?.content[body.contentType]
  const values = Object.values(media?.examples ?? { default: { value: body.value } }).flatMap(({ value }) =>
    value === undefined ? [] : [value],
  )
  const root = bodySites(operation, body.contentType, sites)
  const pointer = `${operation.body?.pointer}/content/${body.contentType.replaceAll('/', '~1')}/schema`
  return values.map((value) => {
    for (const share of [1, 0.9, 0.5, 0.25]) {
      const grown = wide(value, root, sites, 0, share)
      const fits = JSON.stringify(grown).length * 1.02 <= MOST_BYTES && checkerOf(contract).fits(pointer, grown)
      if (fits) return { parameters, body: { ...body, value: grown } }
    }
    return { parameters, body: { ...body, value } }
  })
}

/** @param row which row of a list the value stands in; 0 outside of any */
function wide(value: Json, here: Site[], sites: SchemaSites, row: number, share = 1): Json {
  const limit = (name: string) =>
    here.map(({ schema }) => schema[name]).find((one): one is number => typeof one === 'number')
  if (Array.isArray(value)) {
    const items = sites.items(here)
    const [first] = value
    if (first === undefined) return value
    const bytes = Buffer.byteLength(JSON.stringify(first)) + 24
    const count = Math.max(
      1,
      Math.floor(Math.min(limit('maxItems') ?? value.length, (MOST_BYTES / bytes) * 0.97) * share),
    )
    return Array.from({ length: count }, (_, index) =>
      wide(value[index % value.length] ?? first, items, sites, index + 1, share),
    )
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]): [string, Json] => [
        key,
        field(key, one, sites.property(here, key), sites, row, share),
      ]),
    ) as JsonObject
  }
  return field('', value, here, sites, row, share)
}

function field(name: string, value: Json, here: Site[], sites: SchemaSites, row: number, share: number): Json {
  if (typeof value === 'object' && value !== null) return wide(value, here, sites, row, share)
  if (row > 0) return inRow(name, value, row)
  const free =
    typeof value === 'string' &&
    here.length > 0 &&
    here.every(({ schema }) => !('pattern' in schema || 'enum' in schema || 'const' in schema || 'format' in schema))
  const maxLength = here.map(({ schema }) => schema['maxLength']).find((one): one is number => typeof one === 'number')
  return free && maxLength !== undefined ? value.padEnd(maxLength, '가') : value
}

/** What tells the rows of a list apart. */
function inRow(name: string, value: Json, row: number): Json {
  if (typeof value === 'string' && /uuid$/i.test(name)) return `${value.slice(0, 20)}-${row}`
  if (typeof value === 'string' && /^20\d{12}$/.test(value)) return stampBefore(value, row)
  if (typeof value === 'string' && /^20\d{6}$/.test(value) && name !== 'helhDate')
    return stampBefore(`${value}000000`, row * 1440).slice(0, 8)
  if (typeof value === 'number' && /(?:Seq|Sn|No)$|^$/.test(name)) return value + row
  return value
}

function stampBefore(stamp: string, minutes: number): string {
  const [year = 0, month = 1, ...rest] = (stamp.match(/^\d{4}|\d{2}/g) ?? []).map(Number)
  const at = Date.UTC(year, month - 1, ...rest) - (minutes % MINUTES) * 60_000
  return new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)
}

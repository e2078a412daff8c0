/**
 * The text of guards/words.ts: where valibot means something else than JSON Schema does, the guards say it with these.
 * Formats are Ajv's own, so that a guard and the contract tests never disagree about an address.
 */
export const guardWords = `import * as v from 'valibot'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const BOUNDS = /^\\(keys (\\d+) (\\d+)\\)$/

/**
 * An object that is no list: \`v.object\` takes a list for one as long as no key is required. A key \`(keys 1 2)\`
 * stands for minProperties and maxProperties.
 */
export function object<const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  const bounds = Object.keys(entries).flatMap((key) => BOUNDS.exec(key)?.slice(1).map(Number) ?? [])
  // Without the key that is none; who reads the type never sees it either.
  const schema = v.object(Object.fromEntries(Object.entries(entries).filter(([key]) => !BOUNDS.test(key))) as E)
  const run = schema['~run'].bind(schema)
  const [least = 0, most = Infinity] = bounds
  const refused = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return '(a list)'
    if (bounds.length === 0 || value === null || typeof value !== 'object') return undefined
    const count = Object.keys(value).length
    return count < least || count > most ? \`(\${count} keys)\` : undefined
  }
  return {
    ...schema,
    '~run': (dataset, config) => run({ ...dataset, value: refused(dataset.value) ?? dataset.value }, config),
  }
}

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const textOf = (value: unknown) => JSON.stringify(value, (_, child: unknown) => sorted(child))
/** No item stands in the list twice. */
export const unique = v.check<unknown[], string>((list) => new Set(list.map(textOf)).size === list.length, 'Not unique')

const fits = (format: unknown, text: string) =>
  format instanceof RegExp ? format.test(text) : (format as (text: string) => boolean)(text)
export const uri = v.check<string, string>((text) => fits(fullFormats.uri, text), 'Invalid uri')
export const email = v.check<string, string>((text) => fits(fullFormats.email, text), 'Invalid email')
`

type Node = Record<string, unknown>

/**
 * Stands in the generator's output for `uniqueItems`, which it does not know: this much more than the list's own
 * maxItems.
 */
const UNIQUE = 987_000_000
const NO_LIMIT = 999_999

/**
 * A schema whose keywords the generator does not know are said with ones that it knows; `inOurWords` takes them back.
 */
export function inItsWords(node: Node): Node {
  const { uniqueItems, minProperties, maxProperties, ...known } = node
  if (uniqueItems === true) return { ...known, maxItems: UNIQUE + Number(node['maxItems'] ?? NO_LIMIT) }
  if (minProperties === undefined && maxProperties === undefined) return known
  const bounds = `(keys ${Number(minProperties ?? 0)} ${Number(maxProperties ?? NO_LIMIT)})`
  return { ...known, properties: { ...(node['properties'] as Node | undefined), [bounds]: {} } }
}

/** A generated statement in our words. */
export function inOurWords(statement: string): string {
  return (
    statement
      .replaceAll('v.object(', 'object(')
      // A tuple lets further items pass.
      .replaceAll('v.tuple(', 'v.strictTuple(')
      .replaceAll('v.url()', 'uri')
      .replaceAll('v.email()', 'email')
      .replaceAll(/v\.maxLength\(987(\d{6})\)/g, (_, limit: string) =>
        Number(limit) === NO_LIMIT ? 'unique' : `v.maxLength(${Number(limit)}), unique`,
      )
  )
}

const USES = { object: /(?<![\w.])object\(/, uri: /, uri[,)]/, email: /, email[,)]/, unique: /, unique[,)]/ }

/** The import line that a text in our words needs, '' when it uses none. */
export function importOfWords(text: string): string {
  const used = Object.entries(USES)
    .filter(([, use]) => use.test(text))
    .map(([name]) => name)
  return used.length > 0 ? `import { ${used.join(', ')} } from './words.ts'\n` : ''
}

import type { Json } from './model.ts'

/** What stands for a secret in everything that is written or shown. */
export const MASK = '***'

const SECRET_HEADERS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'proxy-authorization',
  'x-device-id',
  'x-api-key',
])
/** Names of fields and parameters whose values open something or name a person beyond doubt. */
const SECRET_NAME =
  /passwd|password|pwd$|^.*Pwd$|token|secret|^authCi$|^authKey$|^authNo$|^authTxId$|resetKey|encData|encryptHcId|remember-me|credential|draftKey|deviceId|mobileNo|jumin|cardNo/i
const TOKEN = /(?:Bearer\s+)?\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?/g

/** A text as it stands in a body, in an address, and in a form. */
const writtenForms = (text: string) => [
  text,
  encodeURIComponent(text),
  new URLSearchParams([['', text]]).toString().slice(1),
]

/**
 * Takes secrets out of what goes into reports: by the name of the field or header, by the look of a token, and word for
 * word.
 */
export class Mask {
  private readonly words = new Set<string>()

  /** A secret of this run (a password, a token, a cookie): gone wherever it turns up. */
  add(secret: string | undefined): void {
    // A short word would tear holes into every text it happens to be part of.
    if (secret !== undefined && secret.length >= 6) for (const form of writtenForms(secret)) this.words.add(form)
  }

  text(text: string): string {
    let masked = text.replaceAll(TOKEN, MASK)
    for (const word of this.words) masked = masked.replaceAll(word, MASK)
    return masked
  }

  headers(headers: Iterable<[string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name.toLowerCase()) ? MASK : this.text(value)]),
    )
  }

  /** A path with its query. */
  url(url: string): string {
    const [path = '', query] = url.split('?', 2)
    if (query === undefined) return this.text(path)
    return `${this.text(path)}?${query
      .split('&')
      .map((pair) => this.pair(pair))
      .join('&')}`
  }

  /** A body as it travels: JSON, a form, or any text. */
  body(text: string, contentType: string | undefined): string {
    if (contentType?.startsWith('application/x-www-form-urlencoded'))
      return text
        .split('&')
        .map((pair) => this.pair(pair))
        .join('&')
    try {
      return JSON.stringify(this.json(JSON.parse(text) as Json))
    } catch {
      return this.text(text)
    }
  }

  /** `key` is the name of the field that holds the value. */
  json(value: Json, key = ''): Json {
    if (Array.isArray(value)) return value.map((one) => this.json(one, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.json(one, name)]))
    if (value === null || typeof value === 'boolean') return value
    if (SECRET_NAME.test(key)) return MASK
    return typeof value === 'string' ? this.text(value) : value
  }

  private pair(pair: string): string {
    const [name = '', value] = pair.split('=', 2)
    return value !== undefined && SECRET_NAME.test(decodeURIComponent(name.replaceAll('+', ' ')))
      ? `${name}=${MASK}`
      : this.text(pair)
  }
}

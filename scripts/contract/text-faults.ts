/**
 * What can be wrong with text on its way: bytes that are no UTF-8, and texts that somebody read in another encoding
 * before.
 */

const BOM = [0xef, 0xbb, 0xbf]

/** The text of an answer, and why its bytes are not the plain UTF-8 that JSON has to be (RFC 8259). */
export function readText(bytes: Uint8Array, contentType: string | null): { text: string; faults: string[] } {
  const faults: string[] = []
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) faults.push(`charset=${charset}`)
  if (BOM.every((byte, index) => bytes[index] === byte)) faults.push('a byte order mark')
  const strict = decode('utf-8', bytes)
  if (strict === undefined) faults.push('bytes that are no UTF-8')
  return { text: strict ?? new TextDecoder().decode(bytes), faults }
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Whether an object of this JSON says a name twice: parsers differ in which of them counts. `json` is what ours made of
 * it.
 */
export function hasNameTwice(text: string, json: unknown): boolean {
  let written = 0
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs)) if (colon !== undefined) written += 1
  const namesIn = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0
    return Object.values(value).reduce<number>(
      (sum, one) => sum + namesIn(one),
      Array.isArray(value) ? 0 : Object.keys(value).length,
    )
  }
  return written > namesIn(json)
}

/** Whether this JSON writes whole numbers as 902.0, most of them: one may be a measure that happens to be round. */
export function hasWholeDecimals(text: string): boolean {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  const decimal = bare.match(/(?<![\d.])-?\d+\.0+(?![\d.eE])/g)?.length ?? 0
  return decimal > 1 && !/(?<![\d.])-?[1-9]\d*(?![\d.eE])/.test(bare)
}

const HANGUL = /[가-힣ㄱ-ㆎ]/
export const hasHangul = (text: string) => HANGUL.test(text)

/**
 * What programs write for want of a text: a value that is none, an object, the trace of an exception, a place nobody
 * filled, control characters, a byte order mark.
 */
const NO_TEXT =
  /^(?:undefined|null)$|(?<!\w)NaN(?!\w)|^\[object \w+\]$|^(?:[a-z]\w*\.)+[A-Z]\w*(?:@[0-9a-f]{6,8}$|(?:Exception|Error)\b)|[$#]\{\w+\}|\{0\}|\{\{\s*\w+\s*\}\}|[^\P{Cc}\t\n\r\u0080-\u009F]|\uFEFF/u

/**
 * Why a text cannot be what its author wrote; undefined when it may be. `korean` says that every other text at this
 * place has Hangul. What is judged without that is certain in itself: it reads as Korean once the wrong step is taken
 * back.
 */
export function garbledBy(text: string, korean: boolean): string | undefined {
  if (text.includes('\uFFFD')) return 'U+FFFD'
  if (NO_TEXT.test(text)) return 'no text'
  if (/[\u1100-\u11FF]/.test(text)) return 'syllables taken apart'
  const bytes = windows1252(text)
  if (bytes && isMostlyHangul(new TextDecoder().decode(bytes))) return 'UTF-8 read as Latin-1'
  // Beside a tag the text is meant as HTML.
  if (
    /&#(?:x[0-9a-f]{2,5}|\d{2,6});/i.test(text) ||
    (/&(?:nbsp|amp|lt|gt|quot|apos);/.test(text) && !/<\/?\w/.test(text))
  )
    return 'HTML entities'
  if (/\\u[0-9a-f]{4}/i.test(text)) return 'escaped twice'
  if (/(?:%[0-9A-F]{2}){3}/i.test(text) && !/^\w+:|^[/?]/.test(text) && isMostlyHangul(unescaped(text)))
    return 'percent encoding'
  if (!korean || hasHangul(text)) return undefined
  if (/\?{2}/.test(text)) return 'question marks'
  if (bytes && isMostlyHangul(decode('euc-kr', bytes))) return 'EUC-KR read as Latin-1'
  // Hangul taken as Hanja, or letters with marks where there never were any.
  return /[\u00C0-\u00FF\u0100-\u017F]{2}/.test(text) || /[\u4E00-\u9FFF]{2}/.test(text)
    ? 'letters in place of Hangul'
    : undefined
}

/** Some bytes may have been lost on the way: a no-break space becomes a plain one. */
function isMostlyHangul(text: string | undefined): boolean {
  const count = (pattern: RegExp) => text?.match(pattern)?.length ?? 0
  return count(/[가-힣]/g) > count(/\uFFFD/g)
}

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Windows reads bytes 80 to 9F as these; ISO 8859-1 leaves them as control characters. */
const WINDOWS = new Map(
  [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ']
    .map((letter, index): [string, number] => [letter, 0x80 + index])
    .filter(([letter]) => letter !== ' '),
)

/**
 * The bytes that somebody read as this text in Windows-1252 or Latin-1; undefined when it holds other letters, or plain
 * ones only.
 */
function windows1252(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.charCodeAt(0)
    const byte = WINDOWS.get(letter) ?? (code <= 0xff ? code : undefined)
    if (byte === undefined) return undefined
    bytes.push(byte)
  }
  return bytes.some((byte) => byte >= 0x80) ? Uint8Array.from(bytes) : undefined
}

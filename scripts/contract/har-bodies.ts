/**
 * What recorders do to a body on its way into a HAR file, undone: base64, the pieces of a chunked transfer, and
 * compression. What cannot be undone says so, so that nobody takes it for the backend's
 * (docs/decisions/382).
 */
import { isUtf8 } from 'node:buffer'
import * as zlib from 'node:zlib'
import { parseJson } from './session.ts'

/** `size`: how long it was before the recorder had it; undefined where it does not say. */
type RecordedBody = {
  text: string
  encoding: string | undefined
  size: number | undefined
  codings: string
  isJson: boolean
}
type BodyFault = 'no-body' | 'truncated' | 'packed'

/** The bytes that the backend sent, uncompressed, or why they cannot be had. */
export function bytesOf({ text, encoding, size, codings, isJson }: RecordedBody): Uint8Array | BodyFault {
  if (text === '') return size !== undefined && size > 0 ? 'no-body' : new Uint8Array()
  const written = encoding?.trim().toLowerCase() === 'base64' ? fromBase64(text) : Buffer.from(text)
  const bytes = unpacked(joined(written), codings)
  if (bytes === undefined) return 'packed'
  if (!isJson || parses(bytes)) return bytes
  // Some write base64 and do not say so.
  const inside = looksBase64(text) ? unpacked(joined(fromBase64(text)), codings) : undefined
  if (inside && parses(inside) && /^\s*[[{]/.test(asText(inside))) return inside
  // What ends too early may have been cut; what is whole was not, whatever its size is said to be.
  return size !== undefined && written.length + BOM < size ? 'truncated' : bytes
}

/** Recorders that hold texts have taken a byte order mark off. */
const BOM = 3
/** A body in a body in a body: more than any server does. */
const LAYERS = 3

const fromBase64 = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'base64')
const looksBase64 = (text: string) => /^[\w+/-]+={0,2}$/.test(text.replaceAll(/\s/g, ''))
const asText = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
const parses = (bytes: Uint8Array) => parseJson(asText(bytes)) !== undefined

/** A body that stands in the pieces of its transfer (RFC 9112, 7.1), in one; any other as it is. */
function joined(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf('\r\n', at)
    const size = end < 0 ? undefined : /^([0-9a-f]{1,8})[ \t]*(?:;.*)?$/i.exec(bytes.toString('latin1', at, end))?.[1]
    if (size === undefined) return bytes
    const from = end + 2
    const length = Number.parseInt(size, 16)
    if (length === 0) return pieces.length > 0 ? Buffer.concat(pieces) : bytes
    if (bytes.toString('latin1', from + length, from + length + 2) !== '\r\n') return bytes
    pieces.push(bytes.subarray(from, from + length))
    at = from + length + 2
  }
  return bytes
}

/** Undefined where it is said to be compressed and nothing undoes it. Text is never compressed. */
function unpacked(bytes: Uint8Array, codings: string): Uint8Array | undefined {
  let here = bytes
  for (let layer = 0; layer < LAYERS && !isUtf8(here); layer += 1) {
    const inside = unpackedOnce(here, codings)
    if (inside === undefined) break
    here = inside
  }
  return isUtf8(here) || here !== bytes || !/\b(?:gzip|br|deflate|zstd|compress)\b/i.test(codings) ? here : undefined
}

const MAGIC: [number[], Unpack | undefined][] = [
  [[0x1f, 0x8b], zlib.gunzipSync],
  // Node 20 has none.
  [[0x28, 0xb5, 0x2f, 0xfd], 'zstdDecompressSync' in zlib ? zlib.zstdDecompressSync : undefined],
]
type Unpack = (bytes: Uint8Array) => Uint8Array
/** These two begin with nothing of their own: they are tried where the header names them, or text comes of it. */
const UNMARKED: [name: RegExp, Unpack][] = [
  [/\bbr\b/i, zlib.brotliDecompressSync],
  [/\bdeflate\b/i, zlib.inflateSync],
  [/\bdeflate\b/i, zlib.inflateRawSync],
]

function unpackedOnce(bytes: Uint8Array, codings: string): Uint8Array | undefined {
  const marked = MAGIC.find(([magic]) => magic.every((byte, index) => bytes[index] === byte))
  if (marked) return marked[1] && attempt(marked[1], bytes)
  for (const [name, unpack] of UNMARKED) {
    const inside = attempt(unpack, bytes)
    if (inside && inside.length > 0 && (name.test(codings) || parses(inside))) return inside
  }
  return undefined
}

function attempt(unpack: Unpack, bytes: Uint8Array): Uint8Array | undefined {
  try {
    return unpack(bytes)
  } catch {
    return undefined
  }
}

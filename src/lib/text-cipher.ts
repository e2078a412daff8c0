import { isEmpty } from './empty.ts'

/**
 * What protects a text. Neither value stands in the sources: both come from configuration (docs/decisions/013).
 * [SEC-02, SEC-03]
 */
export interface CipherKey {
  /** 16, 24 or 32 bytes of UTF-8. */
  secret: string | undefined
  /** 16 bytes of UTF-8, for CBC only: the chat server expects the configured one. */
  iv?: string | undefined
}

/** The configuration lacks a secret; said on use, so that everything else works without it. [SEC-02] */
export class CipherKeyMissingError extends Error {
  constructor(what: string) {
    super(`Text cannot be encrypted: no ${what} is configured`)
    this.name = 'CipherKeyMissingError'
  }
}

const GCM_IV_BYTES = 12

function required(value: string | undefined, what: string): string {
  if (isEmpty(value)) throw new CipherKeyMissingError(what)
  return value
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

function gcmKey({ secret }: CipherKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(required(secret, 'secret'))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [use])
}

/**
 * AES-GCM: base64 of a random 12-byte IV followed by the encrypted text and its tag. Needs a page with TLS. [SEC-01]
 */
export async function encryptGcm(text: string, key: CipherKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(GCM_IV_BYTES))
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await gcmKey(key, 'encrypt'),
    new TextEncoder().encode(text),
  )
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(encrypted)]))
}

/** The text of `encryptGcm`; rejects when it was changed on the way or the key is another one. */
export async function decryptGcm(encrypted: string, key: CipherKey): Promise<string> {
  const bytes = fromBase64(encrypted)
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, GCM_IV_BYTES) }
  const text = await crypto.subtle.decrypt(algorithm, await gcmKey(key, 'decrypt'), bytes.slice(GCM_IV_BYTES))
  return new TextDecoder().decode(text)
}

/** crypto-js is 6 kB: it comes with the first text that needs it, never with the first load. */
async function cbc(key: CipherKey) {
  const [{ default: aes }, { default: utf8 }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-utf8.js'),
  ])
  const secret = utf8.parse(required(key.secret, 'secret'))
  // CBC and PKCS #7 are crypto-js's defaults.
  return { aes, utf8, secret, options: { iv: utf8.parse(required(key.iv, 'IV')) } }
}

/** AES-CBC with the configured IV, as base64: the form the chat server reads. [SEC-01] */
export async function encryptCbc(text: string, key: CipherKey): Promise<string> {
  const { aes, utf8, secret, options } = await cbc(key)
  return aes.encrypt(utf8.parse(text), secret, options).toString()
}

/** The text of `encryptCbc`; rejects when it cannot be read with this key. */
export async function decryptCbc(encrypted: string, key: CipherKey): Promise<string> {
  const { aes, utf8, secret, options } = await cbc(key)
  return utf8.stringify(aes.decrypt(encrypted, secret, options))
}

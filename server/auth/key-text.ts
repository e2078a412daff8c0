/** How a key that signs is written: base64url, 32 bytes or more. */
export const KEY_BYTES = 32

/**
 * A key from its text.
 *
 * @param source what the text is, for whoever has to correct it; the text itself is never repeated
 * @throws Error when it is no base64url, or shorter than 32 bytes.
 */
export function decodedKey(text: string, source: string): Buffer {
  const key = /^[\w+/-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0)
  if (key.length < KEY_BYTES) throw new Error(`${source} must hold at least ${KEY_BYTES} bytes in base64url.`)
  return key
}

/**
 * What goes to and comes from the chat is readable for nobody on the way: AES in CBC mode, secret and IV from
 * configuration (CHT-07) (docs/decisions/280).
 */
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of a block, and of the IV. */
const BLOCK = 16

export type ChatKey = { secret: string; iv: string }

/** Why a secret and an IV cannot be used together; undefined when they can. */
export function chatKeyFault({ secret, iv }: ChatKey): string | undefined {
  if (![16, 24, 32].includes(Buffer.byteLength(secret))) return 'a secret of 16, 24 or 32 bytes'
  if (Buffer.byteLength(iv) !== BLOCK) return `an IV of ${BLOCK} bytes`
  return undefined
}

const algorithm = ({ secret }: ChatKey) => `aes-${Buffer.byteLength(secret) * 8}-cbc`

export function encrypt(text: string, key: ChatKey): string {
  const cipher = createCipheriv(algorithm(key), key.secret, key.iv)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** The object behind a cipher text; undefined when it was made with another key, was changed on the way, or is none. */
export function decrypt(encrypted: string, key: ChatKey): Record<string, unknown> | undefined {
  try {
    const decipher = createDecipheriv(algorithm(key), key.secret, key.iv)
    const found: unknown = JSON.parse(
      Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8'),
    )
    // An array is an object too, and has none of the names that are asked for.
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** A token is good for ten minutes; at 10:00 it has expired (CHT-03). */
export const TOKEN_SECONDS = 600

const PREFIX = 'c7ts'

/** Opaque for whoever carries it: counsellor, end, and a signature for this member alone. */
export function issueToken(
  hcId: string,
  cnstntId: string,
  key: ChatKey,
  now: Date,
): { tsToken: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000)
  const said = `${PREFIX}.${cnstntId}.${expiresAt.getTime().toString(36)}`
  return { tsToken: `${said}.${sign(hcId, said, key)}`, expiresAt }
}

/** The counsellor that a member's token is good for; undefined when it has expired, is another's, or none. */
export function counsellorOf(token: string, hcId: string, key: ChatKey, now: Date): string | undefined {
  const at = token.lastIndexOf('.')
  const [said, signature] = [token.slice(0, Math.max(at, 0)), token.slice(at + 1)]
  const [expected, given] = [Buffer.from(sign(hcId, said, key)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  const [, cnstntId, until = ''] = said.split('.')
  return now.getTime() < Number.parseInt(until, 36) ? cnstntId : undefined
}

const sign = (hcId: string, said: string, { secret }: ChatKey): string =>
  createHmac('sha256', secret).update(`${hcId} ${said}`).digest('base64url')

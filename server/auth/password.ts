/**
 * Password hashes: scrypt from node:crypto, one text per password with everything needed to check it later:
 * `scrypt$<log2 N>$<r>$<p>$<salt>$<hash>`, both base64url.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { hashQueue } from './hash-queue.ts'

/**
 * OWASP's second choice for scrypt: N = 2^14, r = 8, p = 5 uses 16 MB, so a burst of sign-ins cannot exhaust memory.
 */
const BLOCK_SIZE = 8
const PARALLELISM = 5
const DEFAULT_COST = 14
const KEY_BYTES = 32

/** Hashes a password with a fresh salt. */
export async function hashPassword(plain: string): Promise<string> {
  const cost = hashCost()
  const salt = randomBytes(16)
  const key = await derive(plain, salt, cost, BLOCK_SIZE, PARALLELISM)
  return ['scrypt', cost, BLOCK_SIZE, PARALLELISM, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether `plain` is the password behind `stored`. With `stored` undefined (no such member) the same work is done for
 * nothing, so that the time taken does not tell whether a name exists.
 */
export async function verifyPassword(plain: string, stored: string | undefined): Promise<boolean> {
  const [kind, n, r, p, salt, hash] = (stored ?? (await standIn())).split('$')
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(plain, Buffer.from(salt, 'base64url'), Number(n), Number(r), Number(p))
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined
}

let standInHash: Promise<string> | undefined
function standIn(): Promise<string> {
  standInHash ??= hashPassword(randomBytes(16).toString('hex'))
  return standInHash
}

function derive(plain: string, salt: Buffer, logN: number, r: number, p: number): Promise<Buffer> {
  const N = 2 ** logN
  // NFC: a Korean password typed on a Mac arrives decomposed.
  const hashed = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(plain.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
        if (error) reject(error)
        else resolve(key)
      })
    })
  return hashQueue.hash(hashed)
}

/** log2 of N for new hashes. Tests lower it through HANSANG_PASSWORD_COST; nothing else has a reason to. */
function hashCost(): number {
  const number = Number(process.env.HANSANG_PASSWORD_COST || DEFAULT_COST)
  if (!Number.isInteger(number) || number < 4 || number > 20) {
    throw new Error('HANSANG_PASSWORD_COST must be a whole number from 4 to 20.')
  }
  return number
}

/**
 * What a setting may be, by its kind. Each reader throws one sentence that names the setting and says what it must be.
 */
import { isIP } from 'node:net'
import { decodedKey } from './auth/key-text.ts'
import { type ChatKey, chatKeyFault } from './domain/chat/cipher.rules.ts'
import { dayNamed } from './test-day.ts'

export type Env = Record<string, string | undefined>

export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

export function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
  }
  return number
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['on', 'off'] as const, fallback ? 'on' : 'off') === 'on'
}

export function oneOf<const T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name)
  if (value === undefined) return fallback
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
  return found
}

/**
 * Looked at by its beginning only: what stands behind it is the driver's. It may hold a password, so it is not
 * repeated.
 */
export function postgresAddress(env: Env, name: string): string | undefined {
  const value = text(env, name)
  if (value === undefined || /^postgres(?:ql)?:\/\/\S+$/.test(value)) return value
  throw new Error(`${name} must be the address of a Postgres server, postgres://name:password@host:5432/database.`)
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/**
 * "on" would believe whatever any client writes into X-Forwarded-For, and give each guess of a password an address of
 * its own.
 */
export function proxies(env: Env, name: string): false | number | string[] {
  const value = text(env, name)
  if (value === undefined || value === 'off') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const networks = value.split(',').map((one) => one.trim())
  if (networks.every((one) => NETWORKS.includes(one) || isNetwork(one))) return networks
  throw new Error(
    `${name} must be off, the number of proxies in front (1 to 9), or their networks (10.0.0.0/8, loopback …), not "${value}".`,
  )
}

function isNetwork(value: string): boolean {
  const [address = '', bits, more] = value.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  return isIP(address) !== 0 && isPrefix && more === undefined
}

/** An address and its secret: both or neither. */
export function pair(env: Env, urlName: string, keyName: string): { url: string; key: string } | undefined {
  const [url, key] = [text(env, urlName), text(env, keyName)]
  if (url === undefined && key === undefined) return undefined
  if (url === undefined || key === undefined || !isWebAddress(url))
    throw new Error(
      `${urlName} and ${keyName} belong together: an http or https address, and the secret that its values are signed with.`,
    )
  return { url, key }
}

/** A secret and an IV: both or neither. A host alone is of no use. */
export function chat(env: Env): { key: ChatKey; host: string | undefined } | undefined {
  const [secret, iv, host] = [
    text(env, 'HANSANG_CHAT_SECRET'),
    text(env, 'HANSANG_CHAT_IV'),
    text(env, 'HANSANG_CHAT_URL'),
  ]
  if (secret === undefined && iv === undefined && host === undefined) return undefined
  const fault = secret === undefined || iv === undefined ? 'a secret and an IV' : chatKeyFault({ secret, iv })
  if (secret === undefined || iv === undefined || fault !== undefined)
    throw new Error(`HANSANG_CHAT_SECRET and HANSANG_CHAT_IV belong together; chat needs ${fault}.`)
  return { key: { secret, iv }, host: origin(env, 'HANSANG_CHAT_URL') }
}

/** A whole address of the web. */
export function addressOf(env: Env, name: string): string | undefined {
  const value = text(env, name)
  if (value === undefined || isWebAddress(value)) return value
  throw new Error(`${name} must be an http or https address, not "${value}".`)
}

/** An address of the web without its path: nobody puts one behind it. */
export function origin(env: Env, name: string): string | undefined {
  const value = addressOf(env, name)
  if (value === undefined) return undefined
  const parsed = new URL(value)
  if (parsed.pathname + parsed.search + parsed.hash === '/' && parsed.username === '') return parsed.origin
  throw new Error(`${name} must be an address without a path, like ${parsed.origin}.`)
}

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

/** An address of IP, or a name: whose last part is no number, as only addresses end so. */
export function hostOf(env: Env, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback
  const parts = value.split('.')
  const isName = parts.every((part) => /^\w(?:[\w-]{0,61}\w)?$/.test(part)) && !/^\d+$/.test(parts.at(-1) ?? '')
  if (isIP(value) !== 0 || (isName && value.length <= 253)) return value
  throw new Error(`${name} must be an address or a name of this machine, like 127.0.0.1 or 0.0.0.0, not "${value}".`)
}

/** The text of a key is secret: it is not repeated. */
export function signingKey(env: Env, name: string): Buffer | undefined {
  const value = text(env, name)
  return value === undefined ? undefined : decodedKey(value, name)
}

export function day(env: Env, name: string): string | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  try {
    return dayNamed(value)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Codes with commas between them. */
export function codes(env: Env, name: string): string[] {
  const named = (text(env, name) ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  const wrong = named.find((code) => !/^[\w-]{1,20}$/.test(code))
  if (wrong === undefined) return named
  throw new Error(`${name} must be codes of companies with commas between them, and "${wrong}" is none.`)
}

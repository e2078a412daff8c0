import { isStorable } from './text.ts'

/** One cookie of a Cookie header, decoded; undefined when it is not there, or holds what no database keeps. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const split = part.indexOf('=')
    if (split !== -1 && part.slice(0, split).trim() === name) return storable(decoded(part.slice(split + 1).trim()))
  }
  return undefined
}

const storable = (value: string): string | undefined => (isStorable(value) ? value : undefined)

function decoded(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

/**
 * The auto-login cookie's name on the wire. Over https browsers keep a name that begins so for this host alone: no
 * subdomain and no plain http page can have put another one there (docs/decisions/377).
 */
export const rememberCookie = (secure: boolean): string => (secure ? '__Host-remember-me' : 'remember-me')

/**
 * A cookie that scripts cannot read and other sites cannot cause to be sent. `maxAgeSeconds` 0 removes it.
 *
 * @param secure whether the request came over https; a plain http address (a developer's own machine) could not keep it
 *   otherwise.
 */
export function lockedCookie(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  const overHttps = secure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Strict${overHttps}`
}

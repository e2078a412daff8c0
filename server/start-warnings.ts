/** What whoever starts the server is told about settings that do not go together. */
import { isIP } from 'node:net'
import type { Config } from './config.ts'

/** One sentence for each; empty where all is well. */
export function startWarnings({
  host,
  databaseUrl,
  trustProxy,
  rememberDays,
}: Pick<Config, 'host' | 'databaseUrl' | 'trustProxy' | 'rememberDays'>): string[] {
  // Somebody's own machine speaks plain http to itself.
  const isOwn = isLoopback(host) && databaseUrl === undefined
  if (isOwn || trustProxy !== false) return []
  return [
    `HANSANG_TRUST_PROXY is off. Where TLS ends at a proxy in front it has to name that proxy: else the auto-login cookie of ${rememberDays} days lacks Secure, and all clients count as one.`,
  ]
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

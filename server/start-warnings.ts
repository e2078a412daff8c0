/** What whoever starts the server is told about settings that do not go together. */
import type { Config } from './config.ts'
import { isOwn } from './doors.ts'

type Told = Pick<Config, 'host' | 'databaseUrl' | 'trustProxy' | 'rememberDays' | 'publicOrigin'>

/** One sentence for each; empty where all is well. */
export function startWarnings({ host, databaseUrl, trustProxy, rememberDays, publicOrigin }: Told): string[] {
  // Somebody's own machine speaks plain http to itself.
  if (isOwn({ host, databaseUrl }) || trustProxy !== false) return []
  return [
    `HANSANG_TRUST_PROXY is off. Where TLS ends at a proxy in front it has to name that proxy: else the auto-login cookie of ${rememberDays} days lacks Secure, and all clients count as one.`,
    ...(publicOrigin === undefined
      ? [
          'HANSANG_PUBLIC_URL is not set, so addresses that are given out, for uploads and invitations, name this machine by its number. Set it to where members find the app, like https://hansang.example.com.',
        ]
      : []),
  ]
}

/**
 * Behind a proxy nothing that arrives says where members find us: the name that a request asks for is the client's
 * word.
 *
 * @throws Error that says what to set
 */
export function refuseUnknownAddress({ trustProxy, publicOrigin }: Pick<Config, 'trustProxy' | 'publicOrigin'>): void {
  if (trustProxy === false || publicOrigin !== undefined) return
  throw new Error(
    'HANSANG_TRUST_PROXY names a proxy, so HANSANG_PUBLIC_URL has to say where members find it, like https://hansang.example.com.',
  )
}

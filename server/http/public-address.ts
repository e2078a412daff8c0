/** Where a client finds us, for addresses that are given out: uploads, invitations, the way back from a partner. */
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { isLoopback } from '#server/loopback.ts'

export type OriginOf = (request: Pick<FastifyRequest, 'protocol' | 'headers' | 'socket'>) => string

/**
 * The setting, where there is one. Else the name that the request asks for, if it cannot be but ours: this machine's
 * own, where we listen, or the number that was reached; a port before us (`npm run dev`) is part of it. Any other name
 * is the client's word, and the number that was reached takes its place (docs/decisions/370).
 */
export function createOriginOf({ publicOrigin, host }: Pick<Config, 'publicOrigin' | 'host'>): OriginOf {
  if (publicOrigin !== undefined) return () => publicOrigin
  return ({ protocol, headers, socket }) => {
    const asked = `${protocol}://${headers.host ?? ''}`
    const reached = plain(socket.localAddress ?? '127.0.0.1')
    if (URL.canParse(asked)) {
      const { hostname, origin, username } = new URL(asked)
      const name = hostname.replace(/^\[|\]$/g, '')
      if (username === '' && (isLoopback(name) || name === reached || name === host.toLowerCase())) return origin
    }
    return `${protocol}://${reached.includes(':') ? `[${reached}]` : reached}:${String(socket.localPort ?? 80)}`
  }
}

/** An address of IPv4 as one of a socket for both kinds shows it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

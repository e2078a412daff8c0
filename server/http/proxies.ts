/** Whose word about a client's address is believed. */
import { BlockList, isIP } from 'node:net'

/** Networks that nobody calls from outside: this machine's and those of a house. */
const inside = new BlockList()
inside.addSubnet('127.0.0.0', 8, 'ipv4')
inside.addSubnet('10.0.0.0', 8, 'ipv4')
inside.addSubnet('172.16.0.0', 12, 'ipv4')
inside.addSubnet('192.168.0.0', 16, 'ipv4')
inside.addSubnet('169.254.0.0', 16, 'ipv4')
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

/**
 * Trust in so many proxies in front of us. Each must also stand inside: whoever reaches this port past the proxies is
 * not believed, and counting alone would believe them (which is why Fastify takes no number any more).
 */
export const trustHops =
  (hops: number) =>
  (address: string, hop: number): boolean => {
    const family = isIP(address)
    return hop < hops && family !== 0 && inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }

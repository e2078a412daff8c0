/** Who counts as one client, by address. */
import { isIPv6 } from 'node:net'

/**
 * What is counted for an address. Of IPv6 the first half: a home or a phone has the whole second half to itself, and
 * could take another address for each try. An IPv4 address in IPv6's clothes is itself. Anything that is no address
 * stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [before = [], after = []] = plain
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Where something leads that an operator has written: a screen of ours, another site, or nowhere. */
export type Target = { kind: 'screen'; path: string } | { kind: 'site'; url: string } | { kind: 'none' }

interface Link {
  menu: string | null
  url: string | null
}

/** Days for which a closed one stays closed, where the operator says nothing else. [NTC-01] [STO-09] */
export const HIDDEN_DAYS = 7

/**
 * Where it leads; null where it would lead to a screen that is not there: then it is not shown either. Other sites only
 * over TLS.
 *
 * @param pathOf the address of a route by its name; undefined for a name that no screen has
 */
export function targetOf(
  { menu, url }: Link,
  pathOf: (name: string) => string | undefined,
  origin: string,
): Target | null {
  if (menu !== null) {
    const path = pathOf(menu)
    return path === undefined ? null : { kind: 'screen', path }
  }
  if (url === null) return { kind: 'none' }
  const parsed = URL.parse(url, origin)
  if (parsed?.origin === origin && parsed.hash.startsWith('#/')) return { kind: 'screen', path: parsed.hash.slice(1) }
  return parsed?.protocol === 'https:' ? { kind: 'site', url: parsed.href } : null
}

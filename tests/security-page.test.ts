import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsOf, itemsOf, levelsOf, proofsOf, readSecurityPage, share } from '../scripts/lib/security-page.ts'

const root = join(import.meta.dirname, '..')

/** What of ASVS is held by now. It only grows. */
const HELD_PERCENT = 95

describe('docs/security.md', () => {
  const { items, faults } = readSecurityPage(root)

  test('has every item of the list once, in a known state, with proofs that are there', () => {
    expect(faults).toEqual([])
    expect(items.length).toBeGreaterThan(253)
  })

  test('holds nearly all of it, or says how the operator does', () => {
    expect(share(items.filter(({ id }) => id.startsWith('V')))).toBeGreaterThanOrEqual(HELD_PERCENT)
  })
})

describe('the look at a page', () => {
  const page = (...rows: string[]) => itemsOf(['| item | level |', '|---|---|', ...rows].join('\n'))
  const levels = levelsOf('V1.1.1 L1\nV1.1.2 L2\n')
  const good = '| V1.1.1 | L1 | Something | held | `package.json` “hansang” |'

  test('reads rows of items and nothing else', () => {
    expect(page(good, '| name | a | b | c | d |')).toEqual([
      { id: 'V1.1.1', who: 'L1', asks: 'Something', state: 'held', proof: '`package.json` “hansang”' },
    ])
  })

  test('takes paths, titles and links for proofs, and no setting, address or word', () => {
    const proof =
      '`a/b.test.ts` “a title”, `c.json`, [012](decisions/012-x.md), `HANSANG_LOG`, `/readyz`, `npm run asvs`'
    expect(proofsOf({ proof })).toEqual([
      { path: 'a/b.test.ts', title: 'a title' },
      { path: 'c.json', title: undefined },
      { path: join('docs', 'decisions/012-x.md'), title: undefined },
    ])
  })

  test.each([
    [[good], ['V1.1.2 is missing.']],
    [[good, good, '| V1.1.2 | L2 | x | n/a | none |'], ['V1.1.1 stands there twice.']],
    [[good, '| V1.1.2 | L1 | x | n/a | none |'], ['V1.1.2 is of L2, not L1.']],
    [[good, '| V1.1.2 | L2 | x | fine | none |'], ['V1.1.2 has an unknown state, "fine".']],
    [[good, '| V1.1.2 | L2 | x | held | surely |'], ['V1.1.2 is held, and names nothing that holds it.']],
    [[good, '| V1.1.2 | L2 | x | held | `no/such.ts` |'], ['V1.1.2 names no/such.ts, which is not there.']],
    [
      [good, '| V1.1.2 | L2 | x | part | `package.json` “no such words” |'],
      ['V1.1.2 names “no such words”, which package.json does not say.'],
    ],
    [[good, '| V1.1.2 | L2 | x | open | |'], ['V1.1.2 says nothing of how it stands.']],
    [
      [good, '| V1.1.2 | L2 | x | n/a | none |', '| V9.9.9 | L1 | x | n/a | none |'],
      ['V9.9.9 is no item of levels 1 and 2.'],
    ],
    [
      [good, '| V1.1.2 | L2 | a b c d e f g h i j k l m | n/a | none |'],
      ['V1.1.2 says what is asked in 1 to 12 words.'],
    ],
  ])('finds what is wrong with it: %j', (rows, faults) => {
    expect(faultsOf(page(...rows), levels, root)).toEqual(faults)
  })

  test('counts of what applies what is held or the operator’s', () => {
    const of = (...states: string[]) =>
      share(states.map((state, at) => ({ id: String(at), who: '', asks: '', state, proof: '' })))
    expect(of('held', 'operator', 'part', 'open', 'n/a', 'n/a')).toBe(50)
    expect(of('n/a')).toBe(100)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// docs/security.md as its tables say: what a standard asks, how it stands, and by what.

const STATES = ['held', 'part', 'operator', 'open', 'n/a'] as const

/** A row of one of the tables. `who` is a level of ASVS, else whose it is. */
type Item = { id: string; who: string; asks: string; state: string; proof: string }

/** Standards by how their items are named. */
const STANDARDS = [
  { name: 'ASVS 5.0.0, levels 1 and 2', ids: /^V\d+\.\d+\.\d+$/ },
  { name: 'MASVS-PRIVACY', ids: /^PRIVACY-\d\.\d$/ },
  { name: 'Korea: 안전성 확보조치 기준, 개인정보 보호법', ids: /^(?:기준|법) \d+(?:-\d+)?$/ },
] as const

const isItem = (id: string): boolean => STANDARDS.some(({ ids }) => ids.test(id))

/** Every row of a page's tables whose first cell is an item's name. */
export function itemsOf(page: string): Item[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([id = '']) => isItem(id))
    .map(([id = '', who = '', asks = '', state = '', proof = '']) => ({ id, who, asks, state, proof }))
}

/** The list of numbers and levels, `V1.1.1 L2` a line. */
export const levelsOf = (list: string): Map<string, string> =>
  new Map(
    list
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )

/**
 * What a cell names as proof: a path, and words of a test's title behind it; a page that it links to, or a part of this
 * one.
 */
export function proofsOf({ proof }: Pick<Item, 'proof'>): { path: string; title: string | undefined }[] {
  const files = [...proof.matchAll(/`([\w.@-]*[./][\w./@-]*)`(?: “([^”]+)”)?/g)]
    .filter(([, path = '']) => !path.startsWith('/'))
    .map(([, path = '', title]) => ({ path, title }))
  const pages = [...proof.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, words = '', target = '']) =>
    target.startsWith('#')
      ? { path: join('docs', 'security.md'), title: `\n## ${words}\n` }
      : { path: join('docs', target), title: undefined },
  )
  return [...files, ...pages]
}

/** How many words say what is asked. More would begin to be the standard's own. */
const MOST_WORDS = 12

/** What is wrong with the page, a sentence each; empty where nothing is. */
export function faultsOf(items: readonly Item[], levels: ReadonlyMap<string, string>, root: string): string[] {
  const ids = items.map(({ id }) => id)
  const doubled = ids.filter((id, at) => ids.indexOf(id) !== at)
  return [
    ...doubled.map((id) => `${id} stands there twice.`),
    ...[...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing.`),
    ...items.flatMap((item) => faultsOfItem(item, levels, root).map((fault) => `${item.id} ${fault}`)),
  ]
}

function faultsOfItem(item: Item, levels: ReadonlyMap<string, string>, root: string): string[] {
  const { id, who, asks, state, proof } = item
  const faults: string[] = []
  const proofs = proofsOf(item)
  if (id.startsWith('V') && !levels.has(id)) faults.push('is no item of levels 1 and 2.')
  if (id.startsWith('V') && levels.has(id) && levels.get(id) !== who)
    faults.push(`is of ${levels.get(id) ?? ''}, not ${who}.`)
  if (!STATES.some((known) => known === state)) faults.push(`has an unknown state, "${state}".`)
  if (asks === '' || asks.split(/\s+/).length > MOST_WORDS)
    faults.push(`says what is asked in 1 to ${MOST_WORDS} words.`)
  if (proof === '') faults.push('says nothing of how it stands.')
  if (state === 'held' && proofs.length === 0) faults.push('is held, and names nothing that holds it.')
  return [...faults, ...proofs.flatMap((one) => faultOfProof(one, root))]
}

function faultOfProof({ path, title }: { path: string; title: string | undefined }, root: string): string[] {
  if (!existsSync(join(root, path))) return [`names ${path}, which is not there.`]
  if (title === undefined) return []
  return readFileSync(join(root, path), 'utf8').includes(title) ? [] : [`names “${title}”, which ${path} does not say.`]
}

/** How much of what applies is held, or is the operator's with its way; in percent. */
export function share(items: readonly Item[]): number {
  const applying = items.filter(({ state }) => state !== 'n/a')
  const done = applying.filter(({ state }) => state === 'held' || state === 'operator')
  return applying.length === 0 ? 100 : (100 * done.length) / applying.length
}

/** What the command prints of a standard: counts, and every item that is not done. */
export function summaryOf(items: readonly Item[]): string {
  return STANDARDS.map(({ name, ids }) => {
    const own = items.filter(({ id }) => ids.test(id))
    const counts = STATES.map((state) => `${state} ${String(own.filter((item) => item.state === state).length)}`)
    const left = own.filter(({ state }) => state === 'part' || state === 'open')
    return [
      `${name}: ${String(own.length)} items`,
      `  ${counts.join(' · ')}`,
      `  ${share(own).toFixed(1)} % of what applies is held, or the operator's`,
      ...left.map(({ id, asks, state }) => `  ${state.padEnd(5)} ${id.padEnd(9)} ${asks}`),
    ].join('\n')
  }).join('\n\n')
}

/** The page and the list, as they lie in a repository. */
export function readSecurityPage(root: string): { items: Item[]; faults: string[] } {
  const read = (...path: string[]) => readFileSync(join(root, 'docs', ...path), 'utf8')
  const items = itemsOf(read('security.md'))
  return { items, faults: faultsOf(items, levelsOf(read('security', 'asvs-5.0.0.txt')), root) }
}

/** What `npm test -- --since REF` plays: what differs from the commit that this work began at (docs/decisions/286). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { run } from './run.ts'

export type Since = {
  ref: string
  /** The commit that REF and what stands here have in common: what came to REF later is nobody's change here. */
  base: string
  /** Files that differ from it, new ones and those not committed too; paths from the root. */
  changed: readonly string[]
}

/** Throws an error for people, one line, when `ref` names nothing here. */
export async function changedSince(ref: string, cwd: string): Promise<Since> {
  const git = async (...args: string[]) => run('git', args, { quiet: true, cwd })
  const found = await git('merge-base', '--end-of-options', ref, 'HEAD')
  const base = found.output.trim()
  if (ref === '' || found.code !== 0 || !/^[0-9a-f]{7,64}$/.test(base))
    throw new Error(
      `"${ref}" is no commit that this work goes back to. What differs from main: npm test -- --since main`,
    )
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  const failed = lists.find(({ code }) => code !== 0)
  if (failed) throw new Error(`git does not tell what changed: ${failed.output.trim().split('\n', 1)[0] ?? ''}`)
  return {
    ref,
    base,
    changed: [...new Set(lists.flatMap(({ output }) => output.split('\0')).filter((path) => path !== ''))].toSorted(),
  }
}

/** What a run leaves out or plays in part. */
export type Selection = {
  /** Every screen, or these by the paths of their routes. */
  screens: 'all' | readonly string[]
  /** Stories by their accepted hashes; with `keys` the keyboard tests of the widgets too. */
  stories: { keys: boolean } | undefined
  /** Our own server by the contract. */
  contract: boolean
  /** Bytes and counts of the built app. */
  gates: boolean
  /** The slow tests of our own tools, of which vitest takes those that import what changed. */
  tools: boolean
}

const isProduct = (path: string) => path.startsWith('src/') && !/\.(?:test|stories)\.tsx?$/.test(path)
/** What judges a screen, beside the row that says how it is opened. */
const JUDGES_SCREENS =
  /^tests\/screens\/(?:screens\.e2e|visit|visitor)\.ts$|^tests\/support\/(?:axe|findings|under-action|still|test)\.ts$/
const WIDGETS = /^(?:src\/(?:ui|charts|patterns|gallery)|tests\/gallery)\//
const GALLERY = /^(?:scripts\/gallery\.ts|scripts\/lib\/(?:accepted-stories|built-gallery)\.ts)$/
const CONTRACT = /^(?:openapi|server|scripts\/contract|scripts\/gen)(?:\/|\.ts$)/
const GATES = /^(?:bench|scripts\/lib|scripts\/build\.ts|vite\.config\.ts|index\.html|package\.json|package-lock\.json)/

/** @param root where the routes are read */
export function selectionOf(changed: readonly string[], root: string): Selection {
  const any = (test: (path: string) => boolean) => changed.some(test)
  const looks = any(
    (path) =>
      (isProduct(path) || path.endsWith('.stories.tsx') || WIDGETS.test(path) || GALLERY.test(path)) &&
      !/\.test\.tsx?$/.test(path),
  )
  return {
    screens: any((path) => JUDGES_SCREENS.test(path)) ? 'all' : touchedRoutes(changed, root),
    stories: looks ? { keys: any((path) => WIDGETS.test(path)) } : undefined,
    contract: any((path) => CONTRACT.test(path)),
    gates: any((path) => isProduct(path) || GATES.test(path)),
    tools: any((path) => path.startsWith('scripts/')),
  }
}

/**
 * Folders whose files belong to the screens that reach them. What all screens share has stories and unit tests of its
 * own.
 */
const OF_SCREENS = /^src\/(?:routes|areas|domain)\//

/**
 * Paths of the routes of which a file changed: the route's own, what it reaches of areas and domain, and their words.
 */
function touchedRoutes(changed: readonly string[], root: string): string[] {
  const own = new Set(changed.filter((path) => OF_SCREENS.test(path)))
  if (own.size === 0) return []
  const words = [...own].filter((path) => path.endsWith('/en.po')).map((path) => `${posix.dirname(path)}/`)
  const reached = reacher(root)
  return readdirSync(join(root, 'src', 'routes'), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('src/routes', name.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.tsx') && !posix.basename(file).startsWith('__'))
    .flatMap((file) => {
      const path = /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
      const files = reached(file)
      return path !== undefined && files.some((one) => own.has(one) || words.some((folder) => one.startsWith(folder)))
        ? [path.replace(/(.)\/$/, '$1')]
        : []
    })
    .toSorted()
}

/** A file and all of areas, domain and routes that it imports, lazily or not, however far away. */
function reacher(root: string): (start: string) => string[] {
  const known = new Map<string, readonly string[]>()
  const importsOf = (path: string): readonly string[] => {
    const before = known.get(path)
    if (before) return before
    const found = /\.tsx?$/.test(path) ? importedBy(root, path) : []
    known.set(path, found)
    return found
  }
  return (start) => {
    const seen = new Set<string>()
    const visit = (path: string): void => {
      if (seen.has(path)) return
      seen.add(path)
      importsOf(path).forEach(visit)
    }
    visit(start)
    return [...seen]
  }
}

function importedBy(root: string, path: string): string[] {
  let text: string
  try {
    text = readFileSync(join(root, path), 'utf8')
  } catch {
    return [] // it was taken away, which whoever imported it shows
  }
  const names = [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
  return names
    .map((name) => {
      if (name.startsWith('#')) return name.slice(1)
      return name.startsWith('.') ? posix.join(posix.dirname(path), name) : ''
    })
    .filter((file) => OF_SCREENS.test(file))
}

/**
 * What Playwright's `-g` is given for these screens: the titles of tests/screens/screens.e2e.ts begin with the path.
 */
export const screenTitles = (paths: readonly string[]): string =>
  `(?:^| )(?:${paths.map((path) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')}) is in order`

/** One line for a person: what is played and what is not. */
export function saidOf({ ref, base, changed }: Since, { screens, stories, contract, gates }: Selection): string {
  const left = [
    ...(screens === 'all' || screens.length > 0 ? [] : ['screens']),
    ...(stories ? [] : ['stories']),
    ...(contract ? [] : ['contract']),
    ...(gates ? [] : ['gates on the built app']),
  ]
  const some = screens === 'all' ? 'every screen' : `${screens.length} of the screens`
  const notPlayed = left.length > 0 ? `; not touched and not played: ${left.join(', ')}` : ''
  return `Since ${ref} (${base.slice(0, 8)}): ${changed.length} files changed, ${some}${notPlayed}.`
}

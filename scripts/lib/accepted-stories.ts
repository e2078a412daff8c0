/**
 * Which stories are in order without anybody looking: those whose code, styles and pictures, and the tests that judge
 * them, are the very ones that were accepted. tests/gallery/pictures/accepted.txt holds one hash a story; another hash
 * than the story's means no more than that it is looked at, so a wrong or lost line costs time and hides nothing
 * (docs/decisions/115).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Paths from the project's root → what they import, as src/gallery/module-graph.ts writes it. */
export type ModuleGraph = Readonly<Record<string, readonly string[]>>
/** A story's id and the file that it stands in, from the project's root. */
export type Story = { id: string; file: string }

/** What stands around every story, or takes its picture. */
export const AROUND = [
  'src/gallery/preview.tsx',
  'src/gallery/main.ts',
  'src/gallery/vite.config.ts',
  'src/styles/layers.css',
  'tests/gallery/stories.e2e.ts',
  'tests/gallery/gallery-page.ts',
  'tests/gallery/gallery.config.ts',
  'scripts/lib/browser.ts',
  'tests/support/findings.ts',
  'tests/support/forced-colours.ts',
  'tests/support/axe.ts',
]
const BUILDERS = ['storybook', '@storybook/react-vite', 'vite', '@vitejs/plugin-react', 'axe-core']
const PICTURES = 'tests/gallery/pictures'

/**
 * One hash for each story: over all files that it, and what stands around it, are made of, the versions of the packages
 * among them, and its two pictures. A hash is 16 hexadecimal digits.
 */
export function storyHashes(root: string, graph: ModuleGraph, stories: readonly Story[]): Map<string, string> {
  const parts = new Map<string, string>()
  const part = (path: string) => {
    const known = parts.get(path) ?? partOf(root, path)
    parts.set(path, known)
    return known
  }
  const around = [
    ...AROUND.flatMap((path) => reached(root, graph, path)),
    ...BUILDERS.map((name) => `node_modules/${name}/package.json`),
  ]
  return new Map(
    stories.map(({ id, file }) => {
      const pictures = [`${PICTURES}/${id}.png`, `${PICTURES}/${id}-dark.png`]
      const all = new Set([...around, ...reached(root, graph, file), ...pictures].map(part))
      return [
        id,
        createHash('sha256')
          .update([id, ...[...all].sort()].join('\n'))
          .digest('hex')
          .slice(0, 16),
      ]
    }),
  )
}

/** A file and all that it imports, and what its styles name, however far away. */
function reached(root: string, graph: ModuleGraph, start: string): string[] {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    graph[path]?.forEach(visit)
    if (path.endsWith('.css')) namedIn(root, path).forEach(visit)
  }
  visit(start)
  return [...seen]
}

/** The files that a style sheet names: the bundler's graph knows of modules only. */
function namedIn(root: string, sheet: string): string[] {
  if (sheet.startsWith('node_modules/') || !existsSync(join(root, sheet))) return []
  const css = readFileSync(join(root, sheet), 'utf8')
  return [...css.matchAll(/['"(](\.{1,2}\/[^'")?#]+)/g)].map(([, name = '']) => posix.join(dirname(sheet), name))
}

/**
 * What a file brings into a hash: its content; a package's file the version of the package. Files that are not there
 * count as such.
 */
function partOf(root: string, path: string): string {
  const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]
  if (folder) return `${folder} ${versionOf(join(root, folder, 'package.json'))}`
  const file = join(root, path)
  // What begins with \0 or `virtual:` the bundler makes up by itself, from what is here already.
  return existsSync(file)
    ? `${path} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`
    : `${path.replaceAll('\0', '')} -`
}

function versionOf(manifest: string): string {
  return existsSync(manifest)
    ? String((JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version)
    : '-'
}

/** The hashes of a record; none when there is no such file. */
export function readAccepted(file: string): Set<string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}

/** The record's line of a story. */
export const lineOf = ([id, hash]: readonly [string, string]): string => `${id} ${hash}`

/** Writes a record of these stories, and of no others. */
export function writeAccepted(file: string, hashes: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true })
  const head =
    '# Story, and a hash over its code, styles and pictures as they were accepted: npm run gallery -- --accept'
  writeFileSync(file, `${[head, ...[...hashes].map(lineOf).sort()].join('\n')}\n`)
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.ts'

/** A folder of src whose messages stand in one catalogue, `en.po` in that folder. */
export interface WordFolder {
  /** From the root: 'src/areas/records/weight'. */
  folder: string
  /** Folders whose messages stand in it: the folder itself, and for the app's own those that have no catalogue. */
  sources: string[]
}

/** Not part of the app's build: belongs to development and the demo, and loads its English itself. */
export const SIMULATOR = 'src/shell/simulator'

/** Below these, each folder of the depth after the colon is a catalogue: a feature of an area, a noun of the domain. */
const DIVIDED = { areas: 2, domain: 1 } as const

/** Folders that have no words (lib, charts) or a catalogue of their own. All others share that of src/app. */
const OWN = ['routes', 'ui'] as const
const SHARED = ['app', 'start', 'session', 'shell', 'health-sync', 'resume', 'patterns', 'contract'] as const

/**
 * The folder whose catalogue has a file's messages; undefined for one that can have none. `file` is a path from the
 * root. An area's file outside its features has no catalogue: what two features share belongs to src/domain, or to a
 * folder of those two.
 */
export function wordFolderOf(file: string): string | undefined {
  if (file.startsWith(`${SIMULATOR}/`)) return SIMULATOR
  const parts = file.split('/').slice(1, -1)
  const [top = ''] = parts
  if (isOneOf(OWN, top)) return `src/${top}`
  if (isOneOf(SHARED, top)) return 'src/app'
  if (!isDivided(top) || parts.length <= DIVIDED[top]) return undefined
  return ['src', ...parts.slice(0, DIVIDED[top] + 1)].join('/')
}

/** Every folder that may have a catalogue, as they stand on the disk now. */
export function wordFolders(): WordFolder[] {
  const divided = [...foldersIn('src/domain'), ...foldersIn('src/areas').flatMap((area) => foldersIn(area))]
  return [
    {
      folder: 'src/app',
      sources: SHARED.map((name) => `src/${name}`).filter((folder) => existsSync(join(ROOT, folder))),
    },
    ...[...OWN.map((name) => `src/${name}`), SIMULATOR, ...divided].map((folder) => ({ folder, sources: [folder] })),
  ]
}

function foldersIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
}

const isDivided = (name: string): name is keyof typeof DIVIDED => name in DIVIDED
const isOneOf = (names: readonly string[], name: string) => names.includes(name)

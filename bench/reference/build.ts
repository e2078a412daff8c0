import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/run.ts'
import { pages } from './pages.ts'

/**
 * Which page of guide/performance.md: F1 the floor, F2 the floor with dialog and toast, and one page without any
 * library.
 */
export type ReferenceName = keyof typeof pages

const built = new Map<ReferenceName, Promise<string>>()

/**
 * Builds a reference page with the project's own Vite and libraries, and answers its folder. It lies under node_modules
 * so that it finds the same packages; it is built anew in every run, once.
 */
export function buildReference(name: ReferenceName): Promise<string> {
  const known = built.get(name)
  if (known) return known
  const building = buildNow(name)
  built.set(name, building)
  return building
}

async function buildNow(name: ReferenceName): Promise<string> {
  const { build } = await import('vite')
  const folder = join(ROOT, 'node_modules', '.cache', 'hansang-bench', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(pages[name])) writeFileSync(join(folder, file), text)
  const { default: react } = await import('@vitejs/plugin-react')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(folder, 'dist'), emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  return join(folder, 'dist')
}

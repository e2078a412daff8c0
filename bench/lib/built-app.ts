import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../../scripts/lib/run.ts'

/** One JavaScript file of a build, by its path in the build's folder. */
export type Chunk = {
  file: string
  gzipBytes: number
  staticImports: string[]
  dynamicImports: string[]
  /** All files of the build that its text names, such as Vite's list of what to preload along with a dynamic import. */
  mentions: string[]
}
export type BuiltApp = {
  chunks: Map<string, Chunk>
  /** What index.html names, in its tags and in its boot script. */
  entries: string[]
}

/** The built app: the folder that the server serves. */
export const DIST = resolve(ROOT, process.env['HANSANG_DIST'] ?? 'dist')

/** Reads a built app. Throws an Error that says how to build it when it is not there. */
export function readBuiltApp(folder = DIST): BuiltApp {
  const page = posix.join(folder, 'index.html')
  if (!existsSync(page)) throw new Error('The app is not built: run `npm run build` first.')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'))
  const chunks = new Map(files.map((file) => [file, readChunk(folder, file, files)]))
  const html = readFileSync(page, 'utf8')
  const entries = [...html.matchAll(/"\.?\/?([^"\s]+\.js)"/g)].map(([, file = '']) => file)
  return { chunks, entries: [...new Set(entries)] }
}

export const gzipBytes = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length

function readChunk(folder: string, file: string, files: string[]): Chunk {
  const text = readFileSync(posix.join(folder, file), 'utf8')
  const pathOf = (specifier: string) => posix.join(posix.dirname(file), specifier)
  const found = (pattern: RegExp) => {
    const specifiers = [...text.matchAll(pattern)].map(([, specifier = '']) => pathOf(specifier))
    return [...new Set(specifiers)].filter((path) => files.includes(path))
  }
  return {
    file,
    gzipBytes: gzipBytes(text),
    staticImports: found(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g),
    dynamicImports: found(/\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g),
    mentions: files.filter((other) => other !== file && text.includes(posix.basename(other))),
  }
}

/** A file and everything it imports statically. */
export function closure({ chunks }: BuiltApp, roots: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !chunks.has(file)) return
    reached.add(file)
    for (const next of chunks.get(file)?.staticImports ?? []) visit(next)
  }
  roots.forEach(visit)
  return reached
}

/** Compressed size of these files together. */
export function totalGzip({ chunks }: BuiltApp, files: Iterable<string>): number {
  let total = 0
  for (const file of files) total += chunks.get(file)?.gzipBytes ?? 0
  return total
}

/**
 * For files that a page loads: how many steps, one after the other, it takes until the last has been asked for. What
 * index.html names is step 1; what a file imports is asked for when that file has arrived, one step later.
 */
export function importDepth(app: BuiltApp, loaded: Iterable<string>): number {
  const wanted = new Set(loaded)
  const depth = new Map<string, number>()
  let step = app.entries.filter((file) => wanted.has(file))
  for (let level = 1; step.length > 0; level += 1) {
    for (const file of step) depth.set(file, level)
    // Whatever a file names is asked for together: its imports, and the preload list of a dynamic import.
    const named = step
      .flatMap((file) => app.chunks.get(file))
      .flatMap((chunk) => (chunk ? [...chunk.staticImports, ...chunk.mentions] : []))
    step = [...new Set(named)].filter((file) => wanted.has(file) && !depth.has(file))
  }
  return Math.max(0, ...depth.values())
}

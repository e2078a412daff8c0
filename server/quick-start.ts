/**
 * Import first in a program that should start quickly. Without it everything works the same, some tens of milliseconds
 * later: compiled modules are kept between starts, and a package that many of our files import is looked for once. Node
 * reads and parses a package's manifest at every import of it; drizzle-orm's alone takes 2 ms, and eighteen files
 * import it.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Where the folder cannot be written, Node goes on without.
enableCompileCache(fileURLToPath(new URL('../.cache/compile', import.meta.url)))

const ours = new URL('./', import.meta.url).href
const isPackage = /^[a-z@]/
const found = new Map<string, { url: string; format?: string | null | undefined }>()

registerHooks({
  resolve(specifier, context, next) {
    if (!isPackage.test(specifier) || specifier.startsWith('node:') || !context.parentURL?.startsWith(ours))
      return next(specifier, context)
    const known = found.get(specifier)
    if (known !== undefined) return { url: known.url, format: known.format, shortCircuit: true }
    const { url, format } = next(specifier, context)
    found.set(specifier, { url, format })
    return { url, format }
  },
})

/**
 * Import this before anything else in a program that opens the database: it only makes the start quick, without it
 * everything works the same.
 *
 * - Compiled code, types stripped, is kept in `.cache` from the second start on: a sixth of the processor time of a
 *   start.
 * - drizzle-orm's 300 files load in 70 ms instead of 600. Node looks up the package's manifest once per file to learn
 *   whether the file is an ES module, and parses its 180 kB export map each time. What an ES module of drizzle-orm
 *   imports by a relative path is one too, so the question is answered here.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../.cache/compile', import.meta.url)))

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL
    if (parent?.includes('/node_modules/drizzle-orm/') && specifier.startsWith('.') && specifier.endsWith('.js')) {
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})

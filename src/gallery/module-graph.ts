import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Where the built gallery says which module imports which: paths from the project's root → paths from the project's
 * root.
 */
export const MODULE_GRAPH = 'modules.json'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * Vite plugin: writes the bundler's own graph beside the build, for scripts/lib/accepted-stories.ts to learn what a
 * picture depends on.
 */
export function moduleGraph(): Plugin {
  let out = ''
  return {
    name: 'hansang:module-graph',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir
    },
    writeBundle() {
      const pathOf = (id: string) => relative(ROOT, id.replace(/[?#].*$/, '')).replaceAll('\\', '/')
      // A module of several forms (`?url`, `?raw`) is one file here. What no file stands behind begins with \0.
      const graph: Record<string, string[]> = {}
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds].map(pathOf)
        graph[pathOf(id)] = [...new Set([...(graph[pathOf(id)] ?? []), ...imports])].sort()
      }
      writeFileSync(join(out, MODULE_GRAPH), JSON.stringify(graph))
    },
  }
}

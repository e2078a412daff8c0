import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from './run.ts'
import { SIMULATOR, wordFolderOf } from './word-folders.ts'

const DOOR = 'virtual:own-words/'
/** A file that is asked for as it stands, by tests that read sources. */
const AS_TEXT = /[?&]raw\b/

/**
 * Vite plugin: a module with messages brings the catalogue of its folder along. It is given an import of the
 * catalogue's door, a module that only says where the English is (src/lib/catalogues.ts). So what a screen imports
 * decides which words it needs, and nobody lists them [LNG-02]. Stands before the macro, by whose import a module with
 * messages is known, and after the router's plugin: each part that it cuts off a route file is looked at by itself.
 */
export function ownWords(): Plugin {
  return {
    name: 'hansang:own-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:own-words\// },
      // Under the catalogue's own path, so that it is cut into the chunks like any module of its folder.
      handler: (id) => `${join(ROOT, id.slice(DOOR.length), 'en.po')}?door`,
    },
    load: {
      filter: { id: /\.po\?door$/ },
      handler(id) {
        const catalogue = id.replace(/\?door$/, '')
        if (existsSync(catalogue)) return { code: door, moduleType: 'js' }
        this.warn(`${relative(ROOT, catalogue)} does not exist: npm run i18n makes it`)
        return { code: '', moduleType: 'js' }
      },
    },
    transform: {
      filter: {
        id: { include: /[\\/]src[\\/].*\.tsx?(?:\?|$)/, exclude: AS_TEXT },
        code: /@lingui\/(?:core|react)\/macro|\/\*i18n\*\//,
      },
      handler(code, id) {
        const file = relative(ROOT, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
        const folder = wordFolderOf(file)
        if (folder === SIMULATOR || /\.(?:test|stories)\.tsx?$/.test(file)) return undefined
        if (folder === undefined)
          throw new Error(
            `${file} has words and no catalogue: words belong to a feature of an area or to a noun of src/domain`,
          )
        // At the end, so that every line stays where it is.
        return { code: `${code}\nimport '${DOOR}${folder}'\n`, map: null }
      },
    },
  }
}

const door = `import { addCatalogue } from '#src/lib/catalogues.ts'\naddCatalogue(() => import('./en.po'))\n`

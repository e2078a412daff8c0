import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawIcon = fileURLToPath(new URL('../../src/ui/icon/draw-icon.ts', import.meta.url))

/**
 * Vite plugin: icons of lucide-react are drawn by src/ui/icon/draw-icon.ts. lucide's own way of drawing serves colours,
 * sizes, contexts and several frameworks, none of which we use, and weighs 2 kB compressed on the first load. Should a
 * new version be built differently, nothing is replaced and its own code draws the icons.
 */
export function plainIcons(): Plugin {
  return {
    name: 'hansang:plain-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]createLucideIcon\.m?js$/ },
      handler: (_, importer) =>
        importer && /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(importer) ? drawIcon : null,
    },
  }
}

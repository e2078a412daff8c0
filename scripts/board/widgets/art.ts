import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The shapes of every symbol by its id, whatever their white space. */
export function symbolsOf(text: string): Map<string, string> {
  const found = text.matchAll(/<symbol id="([^"]+)"[^>]*>([^]*?)<\/symbol>/g)
  return new Map([...found].map(([, id = '', shapes = '']) => [id, shapes.replace(/\s+/g, ' ').replace(/ ?(\/?>) ?/g, '$1').trim()]))
}

/** Bowls and avatars of the sheet that ours do not have, or have otherwise. Its icons are left out: ours are lucide's. */
export function artDifferences(design: string, root: string): string[] {
  const board = symbolsOf(readFileSync(join(design, 'widgets.html'), 'utf8'))
  const ours = new Map(['dish/dishes.svg', 'avatar/avatars.svg'].flatMap((file) => [...symbolsOf(readFileSync(join(root, 'src', 'ui', file), 'utf8'))]))
  return [...board].flatMap(([id, shapes]) => (id.startsWith('i-') || ours.get(id) === shapes ? [] : [`${id}: ${ours.has(id) ? 'other shapes' : 'only on the board'}`]))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The shapes of every symbol by its id, whatever their white space. */
export function symbolsOf(text: string): Map<string, string> {
  const found = text.matchAll(/<symbol id="([^"]+)"[^>]*>([^]*?)<\/symbol>/g)
  return new Map(
    [...found].map(([, id = '', shapes = '']) => [
      id,
      shapes
        .replace(/\s+/g, ' ')
        .replace(/ ?(\/?>) ?/g, '$1')
        .trim(),
    ]),
  )
}

/**
 * Avatars of the sheet that ours do not have, or have otherwise, and dishes that were drawn after it. The sheet's own
 * icons are left out (ours are lucide's), and so are its bowls: `dishes/` of the design drew them again.
 */
export function artDifferences(design: string, root: string): string[] {
  const board = new Map(
    [...symbolsOf(readFileSync(join(design, 'widgets.html'), 'utf8'))].filter(
      ([id]) => !id.startsWith('i-') && !id.startsWith('d-'),
    ),
  )
  const dishes = [...symbolsOf(readFileSync(join(design, 'dishes', 'dishes.svg'), 'utf8')).keys()]
  const ours = new Map(
    ['dish/dishes.svg', 'avatar/avatars.svg'].flatMap((file) => [
      ...symbolsOf(readFileSync(join(root, 'src', 'ui', file), 'utf8')),
    ]),
  )
  const missing = [...board.keys(), ...dishes].filter((id) => !ours.has(id)).map((id) => `${id}: only on the board`)
  return [
    ...missing,
    ...[...board].flatMap(([id, shapes]) => (ours.has(id) && ours.get(id) !== shapes ? [`${id}: other shapes`] : [])),
  ]
}

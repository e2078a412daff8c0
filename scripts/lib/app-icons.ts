import { join } from 'node:path'
import sharp from 'sharp'

/** The icons of the installed app. Maskable ones fill their square: a phone cuts its own shape out of their middle. */
export const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

const GREEN = '#007048'

/** The mark of src/ui/mark, which has 28 units a side, on its rounded tile or filling a square with room around. */
function mark(purpose: (typeof ICONS)[number]['purpose']): string {
  const isTile = purpose === 'any'
  const glyph = '<path d="M12.2 6.4h3.6M7.6 10.7h12.8"/><circle cx="14" cy="17.8" r="3.9"/>'
  const inner = isTile ? glyph : `<g transform="translate(14 14) scale(.82) translate(-14 -13.6)">${glyph}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="512" height="512">` +
    `<rect width="28" height="28" rx="${isTile ? 8.5 : 0}" fill="${GREEN}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round">${inner}</g></svg>`
  )
}

/** Draws the icons into a build. */
export async function drawIcons(dist: string): Promise<void> {
  await Promise.all(
    ICONS.map(({ file, size, purpose }) =>
      sharp(Buffer.from(mark(purpose)))
        .resize(size)
        .png({ palette: true })
        .toFile(join(dist, file)),
    ),
  )
}

import { fonts, others } from './generated/fonts.ts'
import { unpacked } from './unicode-range.ts'

/**
 * Offers Pretendard's cut to the page. Call it when the first screen is painted: until then the system font stands
 * there, in the same room (see fallback-font.css), and no font byte is fetched. A file is fetched only once one of its
 * letters is shown.
 */
export function loadFonts(): void {
  for (const file of fonts) document.fonts.add(fontFace('Pretendard Variable', file))
  // Asked for once a page holds a letter outside the cut: only then is the list of slices worth its bytes.
  const bell = fontFace('Pretendard', others)
  document.fonts.add(bell)
  bell.loaded
    .then(() => import('./generated/slices.css'))
    .then(() => document.fonts.delete(bell))
    .catch(() => {}) // offline, say: the system font stays
}

function fontFace(family: string, { url, packedRange }: (typeof fonts)[number]): FontFace {
  const unicodeRange = unpacked(packedRange)
  return new FontFace(family, `url(${url}) format('woff2')`, { weight: '500 700', unicodeRange, display: 'swap' })
}

import { fonts } from './generated/fonts.ts'

/**
 * Offers Pretendard's cut to the page. Call it when the first screen is painted: until then the system font stands there,
 * in the same room (see fallback-font.css), and no font byte is fetched. A file is fetched only once one of its letters is shown.
 */
export function loadFonts(): void {
  for (const { family, weight, url, unicodeRange } of fonts) {
    document.fonts.add(new FontFace(family, `url(${url}) format('woff2')`, { weight, unicodeRange, display: 'swap' }))
  }
}

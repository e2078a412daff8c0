import { fonts } from './generated/fonts.ts'

/**
 * Offers Pretendard's cut to the page. Call it when the first screen is painted: until then the system font stands there,
 * in the same room (see fallback-font.css), and no font byte is fetched. A file is fetched only once one of its letters is shown.
 */
export function loadFonts(): void {
  for (const { url, unicodeRange } of fonts) {
    document.fonts.add(new FontFace('Pretendard Variable', `url(${url}) format('woff2')`, { weight: '500 700', unicodeRange, display: 'swap' }))
  }
}

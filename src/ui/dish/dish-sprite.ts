import type { DishName } from './dish-words.ts'
import sprite from './dishes.svg?no-inline'

/**
 * Address of one drawing for `<use href>`. All shapes live in one SVG file outside the scripts; vessels take the page's
 * --dish-* tokens.
 */
export function dishHref(name: DishName): string {
  return `${sprite}#d-${name}`
}

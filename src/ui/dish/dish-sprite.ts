import sprite from './dishes.svg?no-inline'

/** The drawn bowls. Their shapes live in one SVG file outside the scripts; colours come from the page's --dish-* tokens. */
export type DishName =
  | 'rice'
  | 'rice-plain'
  | 'miyeok'
  | 'jjigae'
  | 'fish'
  | 'greens'
  | 'kimchi'
  | 'bibim'
  | 'kkomak'
  | 'noodle'
  | 'salad'
  | 'egg'
  | 'tofu'
  | 'meat'
  | 'fruit'
  | 'shrimp'
  | 'eggjjim'
  | 'riceball'
  | 'tomato'
  | 'yeolmu'
  | 'empty'
  | 'empty-celadon'
  | 'empty-clay'

/** Address of one bowl for `<use href>`. */
export function dishHref(name: DishName): string {
  return `${sprite}#d-${name}`
}

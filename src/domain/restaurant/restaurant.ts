import type { Schemas } from '#src/contract/schemas.ts'
import { splitJoined } from '#src/lib/korean.ts'

type Language = 'ko' | 'en'

export interface Restaurant {
  code: string
  name: string
  /** Place, building and floor, joined for reading. */
  place: string
  /** The one that the app opens with. */
  main: boolean
}

type Row = Pick<
  Schemas['RestaurantRow'],
  | 'restaurantId'
  | 'restaurantCode'
  | 'restaurantName'
  | 'restaurantNameEng'
  | 'restaurantDesc'
  | 'restaurantDescEng'
  | 'mainDiv'
>

/**
 * Restaurants that can be named: one without any code cannot be asked for. Either code may be the only one that is
 * filled (known-payloads 3.1).
 */
export const toRestaurants = (rows: readonly Row[], language: Language): Restaurant[] =>
  rows.flatMap((row) => {
    const code = row.restaurantCode || row.restaurantId
    const name = restaurantNameOf(row, language)
    return code ? [{ code, name, place: withoutName(placeOf(row, language), name), main: row.mainDiv === 'Y' }] : []
  })

/** A place stands beside the name: the house that the restaurant is called after is not said again. */
const withoutName = (place: string, name: string): string => {
  const [house = '', ...rest] = place.split(' · ')
  return rest.length > 0 && (name === house || name === `${house}점`) ? rest.join(' · ') : place
}

type Named = { restaurantName: string | null; restaurantNameEng?: string | null | undefined }

/** The Korean name stands where the operator has no English one. */
export const restaurantNameOf = ({ restaurantName, restaurantNameEng }: Named, language: Language): string =>
  (language === 'en' && restaurantNameEng) || (restaurantName ?? '')

type Placed = Pick<Schemas['RestaurantRow'], 'restaurantDesc' | 'restaurantDescEng'>

/** Place, building and floor of a restaurant, which come joined by one of two bars, or not at all. */
export const placeOf = ({ restaurantDesc, restaurantDescEng }: Placed, language: Language): string =>
  splitJoined((language === 'en' && restaurantDescEng) || (restaurantDesc ?? ''), /[|│]/).join(' · ')

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

/** Either code may be the only one that is filled (known-payloads 3.1). */
export const toRestaurants = (rows: readonly Schemas['RestaurantRow'][], language: Language): Restaurant[] =>
  rows.map((row) => ({
    code: row.restaurantCode || row.restaurantId,
    name: restaurantNameOf(row, language),
    place: placeOf(row, language),
    main: row.mainDiv === 'Y',
  }))

type Named = { restaurantName: string | null; restaurantNameEng?: string | null | undefined }

/** The Korean name stands where the operator has no English one. */
export const restaurantNameOf = ({ restaurantName, restaurantNameEng }: Named, language: Language): string =>
  (language === 'en' && restaurantNameEng) || (restaurantName ?? '')

type Placed = Pick<Schemas['RestaurantRow'], 'restaurantDesc' | 'restaurantDescEng'>

/** Place, building and floor of a restaurant, which come joined by one of two bars. */
export const placeOf = ({ restaurantDesc, restaurantDescEng }: Placed, language: Language): string =>
  splitJoined((language === 'en' && restaurantDescEng) || restaurantDesc, /[|│]/).join(' · ')

import * as v from 'valibot'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'

/** The router reads figures in an address as numbers; codes and days are texts. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A day in an address; anything else reads as none, so that any address opens. */
export const day = v.fallback(v.optional(v.pipe(text, v.regex(/^\d{8}$/))), undefined)

/** A short code in an address (restaurant, hall, course); anything else reads as none. */
export const code = v.fallback(v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]{1,20}$/))), undefined)

/** A meal in an address, 1…6 (known-payloads 2.8); anything else reads as none. */
export const mealType = v.fallback(v.optional(v.pipe(text, v.picklist(['1', '2', '3', '4', '5', '6']))), undefined)

/** A number of a row in an address; anything else reads as none. */
export const serialNo = v.fallback(
  v.optional(v.pipe(text, v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_147_483_647))),
  undefined,
)

/** A word that is searched for, as it was typed; of a longer one its beginning is, as much as a search takes. */
export const wordOf = (most: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        text,
        v.trim(),
        v.nonEmpty(),
        // not `cutTo`: it cuts by what is seen, and every byte here is of the first load
        v.transform((word) => [...word].slice(0, most).join('')),
      ),
    ),
    undefined,
  )

/** A food, and an announcement, that is looked for. */
export const foodWord = wordOf(MOST_LETTERS.findFood)
export const announcementWord = wordOf(MOST_LETTERS.findAnnouncement)

/** A mark in an address, `add=Y`; anything else reads as none. */
export const yes = v.fallback(v.optional(v.literal('Y')), undefined)

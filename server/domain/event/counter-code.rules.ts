/**
 * The code on the screen of a tray return: of one event, one restaurant and one meal of one day, signed so that nobody
 * else can write one. What was photographed yesterday is good for nothing today (docs/decisions/363).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface CounterCode {
  restaurantCode: string
  eventSeq: number
  /** `YYYYMMDD`. */
  day: string
  /** One of the six codes of meal times. */
  mealType: string
}

export interface CounterCodes {
  /** What the screen shows: `HANSANG.STAMP.<restaurant>.<event>.<day and meal>.<signature>`. */
  write(code: CounterCode): string
  /** What a text says that this server, or one with the same key, has written; undefined for anything else. */
  read(content: string): CounterCode | undefined
}

/** The label of the key, apart from the one that signs tokens (auth/token-key.ts). */
export const COUNTER_LABEL = 'counter code'

/** Letters that are not taken for each other when a code is typed: no I, L, O and U (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Ten letters are 50 bits: at 3,000 guesses a minute, the most that a member may send, 350,000 years on average. */
const SIGNATURE_LETTERS = 10

const SIGNED = /^HANSANG\.STAMP\.(?<restaurantCode>REST\d{6})\.(?<eventSeq>\d{1,10})\.(?<day>\d{8})(?<mealType>[1-6])$/

/**
 * @param key the same on all servers of one database
 * @param alsoKeys keys whose codes are read too, while one takes the place of another (docs/decisions/369)
 */
export function createCounterCodes(key: Buffer, alsoKeys: readonly Buffer[] = []): CounterCodes {
  const sign = (text: string, signer: Buffer): string => {
    const digest = createHmac('sha256', signer).update(text).digest()
    return [...digest.subarray(0, SIGNATURE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  }
  return {
    write: ({ restaurantCode, eventSeq, day, mealType }) => {
      const text = `HANSANG.STAMP.${restaurantCode}.${String(eventSeq)}.${day}${mealType}`
      return `${text}.${sign(text, key)}`
    },
    read: (content) => {
      const [, text = '', signature = ''] = /^(.+)\.([0-9A-Z]{10})$/.exec(content.trim().toUpperCase()) ?? []
      const found = SIGNED.exec(text)?.groups
      if (found === undefined) return undefined
      const { restaurantCode = '', eventSeq, day = '', mealType = '' } = found
      // Both are ten letters of ASCII by now.
      const given = Buffer.from(meant(signature))
      const isOurs = [key, ...alsoKeys].some((one) => timingSafeEqual(Buffer.from(sign(text, one)), given))
      return isOurs ? { restaurantCode, eventSeq: Number(eventSeq), day, mealType } : undefined
    },
  }
}

/** A signature as somebody types it who takes 0 for O and 1 for I or L. */
const meant = (signature: string): string => signature.replaceAll('O', '0').replace(/[IL]/g, '1')

/** Trays come back until so many minutes after the last one was filled. */
const TRAY_MINUTES = 30

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2))

const DAY_MINUTES = 1440

/**
 * Whether trays of a meal come back at a time (`HHmm`): from its first minute until after its end.
 *
 * @param nightsAgo 1 for a meal of the day before: one that closes late has trays coming back past midnight
 */
export function isTrayTime(
  { opensAt, closesAt }: { opensAt: string; closesAt: string },
  time: string,
  nightsAgo: 0 | 1 = 0,
): boolean {
  const minute = minuteOf(time) + nightsAgo * DAY_MINUTES
  return minuteOf(opensAt) <= minute && minute < minuteOf(closesAt) + TRAY_MINUTES
}

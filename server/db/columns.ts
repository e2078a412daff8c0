import { customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** The wire's flag. Stored as it travels, so that a handler never translates it (known-payloads 2.7). */
export type Yn = 'Y' | 'N'

/** A flag column holding 'Y' or 'N'. */
export const yn = () => text().$type<Yn>()

/** An instant. Days and wall times are text (`YYYYMMDD`, `HHmm`, Seoul); only moments are timestamps. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** A measured amount, with two decimals. */
export const amount = () => numeric({ precision: 10, scale: 2, mode: 'number' })

/** Bytes as they are: a picture. Never more than a few hundred kilobytes, since a row is read whole. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

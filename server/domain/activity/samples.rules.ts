/**
 * How long the samples are kept that a day's steps and energy are added up from. The sums stay: a day is told from them
 * alone (docs/decisions/371).
 */
import { addDays, seoulDay } from '#server/seoul.ts'

/** Every page that compares looks back a year at most. */
export const SAMPLE_DAYS = 400

/** The oldest day whose samples are all there. */
export const oldestSampled = (today: string): string => addDays(today, -SAMPLE_DAYS)

/** The first start of a sample that is kept: a span of the day before reaches into the oldest day. */
export const firstSample = (today: string): string => `${addDays(oldestSampled(today), -1)}000000`

/** Whether a sample begins before those that are kept. @param startDt `YYYYMMDDHHmmss` */
export const isOldSample = (startDt: string, now: Date): boolean => startDt < firstSample(seoulDay(now))

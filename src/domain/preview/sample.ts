import * as v from 'valibot'

export const SAMPLES = ['NORMAL', 'CAUTION', 'EMPTY'] as const

/** Which sample member a preview shows: well, with values to watch, without records. */
export type SampleCode = (typeof SAMPLES)[number]

/** The sample of an address; anything else reads as the first. */
export const sample = v.fallback(v.optional(v.picklist(SAMPLES)), undefined)

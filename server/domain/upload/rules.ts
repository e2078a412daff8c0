/** What may be uploaded, and for how long an address for it is good. */
import { createHash, randomBytes } from 'node:crypto'

export const pictureKinds = ['PROFILE', 'MEAL', 'QNA', 'CMUTY', 'MISSION', 'GREEN'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** Shown to other members by the screens themselves. The others are between a member and the operator. */
const SHARED: readonly PictureKind[] = ['PROFILE', 'CMUTY']
export const isShared = (kind: PictureKind): boolean => SHARED.includes(kind)

/** Bytes of one file (UPL-04). */
export const FILE_BYTES = 10_485_760

/** UPL-01: an address is good for ten minutes. */
export const TICKET_MS = 10 * 60_000

/** Addresses of one member in an hour. An album has fewer pictures, and a script should not fill the store. */
export const ADDRESSES_AN_HOUR = 60
export const HOUR_MS = 3_600_000

/**
 * Bytes of the pictures of a member, as they are kept: half a megabyte each where there is much on them. In a day two
 * hundred of those, more than an album; in all a thousand, more than the missions of a year with one every day.
 */
export const BYTES_A_DAY = 100 * 1_048_576
export const BYTES_IN_ALL = 500 * 1_048_576

/** From picking a picture to sending what it is for: one that came earlier and is named by nothing goes at night. */
export const ON_ITS_WAY_MS = 24 * HOUR_MS

/** 144 bits: nobody tries them through. At most 40 letters, as the contract says. */
export const newImgId = (): string => `IMG${randomBytes(18).toString('base64url')}`
export const newTicket = (): string => randomBytes(24).toString('base64url')
export const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

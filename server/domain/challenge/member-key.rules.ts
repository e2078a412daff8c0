import { randomBytes } from 'node:crypto'

/** What somebody is called within one challenge. Means nothing outside of it. */
export const newMemberKey = (): string => randomBytes(12).toString('base64url')

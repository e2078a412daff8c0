import { query } from '#src/contract/query.ts'

/** Badges of one challenge, or of all that the member is or was in: got ones first. */
export const badgesQuery = (chalnCode?: string) =>
  query('post', '/api/chalen/challenge/getChalnBadgeInfo', { body: chalnCode === undefined ? {} : { chalnCode } })

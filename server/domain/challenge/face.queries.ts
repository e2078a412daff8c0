/** Somebody of a challenge as the others see them, whose names change while it goes on. */
import { type SQL, sql } from 'drizzle-orm'
import { members } from '#server/domain/member/schema.ts'
import { challengeMembers } from './schema.ts'

/**
 * Name and picture of now; people of the demo have no account: theirs stand in the row itself.
 *
 * @param row of `challenge_members`, as the statement calls it
 */
export const faceIn = (row: SQL) => ({
  nickName: sql<string>`coalesce(
    (select n.nick_name from ${members} n where n.hc_id = ${row}.hc_id), ${row}.nick_name)`,
  usrImg: sql<string>`coalesce((select n.usr_img from ${members} n where n.hc_id = ${row}.hc_id), ${row}.usr_img)`,
})

export const face = faceIn(sql`${challengeMembers}`)

/** What others were told of somebody, in rows that are the others': it stays with them, without who it was. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { battleMembers, battleMessages } from '#server/domain/battle/schema.ts'
import { challengeMembers, teamInvites } from '#server/domain/challenge/schema.ts'
import { eventRecomms } from '#server/domain/event/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { pointEntries } from '#server/domain/points/schema.ts'

/** As battles call whoever has left. */
const NOBODY = '떠난 동료'
const NOBODY_ENG = 'A former colleague'

/** Under which names somebody is known to others, and in which battles. */
export interface IdentityTraces {
  names: string[]
  batSeqs: number[]
}

/**
 * Reads where somebody is named, before their own rows go. @param nickName what they are called now: battles and
 * challenges keep the name of their time
 */
export async function knownAs(tx: Queryable, hcId: string, nickName: string): Promise<IdentityTraces> {
  const inBattles = await tx
    .select({ batSeq: battleMembers.batSeq, nickName: battleMembers.nickName })
    .from(battleMembers)
    .where(eq(battleMembers.hcId, hcId))
  const inChallenges = await tx
    .selectDistinct({ nickName: challengeMembers.nickName })
    .from(challengeMembers)
    .where(eq(challengeMembers.hcId, hcId))
  return {
    names: [...new Set([nickName, ...[...inBattles, ...inChallenges].map((row) => row.nickName)])],
    batSeqs: inBattles.map(({ batSeq }) => batSeq),
  }
}

/**
 * Takes the name, and the words that somebody sent, out of what colleagues keep: invitations, messages and notices. In
 * the caller's transaction, after the battles were left, which keeps anything new from being sent. A name may have been
 * a colleague's before: what is known to be theirs stays.
 */
export async function forgetName(tx: Queryable, hcId: string, { names, batSeqs }: IdentityTraces): Promise<void> {
  if (batSeqs.length > 0)
    await tx
      .update(battleMembers)
      .set({ askedBy: NOBODY, msgTxt: null })
      .where(and(inArray(battleMembers.batSeq, batSeqs), inArray(battleMembers.askedBy, names)))
  // A message says who sent it by name alone, and people are taken out of battles: the whole table is looked through,
  // once in an account's life.
  const namesake = tx
    .select({ batSeq: battleMembers.batSeq })
    .from(battleMembers)
    .where(
      and(
        eq(battleMembers.batSeq, battleMessages.batSeq),
        eq(battleMembers.nickName, battleMessages.fromNickName),
        sql`${battleMembers.hcId} is distinct from ${hcId}`,
      ),
    )
  const wasThere = batSeqs.length > 0 ? inArray(battleMessages.batSeq, batSeqs) : undefined
  const sent = await tx
    .update(battleMessages)
    .set({ fromNickName: NOBODY, msgTxt: null })
    .where(and(inArray(battleMessages.fromNickName, names), or(wasThere, notExists(namesake))))
    .returning({ msgSeq: battleMessages.msgSeq })
  const ofMessages = sent.map(({ msgSeq }) => `battle:${String(msgSeq)}`)
  await tx.execute(sql`
    update ${alarms} a
    set title = ${NOBODY} || substr(a.title, char_length(n.name) + 1),
      title_eng = ${NOBODY_ENG} || substr(a.title_eng, char_length(n.name) + 1)
    from json_array_elements_text(${JSON.stringify(names)}::json) n(name)
    where a.hc_id <> ${hcId} and a.kind = 'challenge'
      and (starts_with(a.title, n.name || '님이 ') or starts_with(a.title, n.name || '님은 '))
      and case
        when a.source_key like 'battle:%'
          then a.source_key in (select json_array_elements_text(${JSON.stringify(ofMessages)}::json))
        when a.source_key like 'team-answer:%' then not exists (
          select 1 from ${teamInvites} i
          where i.chaln_code = a.chaln_code and 'team-answer:' || i.invite_seq = a.source_key and i.hc_id <> ${hcId})
        when a.source_key like 'team-invite:%' then not exists (
          select 1 from ${teamInvites} i
          join ${challengeMembers} c on c.chaln_code = i.chaln_code and c.team_seq = i.team_seq
          where i.chaln_code = a.chaln_code and 'team-invite:' || i.invite_seq = a.source_key
            and c.nick_name = n.name and c.hc_id is distinct from ${hcId})
        else true
      end`)
  await forgetInvited(tx, hcId)
}

/** Who brought this member keeps the points, and a notice and an entry that lead back to nobody. */
async function forgetInvited(tx: Queryable, hcId: string): Promise<void> {
  const brought = await tx
    .select({ eventSeq: eventRecomms.eventSeq, byHcId: eventRecomms.byHcId })
    .from(eventRecomms)
    .where(eq(eventRecomms.hcId, hcId))
  for (const { eventSeq, byHcId } of brought) {
    if (byHcId === null) continue
    const [named, gone] = [`${String(eventSeq)}:recomm:${hcId}`, `${String(eventSeq)}:recomm:${randomUUID()}`]
    await tx
      .update(pointEntries)
      .set({ sourceKey: gone })
      .where(and(eq(pointEntries.hcId, byHcId), eq(pointEntries.source, 'EVENT'), eq(pointEntries.sourceKey, named)))
    await tx
      .update(alarms)
      .set({
        sourceKey: `event:${gone}`,
        body: sql`regexp_replace(${alarms.body}, '^.* 님과 ', '떠난 동료와 ')`,
        bodyEng: sql`regexp_replace(${alarms.bodyEng}, '^You and .* have ', 'You and a former colleague have ')`,
      })
      .where(and(eq(alarms.hcId, byHcId), eq(alarms.sourceKey, `event:${named}`)))
  }
}

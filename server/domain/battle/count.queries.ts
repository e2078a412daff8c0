/**
 * The first morning of a battle and its counts, made by the first of its people who asks after four, or by the night's
 * run. The battle's row is the lock: who comes second finds the work done. Days are counted again until the battle is
 * counted for good, so that late steps still enter; then everybody is told once (docs/decisions/264).
 */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { countDayOf } from '#server/domain/challenge/phase.rules.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { type SeoulNow, seoulInstant, seoulNow } from '#server/seoul.ts'
import { send } from './message.queries.ts'
import { behind } from './queries.ts'
import { DAY_CAP, dueCountDay, settleDay } from './rules.ts'
import { battleDays, battleMembers, battles, battleScores } from './schema.ts'

type Battle = typeof battles.$inferSelect

/** Brings every battle of the member up to now. */
export async function keepUp(db: Db, hcId: string, now: Date): Promise<void> {
  const seoul = seoulNow(now)
  for (const { batSeq } of await behind(db, hcId, seoul.day, countDayOf(seoul))) await bringUp(db, batSeq, now)
}

/** Brings one battle up to now. */
export function bringUp(db: Db, batSeq: number, now: Date): Promise<void> {
  const seoul = seoulNow(now)
  return retrying(() => db.transaction((tx) => catchUp(tx, batSeq, seoul, now)))
}

/** Catches a battle up, in the caller's transaction. */
export async function catchUp(tx: Queryable, batSeq: number, seoul: SeoulNow, now: Date): Promise<void> {
  const [battle] = await tx.select().from(battles).where(eq(battles.batSeq, batSeq)).for('update')
  if (battle === undefined || battle.cancelledAt !== null || seoul.day < battle.startDt) return
  if (battle.sideCnt === null && !(await begin(tx, battle, now))) return
  const countDt = dueCountDay(battle, seoul)
  if (countDt !== undefined) await count(tx, battle, countDt, now)
}

/**
 * Two sides of the same number begin; anything else is called off, and everybody who counted on it learns so.
 *
 * @returns whether it has begun
 */
async function begin(tx: Queryable, { batSeq, startDt, acceptedAt }: Battle, now: Date): Promise<boolean> {
  const people = await tx
    .select({
      hcId: battleMembers.hcId,
      side: battleMembers.side,
      leaderYn: battleMembers.leaderYn,
      nickName: battleMembers.nickName,
      answer: battleMembers.answer,
    })
    .from(battleMembers)
    .where(eq(battleMembers.batSeq, batSeq))
  const [home, away] = (['HOME', 'AWAY'] as const).map(
    (side) => people.filter((one) => one.side === side && one.answer === 'ACCEPT').length,
  )
  if (acceptedAt !== null && home === away && home !== undefined && home > 0) {
    await tx.update(battles).set({ sideCnt: home }).where(eq(battles.batSeq, batSeq))
    return true
  }
  await tx
    .update(battles)
    .set({ cancelledAt: seoulInstant(startDt, '0000') })
    .where(eq(battles.batSeq, batSeq))
  const maker = people.find(({ side, leaderYn }) => side === 'HOME' && leaderYn === 'Y')
  const told = people.filter(({ answer }) => answer !== 'REJECT')
  await send(
    tx,
    {
      batSeq,
      type: 'CANCEL',
      from: maker?.nickName ?? '',
      msgTxt: null,
      why: acceptedAt === null ? 'UNMATCHED' : 'UNEVEN',
    },
    told,
    now,
  )
  return false
}

async function count(
  tx: Queryable,
  { batSeq, batNm, startDt, endDt }: Battle,
  countDt: string,
  now: Date,
): Promise<void> {
  const days = sql`
    select to_char(day, 'YYYYMMDD') as day_dt
    from generate_series(to_date(${startDt}, 'YYYYMMDD'),
      least(to_date(${endDt}, 'YYYYMMDD'), to_date(${countDt}, 'YYYYMMDD') - 1), interval '1 day') day`
  await tx.execute(sql`
    insert into ${battleScores} (bat_seq, member_key, day_dt, steps)
    select m.bat_seq, m.member_key, d.day_dt, least(coalesce(a.steps, 0), ${DAY_CAP}::int)
    from ${battleMembers} m cross join (${days}) d
    left join ${dailyActivity} a on a.hc_id = m.hc_id and a.activity_dt = d.day_dt
    where m.bat_seq = ${batSeq} and m.hc_id is not null and m.answer = 'ACCEPT'
    on conflict (bat_seq, member_key, day_dt) do update set steps = excluded.steps
    where ${battleScores}.steps is distinct from excluded.steps`)
  await tx.execute(sql`
    insert into ${battleDays} (bat_seq, day_dt, home_steps, away_steps)
    select ${batSeq}::int, d.day_dt, coalesce(sum(s.steps) filter (where m.side = 'HOME'), 0),
      coalesce(sum(s.steps) filter (where m.side = 'AWAY'), 0)
    from (${days}) d
    left join ${battleScores} s on s.bat_seq = ${batSeq} and s.day_dt = d.day_dt
    left join ${battleMembers} m on m.bat_seq = s.bat_seq and m.member_key = s.member_key
    group by d.day_dt
    on conflict (bat_seq, day_dt) do update set home_steps = excluded.home_steps, away_steps = excluded.away_steps`)
  await tx.update(battles).set({ countDt }).where(eq(battles.batSeq, batSeq))
  if (countDt !== settleDay(endDt)) return
  const told = await tx
    .select({ hcId: battleMembers.hcId })
    .from(battleMembers)
    .where(and(eq(battleMembers.batSeq, batSeq), eq(battleMembers.answer, 'ACCEPT'), isNotNull(battleMembers.hcId)))
  const text = {
    title: { ko: `배틀이 끝났어요: ${batNm}`, en: `The battle is over: ${batNm}` },
    body: { ko: '누가 앞섰는지 볼까요?', en: 'See who was ahead.' },
  }
  for (const { hcId } of told)
    if (hcId !== null)
      await notify(
        tx,
        hcId,
        'challenge',
        {
          sourceKey: `battle-end:${String(batSeq)}`,
          route: 'serviceBattleBatResult',
          params: { linkSeq: batSeq },
          text,
        },
        now,
      )
}

/** Writes a member's rows straight into the database, past every rule of the server: tables alone are imported here. */
import { eq } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import type { Queryable } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { goals, memberTargets } from '#server/domain/goal/schema.ts'
import { bodyMeasures } from '#server/domain/health-data/schema.ts'
import { healthIndexRecords, heartRates, sleepNights } from '#server/domain/index-record/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { pointAccounts, pointEntries, pointLots, pointTakes } from '#server/domain/points/schema.ts'
import { type Member, moment } from './members.ts'
import { momentOf } from './oracle/days.ts'

export async function write(db: Queryable, hcId: string, member: Member): Promise<void> {
  const { birthday, keeping, readings, nights, beats, days, foods, targets, goal, ledger } = member
  await db
    .update(members)
    .set({
      nickName: member.nickName,
      gender: member.gender,
      heightCm: member.heightCm,
      birthdayYear: birthday?.slice(0, 4) ?? null,
      birthdayMonth: birthday?.slice(4, 6) ?? null,
      birthdayDay: birthday?.slice(6) ?? null,
    })
    .where(eq(members.hcId, hcId))
  if (keeping !== null)
    await insertMany(db, healthConsents, [{ hcId, consent: '1', agreeYn: keeping, decidedAt: moment(member) }])
  await insertMany(
    db,
    healthIndexRecords,
    readings.map(({ code, at, value, origin }) => ({
      hcId,
      helhidxCode: code,
      inptDt: at,
      helhidxVal: value,
      helhidxOriCode: origin,
      helhDate: at.slice(0, 8),
    })),
  )
  await insertMany(
    db,
    sleepNights,
    nights.map(({ end, start, origin }) => ({ hcId, inptDt: end, startDt: start, helhidxOriCode: origin })),
  )
  await insertMany(
    db,
    heartRates,
    beats.map(({ at, rate, state }) => ({ hcId, helhidxOriCode: '2' as const, inptDt: at, rate, state })),
  )
  await insertMany(
    db,
    dailyActivity,
    days.map(({ day, steps, burned, eaten }) => ({
      hcId,
      activityDt: day,
      steps,
      burnedKcal: burned,
      eatenKcal: eaten,
    })),
  )
  await insertMany(
    db,
    intakeRecords,
    foods.map(({ at, mealType, kcal, sodiumMg, proteinG }, index) => ({
      hcId,
      hcUclSeqNo: index + 1,
      origin: '1' as const,
      eatDt: at,
      mealType,
      foodName: '김치찌개',
      kcal,
      sodiumMg,
      proteinG,
      savedAt: momentOf(at),
    })),
  )
  await insertMany(
    db,
    bodyMeasures,
    member.waists.map(({ day, cm }) => ({ hcId, measureDt: day, waistMm: Math.round(cm * 10), origin: '1' as const })),
  )
  if (targets !== null)
    await insertMany(db, memberTargets, [
      {
        hcId,
        targetWeightKg: targets.targetKg,
        stepGoal: targets.steps,
        eatKcalGoal: targets.eatKcal,
        burnKcalGoal: targets.burnKcal,
      },
    ])
  if (goal !== null)
    await insertMany(db, goals, [
      {
        hcId,
        goalSeq: 1,
        type: goal.type,
        startDt: goal.startDay,
        endDt: goal.endDay,
        startG: Math.round(goal.startKg * 1000),
        targetG: Math.round(goal.targetKg * 1000),
        stepGoal: goal.steps,
        eatKcal: goal.eatKcal,
        useKcal: goal.useKcal,
      },
    ])
  await writeLedger(db, hcId, ledger)
}

async function writeLedger(db: Queryable, hcId: string, { entries, lots, takes }: Member['ledger']): Promise<void> {
  const last = entries.at(-1)
  if (last === undefined) return
  await insertMany(db, pointAccounts, [{ hcId, balance: last.balance, lastSeq: last.seq }])
  await insertMany(
    db,
    pointEntries,
    entries.map(({ seq, at, type, points, balance, steps }) => ({
      hcId,
      pointSeq: seq,
      at: momentOf(at),
      type,
      points,
      balance,
      source: 'TRUTH',
      sourceKey: String(seq),
      reasonCode: steps === null ? 'meal' : 'stepGoal',
      reasonArgs: steps === null ? { place: { ko: '구내식당', en: 'Canteen' } } : { steps },
    })),
  )
  await insertMany(
    db,
    pointLots,
    lots.map(({ seq, left, lastDay }) => ({ hcId, lotSeq: seq, remaining: left, expireDt: lastDay })),
  )
  await insertMany(
    db,
    pointTakes,
    takes.map(({ entry, lot, points }) => ({ hcId, pointSeq: entry, lotSeq: lot, points })),
  )
}

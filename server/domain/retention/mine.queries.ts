/** What a member is told of when what goes: the same rules as the night's, asked of one member. */
import { and, asc, desc, eq, isNotNull, min, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity, phoneDaySteps, stepReadings } from '#server/domain/activity/schema.ts'
import { linkedEnd } from '#server/domain/announcement/linked.rules.ts'
import { linkedPeriods } from '#server/domain/announcement/schema.ts'
import { forgetDayOf } from '#server/domain/challenge/keep.rules.ts'
import { challenges, memberChallenges } from '#server/domain/challenge/schema.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { checkups } from '#server/domain/checkup/schema.ts'
import { CONSENT } from '#server/domain/checkup-sign-in/rules.ts'
import { eventMembers, events } from '#server/domain/event/schema.ts'
import { PHOTO_DAYS } from '#server/domain/green/rules.ts'
import { sleepNights } from '#server/domain/index-record/schema.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { reservations } from '#server/domain/reservation/schema.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { addDays, addMonths, seoulDay, seoulInstant } from '#server/seoul.ts'
import { talkEnd } from './chat.queries.ts'
import { CHAT_MONTHS, TALK_MONTHS } from './promise.rules.ts'

export type KeepCode = 'CHALN' | 'TALK' | 'CHECK' | 'CHAT' | 'STEP' | 'SLEEP' | 'CHECKUP' | 'SURVEY' | 'PHOTO'

export interface Keep {
  keepCode: KeepCode
  name: { ko: string; en: string | null } | null
  delDt: string
  /** The oldest of it goes then, the rest one after the other. */
  isPart: boolean
  isGone: boolean
}

const named = (keepCode: KeepCode, ko: string, en: string | null, delDt: string): Keep => ({
  keepCode,
  name: { ko, en },
  delDt,
  isPart: false,
  isGone: false,
})
const oldest = (keepCode: KeepCode, delDt: string | undefined): Keep[] =>
  delDt === undefined ? [] : [{ keepCode, name: null, delDt, isPart: true, isGone: false }]
const english = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' })
const dayWords = (day: string): Words => ({
  ko: `${String(Number(day.slice(4, 6)))}월 ${String(Number(day.slice(6, 8)))}일`,
  en: english.format(seoulInstant(day, '1200')),
})

export function keepQueries(db: Db) {
  async function ofChallenges(hcId: string): Promise<Keep[]> {
    const rows = await db
      .select({
        endDt: challenges.endDt,
        ko: challenges.chalnNm,
        en: challenges.chalnNmEng,
        forgottenAt: memberChallenges.forgottenAt,
      })
      .from(memberChallenges)
      .innerJoin(challenges, eq(challenges.chalnCode, memberChallenges.chalnCode))
      .where(eq(memberChallenges.hcId, hcId))
    return rows.map(({ endDt, ko, en, forgottenAt }) => ({
      ...named('CHALN', ko, en, forgottenAt === null ? forgetDayOf({ endDt }) : seoulDay(forgottenAt)),
      isGone: forgottenAt !== null,
    }))
  }

  async function ofReservations(hcId: string): Promise<Keep[]> {
    const rows = await db
      .select({
        kind: reservations.kind,
        endDtm: reservations.endDtm,
        ends: challenges.endDt,
        ko: reservations.placeNm,
        en: reservations.placeNmEng,
      })
      .from(reservations)
      .leftJoin(challenges, eq(challenges.chalnCode, reservations.chalnCode))
      .where(eq(reservations.hcId, hcId))
      .orderBy(desc(reservations.startDtm))
      .limit(MOST)
    return rows.map(({ kind, endDtm, ends, ko, en }) => {
      const day = endDtm.slice(0, 8)
      const { ko: dayKo, en: dayEn } = dayWords(day)
      return named(
        kind === 'CHECK' ? 'CHECK' : 'TALK',
        `${dayKo} ${ko}`,
        `${en}, ${dayEn}`,
        kind === 'CHALN' && ends !== null ? forgetDayOf({ endDt: ends }) : addMonths(day, TALK_MONTHS),
      )
    })
  }

  async function ofPhone(hcId: string): Promise<Keep[]> {
    const [periods, [day], [aside], [reading], [night]] = await Promise.all([
      db.select().from(linkedPeriods),
      db
        .select({ first: min(phoneDaySteps.activityDt) })
        .from(phoneDaySteps)
        .where(eq(phoneDaySteps.hcId, hcId)),
      db
        .select({ first: min(dailyActivity.activityDt) })
        .from(dailyActivity)
        .where(and(eq(dailyActivity.hcId, hcId), isNotNull(dailyActivity.asideSteps))),
      db
        .select({ first: min(stepReadings.activityDt) })
        .from(stepReadings)
        .where(eq(stepReadings.hcId, hcId)),
      db
        .select({ first: sql<string | null>`min(left(${sleepNights.inptDt}, 8))` })
        .from(sleepNights)
        .where(and(eq(sleepNights.hcId, hcId), sql`${sleepNights.helhidxOriCode} in ('2', '3')`)),
    ])
    const steps = [day?.first, aside?.first, reading?.first].flatMap((first) => first ?? []).toSorted()[0]
    return [
      ...oldest('STEP', steps && linkedEnd(periods, steps)),
      ...oldest('SLEEP', night?.first ? linkedEnd(periods, night.first) : undefined),
    ]
  }

  async function ofOthers(hcId: string): Promise<Keep[]> {
    const [[chat], fetched, drafts, [photo]] = await Promise.all([
      db
        .select({ first: sql<string | null>`min(${talkEnd})` })
        .from(chatMessages)
        .where(eq(chatMessages.hcId, hcId)),
      db
        .select({ gotAt: checkups.gotAt, checkupDt: checkups.checkupDt, hospitalNm: checkups.hospitalNm })
        .from(checkups)
        .where(eq(checkups.hcId, hcId)),
      db
        .select({ ko: events.name, en: events.nameEng, endDt: events.endDt })
        .from(eventMembers)
        .innerJoin(events, eq(events.eventSeq, eventMembers.eventSeq))
        .where(and(eq(eventMembers.hcId, hcId), isNotNull(eventMembers.draft))),
      db
        .select({ first: uploads.storedAt })
        .from(uploads)
        .where(and(eq(uploads.hcId, hcId), eq(uploads.kind, 'GREEN'), isNotNull(uploads.storedAt)))
        .orderBy(asc(uploads.storedAt))
        .limit(1),
    ])
    return [
      ...oldest('CHAT', chat?.first ? addMonths(chat.first, CHAT_MONTHS) : undefined),
      // The one of a day is told by its year: there is one a year, and its clinic.
      ...fetched.map(({ gotAt, checkupDt, hospitalNm }) =>
        named(
          'CHECKUP',
          `${checkupDt.slice(0, 4)}년 ${hospitalNm}`,
          `${checkupDt.slice(0, 4)}, ${hospitalNm}`,
          addDays(addMonths(seoulDay(gotAt), 12 * CONSENT.keepYear), 1),
        ),
      ),
      ...drafts.map(({ ko, en, endDt }) => named('SURVEY', ko, en, addDays(endDt, 1))),
      ...oldest('PHOTO', photo?.first ? addDays(seoulDay(photo.first), PHOTO_DAYS + 1) : undefined),
    ]
  }

  return {
    /** What goes next first, what is gone last. */
    of: async (hcId: string): Promise<Keep[]> => {
      const all = (await Promise.all([ofChallenges(hcId), ofReservations(hcId), ofPhone(hcId), ofOthers(hcId)])).flat()
      return all
        .toSorted((one, other) => Number(one.isGone) - Number(other.isGone) || (one.delDt < other.delDt ? -1 : 1))
        .slice(0, MOST)
    },
  }
}

/** As many rows as the contract lets through. */
const MOST = 200

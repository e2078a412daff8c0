/**
 * What can be reserved, when and where, and what members have reserved: talks, measuring and the counselling of a
 * challenge.
 */
import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, yn } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'

/** What seats are counted for. Every talk takes one of the same, whatever it is about. */
export type ServiceKind = 'TALK' | 'CHECK'

export type ReservationKind = 'TALK' | 'MEAL' | 'CHALN' | 'CHECK'

export type Meet = 'VISIT' | 'CALL' | 'CHAT'

/** The rules of a service; its words stand in `service.rules.ts`. */
export const welfitServices = referenceTable('welfit_services', {
  kind: text().$type<ServiceKind>().primaryKey(),
  stdMngSeq: integer().notNull(),
  useMinute: smallint().notNull(),
  /** So many days from today on can be reserved. */
  daysAhead: smallint().notNull(),
  /** `HHmm`: the first start of a day, and the end of the last. */
  startTm: text().notNull(),
  endTm: text().notNull(),
  /** Of one member in a month. */
  monthLimitCnt: smallint().notNull(),
  /** Can be moved and cancelled until so many hours before. */
  cancelHour: smallint().notNull(),
  useYn: yn().notNull(),
})

export const servicePlaces = referenceTable(
  'service_places',
  {
    kind: text().$type<ServiceKind>().notNull(),
    placeCode: text().notNull(),
    placeNm: text().notNull(),
    placeNmEng: text().notNull(),
    restaurantCode: text()
      .notNull()
      .references(() => restaurants.restaurantCode),
    wayTxt: text().notNull(),
    wayTxtEng: text().notNull(),
    /** How one can meet there, the usual way first. */
    meets: text().array().$type<Meet[]>().notNull(),
    telNo: text(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.placeCode] })],
)

/** The seats of a start. */
export const serviceSlots = referenceTable(
  'service_slots',
  {
    kind: text().$type<ServiceKind>().notNull(),
    placeCode: text().notNull(),
    /** `YYYYMMDDHHmm`. */
    startDtm: text().notNull(),
    capacity: smallint().notNull(),
    /** Goes up by one conditional update, never above the capacity, and down once when a seat is given back. */
    taken: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.placeCode, t.startDtm] }),
    check('service_slots_seats', sql`${t.taken} between 0 and ${t.capacity}`),
  ],
)

/** Days on which a place is closed. */
export const serviceRestDays = referenceTable(
  'service_rest_days',
  {
    kind: text().$type<ServiceKind>().notNull(),
    placeCode: text().notNull(),
    restDt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.placeCode, t.restDt] })],
)

/** Who counsels or measures at a place, by weekday (Monday 1). */
export const staffRota = referenceTable(
  'staff_rota',
  {
    kind: text().$type<ServiceKind>().notNull(),
    placeCode: text().notNull(),
    weekday: smallint().notNull(),
    staffNm: text().notNull(),
    staffNmEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.placeCode, t.weekday] })],
)

export const counselTerms = referenceTable('counsel_terms', {
  termsSeq: integer().primaryKey(),
  kinds: text().array().$type<ReservationKind[]>().notNull(),
  title: text().notNull(),
  titleEng: text().notNull(),
  contents: text().notNull(),
  contentsEng: text().notNull(),
  requiredYn: yn().notNull(),
  termsVer: text().notNull(),
})

/** The counselling that comes with a challenge: each once, within its days, at the times of talks. */
export const counselRounds = referenceTable(
  'counsel_rounds',
  {
    chalnCode: text().notNull(),
    roundNo: smallint().notNull(),
    roundNm: text().notNull(),
    roundNmEng: text().notNull(),
    startDt: text().notNull(),
    endDt: text().notNull(),
    placeCode: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chalnCode, t.roundNo] })],
)

/** Carries the words of its place and of whom one meets: it can be read when the place is gone. */
export const reservations = memberTable(
  'reservations',
  {
    hcId: ownerKey(),
    /** One numbering for everybody: the staff know a reservation by it. */
    rsrvSeq: integer().generatedByDefaultAsIdentity({ startWith: 3001 }),
    kind: text().$type<ReservationKind>().notNull(),
    placeCode: text().notNull(),
    placeNm: text().notNull(),
    placeNmEng: text().notNull(),
    /** `YYYYMMDDHHmm`. */
    startDtm: text().notNull(),
    endDtm: text().notNull(),
    /** Until when it can be moved and cancelled, that minute's first second included. */
    cancelEndDtm: text().notNull(),
    meet: text().$type<Meet>().notNull(),
    /** Null while nobody is assigned. */
    staffNm: text(),
    staffNmEng: text(),
    memo: text(),
    mobileNo: text().notNull(),
    roomId: text(),
    chalnCode: text(),
    roundNo: smallint(),
    regAt: instant().notNull(),
    cancelAt: instant(),
    cancelReason: text(),
    cancelTxt: text(),
    completeAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.rsrvSeq] }),
    // A second tap, a second phone: one reservation stands.
    uniqueIndex('reservations_standing')
      .on(t.hcId, t.startDtm)
      .where(sql`cancel_at is null`),
  ],
)

/** What a member has agreed to for reserving, in which version. */
export const reservationTerms = memberTable(
  'reservation_terms',
  {
    hcId: ownerKey(),
    termsSeq: integer().notNull(),
    termsVer: text().notNull(),
    agreedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.termsSeq] })],
)

/**
 * Exercise: what the operator offers (themes, programmes and their moves, the survey, what others keep) and what a
 * member does with it. Exercises that phones send stand with activity. Where a programme was done it is known by its
 * start: see number.rules.ts.
 */
import { boolean, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable, referenceTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'

/** What a member may say to hurt, and what a move may strain or ease. */
export type Complaint = 'NECK' | 'BACK' | 'KNEE' | 'WRIST'

export const exerciseThemes = referenceTable('exercise_themes', {
  thmCode: text().primaryKey(),
  orderSeq: smallint().notNull(),
  thmNm: text().notNull(),
  thmNmEng: text().notNull(),
  thmDesc: text().notNull(),
  thmDescEng: text().notNull(),
})

export const exerciseProgrammes = referenceTable('exercise_programmes', {
  prgmCode: text().primaryKey(),
  thmCode: text()
    .notNull()
    .references(() => exerciseThemes.thmCode),
  prgmNm: text().notNull(),
  prgmNmEng: text().notNull(),
  goalCode: text().notNull(),
  difficultyCode: text().notNull(),
  categoryCode: text().notNull(),
  /** What it does good to; null for nothing in particular. */
  eases: text().$type<Complaint>(),
  cntnts: text().notNull(),
  cntntsEng: text().notNull(),
  cautionTxt: text(),
  cautionTxtEng: text(),
  toolTxt: text(),
  toolTxtEng: text(),
})

/** A move as it is, in whatever programme. */
export const exerciseMoves = referenceTable('exercise_moves', {
  moveCode: text().primaryKey(),
  moveNm: text().notNull(),
  moveNmEng: text().notNull(),
  partNm: text().notNull(),
  partNmEng: text().notNull(),
  /** Energy in tenths of a MET: kilocalories a kilogram and hour, times ten. */
  metTenths: smallint().notNull(),
  pictoCode: text().notNull(),
  guideTxt: text(),
  guideTxtEng: text(),
  strains: text().$type<Complaint>(),
})

/** The moves of a programme in their order. */
export const programmeMoves = referenceTable(
  'programme_moves',
  {
    prgmCode: text()
      .notNull()
      .references(() => exerciseProgrammes.prgmCode),
    moveSn: smallint().notNull(),
    moveCode: text()
      .notNull()
      .references(() => exerciseMoves.moveCode),
    setCnt: smallint().notNull(),
    /** Null for a move by time. */
    repCnt: smallint(),
    /** Of all sets. */
    moveSec: smallint().notNull(),
    /** In it and after it. */
    restSec: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.prgmCode, t.moveSn] })],
)

/** What can be chosen by: goals, difficulties, kinds. */
export const exerciseCodes = referenceTable(
  'exercise_codes',
  {
    kind: text().$type<'GOAL' | 'DIFFICULTY' | 'CATEGORY'>().notNull(),
    code: text().notNull(),
    orderSeq: smallint().notNull(),
    codeNm: text().notNull(),
    codeNmEng: text().notNull(),
    descTxt: text(),
    descTxtEng: text(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] })],
)

export const surveyQuestions = referenceTable('survey_questions', {
  qstnSeq: smallint().primaryKey(),
  qstnTxt: text().notNull(),
  qstnTxtEng: text().notNull(),
  /** How many options may be chosen. */
  maxCnt: smallint().notNull(),
  required: boolean().notNull(),
})

export const surveyOptions = referenceTable(
  'survey_options',
  {
    qstnSeq: smallint()
      .notNull()
      .references(() => surveyQuestions.qstnSeq),
    optCode: text().notNull(),
    orderSeq: smallint().notNull(),
    optNm: text().notNull(),
    optNmEng: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.qstnSeq, t.optCode] })],
)

/**
 * How many members of a gender and decade of age keep a programme. Counted by the operator at night; nobody is named.
 */
export const routineStats = referenceTable(
  'routine_stats',
  {
    gender: text().$type<'M' | 'F'>().notNull(),
    /** 20, 30, 40 … */
    decade: smallint().notNull(),
    prgmCode: text()
      .notNull()
      .references(() => exerciseProgrammes.prgmCode),
    userCnt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.gender, t.decade, t.prgmCode] })],
)

/** How many members opened a theme in the last thirty days, and how often. Counted like the above. */
export const themeStats = referenceTable('theme_stats', {
  thmCode: text()
    .primaryKey()
    .references(() => exerciseThemes.thmCode),
  userCnt: integer().notNull(),
  openCnt: integer().notNull(),
})

/** A programme as it was done. Nobody does two at once: the start is the key. */
export const programmeWorkouts = memberTable(
  'programme_workouts',
  {
    hcId: ownerKey(),
    /** Seoul wall time `YYYYMMDDHHmmss`. */
    startDt: text().notNull(),
    endDt: text().notNull(),
    prgmCode: text()
      .notNull()
      .references(() => exerciseProgrammes.prgmCode),
    /** Without the time away. */
    durationSec: integer().notNull(),
    /** As of the weight of that day: a later one changes nothing. */
    kcal: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.startDt] })],
)

export const programmeWorkoutMoves = memberTable(
  'programme_workout_moves',
  {
    hcId: ownerKey(),
    startDt: text().notNull(),
    moveSn: smallint().notNull(),
    done: boolean().notNull(),
    seconds: integer().notNull(),
    kcal: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.startDt, t.moveSn] })],
)

export const surveyAnswers = memberTable(
  'survey_answers',
  {
    hcId: ownerKey(),
    qstnSeq: smallint().notNull(),
    optCode: text().notNull(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.qstnSeq, t.optCode] })],
)

/** The programmes that a member keeps, in the member's order. */
export const exerciseRoutines = memberTable(
  'exercise_routines',
  {
    hcId: ownerKey(),
    prgmCode: text()
      .notNull()
      .references(() => exerciseProgrammes.prgmCode),
    orderSeq: smallint().notNull(),
    keptAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.prgmCode] })],
)

/** No upper limit (EXR-02). */
export const favouriteProgrammes = memberTable(
  'favourite_programmes',
  {
    hcId: ownerKey(),
    prgmCode: text()
      .notNull()
      .references(() => exerciseProgrammes.prgmCode),
    since: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.prgmCode] }), index('favourite_programmes_since').on(t.hcId, t.since)],
)

/** Saved once, all six are there, also those without a value. */
export const exerciseSettings = memberTable(
  'exercise_settings',
  {
    hcId: ownerKey(),
    settingCode: text().$type<SettingCode>().notNull(),
    /** Codes, minutes, weekdays or a time `HHmm`, as on the wire. */
    values: text().array().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hcId, t.settingCode] })],
)

export const SETTING_CODES = ['GOAL', 'DIFFICULTY', 'CATEGORY', 'TIME', 'WEEKDAY', 'ALARM'] as const

export type SettingCode = (typeof SETTING_CODES)[number]

/** Registration of what a phone's health app holds (HSY-61, HSY-62). The same data twice changes nothing. */
import { type Handlers, ok } from '#server/contract.ts'
import { AHEAD_MS } from '#server/domain/phone/ahead.rules.ts'
import { linkQueries } from '#server/domain/phone/link.queries.ts'
import type { ReportedSpan } from '#server/domain/phone/keep.queries.ts'
import { daysIn, phoneQueries } from '#server/domain/phone/queries.ts'
import {
  aheadOf,
  dayStepRows,
  exerciseRows,
  foodRows,
  heartRateRows,
  type IdOf,
  idsBeside,
  indexRows,
  noRows,
  type Origin,
  type PhoneRows,
  sleepRows,
  stepRows,
} from '#server/domain/phone/sample.rules.ts'
import { refusals } from '#server/http/refusal.ts'
import { daysBetween, isStamp, seoulDay, seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** Whose sums one call may make anew. A phone is asked for a month at most. */
const MOST_DAYS = 100

/** Why nothing, or not everything, of a call was kept; the codes of the new format (HSY-57). */
const CODE = { saved: 0, nothingNew: -1, noConsent: -2, linkOff: -3, notStepDevice: -4, unreadable: -5 } as const

/** Rows of one call: what arrived, the unreadable included, and how much of it claims a time that has not come. */
type Arrived = { received: number; ahead: number }

type SkippedBy = {
  knownCnt: number
  aheadCnt: number
  refusedCnt: number
  unreadableCnt: number
  removedCnt: number
  /** Told where there is any. */
  fullCnt?: number
}
type Outcome = { code: (typeof CODE)[keyof typeof CODE]; savedCnt: number; skippedBy: SkippedBy; goneCnt: number }

/** The longest span that is believed to have been told whole: a phone is asked for a month at most. */
const MOST_WHOLE_DAYS = 32

type Value = { helhidxCode: string; inptDt: string }
type Body = { whole?: { fromDt: string; untilDt: string; helhidxCodeList?: readonly string[] | undefined } | undefined }

/** A night belongs to its minutes: it is no row beside them, or a part of a receipt would be larger than its whole. */
const countOf = ({ sleeps: _nights, ...rows }: PhoneRows): number =>
  Object.values(rows).reduce((sum, list) => sum + list.length, 0)

export function registrationHandlers({ db, clock }: Deps) {
  const queries = phoneQueries(db)
  const links = linkQueries(db)

  /**
   * Keeps what the member lets this phone send: nothing without consent and link (HSY-01), no steps of a second device
   * (HSY-28).
   */
  async function register(
    caller: { hcId: string; deviceId: string },
    origin: Origin,
    rows: PhoneRows,
    { received, ahead }: Arrived,
    reported?: ReportedSpan,
  ): Promise<Outcome> {
    const none = { knownCnt: 0, aheadCnt: 0, refusedCnt: received, unreadableCnt: 0, removedCnt: 0 }
    const { consent, keeping, link, stepDevice } = await links.permission(caller.hcId, origin === '2' ? '1' : '2')
    if (consent !== 'Y') return { code: CODE.noConsent, savedCnt: 0, skippedBy: none, goneCnt: 0 }
    if (link !== 'Y') return { code: CODE.linkOff, savedCnt: 0, skippedBy: none, goneCnt: 0 }
    const otherDevice = stepDevice !== null && stepDevice !== caller.deviceId
    // Without the consent to keep health data (rule 1) no value and no exercise is kept, whatever the phone may read.
    // Steps and meals hang on rule 3 alone (HTM-06).
    const isKept = keeping === 'Y'
    const allowed = {
      ...rows,
      ...(otherDevice && { steps: [], daySteps: [] }),
      ...(!isKept && { indexes: [], sleeps: [], heartRates: [], exercises: [] }),
    }
    if (daysIn(allowed).size > MOST_DAYS) throw refusals.badRequest(`data: 한 번에 ${MOST_DAYS}일까지`)
    const readable = countOf(rows)
    const refused = readable - countOf(allowed)
    if (!isKept && refused > 0 && refused === readable)
      return { code: CODE.noConsent, savedCnt: 0, skippedBy: none, goneCnt: 0 }
    // Nor is anything concluded about what may not be kept.
    const whole = reported && !isKept ? { ...reported, codes: [], exercises: null } : reported
    const nothing = readable === refused && whole === undefined
    const {
      written: savedCnt,
      removed,
      gone: goneCnt,
      full,
    } = nothing
      ? { written: 0, removed: 0, gone: 0, full: 0 }
      : await queries.register(caller.hcId, allowed, clock.now(), whole)
    const skippedBy = {
      knownCnt: readable - refused - savedCnt - removed - full,
      aheadCnt: ahead,
      refusedCnt: refused,
      unreadableCnt: received - readable - ahead,
      removedCnt: removed,
      ...(full > 0 && { fullCnt: full }),
    }
    const outcome = { savedCnt, skippedBy, goneCnt }
    if (refused > 0) return { code: otherDevice ? CODE.notStepDevice : CODE.noConsent, ...outcome }
    if (readable < received) return { code: CODE.unreadable, ...outcome }
    return { code: savedCnt > 0 ? CODE.saved : CODE.nothingNew, ...outcome }
  }

  const counted = ({ savedCnt, skippedBy, goneCnt }: Outcome, receivedCnt: number) => ({
    receivedCnt,
    savedCnt,
    skippedCnt: receivedCnt - savedCnt,
    skippedBy,
    goneCnt,
  })
  /** What the phone has answered whole, with all that it told there. */
  const reportedSpan = (
    { deviceId }: Caller,
    origin: Origin,
    { whole }: Body,
    of: { values: readonly Value[]; idOf: IdOf } | { exercises: readonly { datauuid: string }[] },
  ): ReportedSpan | undefined => {
    if (whole === undefined) return undefined
    const { fromDt, untilDt, helhidxCodeList = [] } = whole
    if (
      !isStamp(fromDt) ||
      !isStamp(untilDt) ||
      untilDt < fromDt ||
      daysBetween(fromDt.slice(0, 8), untilDt.slice(0, 8)) > MOST_WHOLE_DAYS
    )
      throw refusals.badRequest('whole')
    // A phone that does not say which one it is has told nothing before.
    if (deviceId === '') return undefined
    const span = { origin, deviceId, fromDt, untilDt }
    if ('exercises' in of)
      return { ...span, codes: [], values: [], exercises: of.exercises.map(({ datauuid }) => datauuid) }
    return {
      ...span,
      codes: helhidxCodeList,
      values: of.values.map((value) => ({ code: value.helhidxCode, at: value.inptDt, sample: of.idOf(value) })),
      exercises: null,
    }
  }
  const latest = () => seoulStamp(new Date(clock.now().getTime() + AHEAD_MS))
  const latestDay = () => seoulDay(new Date(clock.now().getTime() + AHEAD_MS))

  type Caller = { hcId: string; deviceId: string }
  const one = async (
    caller: Caller,
    origin: Origin,
    kind: Partial<PhoneRows>,
    data: Parameters<typeof aheadOf>[0],
    { until = latest(), reported }: { until?: string; reported?: ReportedSpan | undefined } = {},
  ) =>
    ok(
      counted(
        await register(
          caller,
          origin,
          { ...noRows(), ...kind },
          { received: data.length, ahead: aheadOf(data, until) },
          reported,
        ),
        data.length,
      ),
    )
  const steps = (caller: Caller, body: { healthType: 'SS' | 'AS'; data: Parameters<typeof stepRows>[0] }) => {
    const origin = body.healthType === 'SS' ? '2' : '3'
    return one(caller, origin, { steps: stepRows(body.data, origin, latest()) }, body.data)
  }
  const monthSteps = (caller: Caller, body: { healthType: 'SMS' | 'AMS'; data: Parameters<typeof dayStepRows>[0] }) => {
    const origin = body.healthType === 'SMS' ? '2' : '3'
    return one(caller, origin, { daySteps: dayStepRows(body.data, origin, latestDay()) }, body.data, {
      until: latestDay(),
    })
  }
  const exercises = (
    caller: Caller,
    body: Body & { healthType: 'SE' | 'AE'; data: Parameters<typeof exerciseRows>[0] },
  ) => {
    const origin = body.healthType === 'SE' ? '2' : '3'
    return one(caller, origin, { exercises: exerciseRows(body.data, origin, latest()) }, body.data, {
      reported: reportedSpan(caller, origin, body, { exercises: body.data }),
    })
  }
  const values = (
    caller: Caller,
    body: Body & {
      data: Parameters<typeof indexRows>[0]
      indexIds?: Parameters<typeof idsBeside>[0]
      heartRates?: Parameters<typeof heartRateRows>[0] | undefined
    },
  ) => {
    const { data, heartRates = [] } = body
    const idOf = idsBeside(body.indexIds)
    const rows = { indexes: indexRows(data, '2', latest(), idOf), heartRates: heartRateRows(heartRates, '2', latest()) }
    return one(caller, '2', rows, [...data, ...heartRates], {
      reported: reportedSpan(caller, '2', body, { values: data, idOf }),
    })
  }
  const foods = (caller: Caller, { data }: { data: Parameters<typeof foodRows>[0] }) =>
    one(caller, '2', { foods: foodRows(data, latest()) }, data)

  return {
    /** HDT-09: healthType says what the rows are. */
    commonRegHealthData: async ({ body }, caller) => {
      switch (body.healthType) {
        case 'SS':
        case 'AS':
          return steps(caller, body)
        case 'SMS':
        case 'AMS':
          return monthSteps(caller, body)
        case 'SE':
        case 'AE':
          return exercises(caller, body)
        case 'SF':
          return foods(caller, body)
        case 'SHD':
          return values(caller, body)
      }
    },

    commonRegHealthDataNew: async ({ body }, caller) => {
      const { data } = body
      const { sleeps = [], heartRates = [] } = data
      const sent = [...data.steps, ...data.exercises, ...data.foods, ...data.indexes, ...heartRates]
      const idOf = idsBeside(body.indexIds)
      const indexes = indexRows(data.indexes, '2', latest(), idOf)
      const received = sent.length
      const rows = {
        ...noRows(),
        steps: stepRows(data.steps, '2', latest()),
        exercises: exerciseRows(data.exercises, '2', latest()),
        foods: foodRows(data.foods, latest()),
        indexes,
        sleeps: sleepRows(sleeps, '2', indexes),
        heartRates: heartRateRows(heartRates, '2', latest()),
      }
      const outcome = await register(
        caller,
        '2',
        rows,
        { received, ahead: aheadOf(sent, latest()) },
        reportedSpan(caller, '2', body, { values: data.indexes, idOf }),
      )
      return ok({ code: outcome.code, ...counted(outcome, received) })
    },

    /** Steps too, from shells below 1.01.01 (VER-14). */
    commonRegHealthDataApple: async ({ body }, caller) => {
      switch (body.healthType) {
        case 'SS':
        case 'AS':
          return steps(caller, body)
        case 'SE':
        case 'AE':
          return exercises(caller, body)
      }
    },
    commonRegHealthStepData: async ({ body }, caller) => steps(caller, body),
    /** HSY-54: an empty list says that the day has no steps, and changes nothing. */
    commonRegHealthStepAppleData: async ({ body }, caller) => steps(caller, body),
    /** HSY-23. */
    commonRegHealthMonthStepData: async ({ body }, caller) => monthSteps(caller, body),
    /** HSY-59. */
    commonSyncSamsungHealthExerciseData: async ({ body }, caller) => exercises(caller, body),
    commonRegHealthDataIntake: async ({ body }, caller) => foods(caller, body),

    /** HSY-58. Kept without consent too: that nothing could be read is what the operator wants to know. */
    commonRegHealthDataLog: async ({ body }, { hcId, deviceId }) => {
      const { status, message, rowCnt } = body.response
      await queries.addLog(hcId, {
        deviceId,
        queryType: body.type,
        status,
        message,
        rowCount: rowCnt,
        startDt: body.startDate,
        endDt: body.endDate,
        tookMs: body.diffTime,
        url: body.url,
        userPlatform: body.userPlatform,
        loggedAt: clock.now(),
      })
      return ok({ resultCnt: 1 })
    },
  } satisfies Handlers
}

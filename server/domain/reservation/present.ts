/** Reservations, days and places as the wire has them. */
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { secondsBetween, seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Reservation } from './queries.ts'
import { isChangeable, stateAt, stateWords, timeAfter } from './rules.ts'
import type { ServiceKind } from './schema.ts'
import type { Service, ServicePlace } from './service.queries.ts'
import { services } from './service.rules.ts'

type View = { language: Language; now: Date }

const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

function common(row: Reservation, { language, now }: View) {
  const state = stateAt(row, now)
  return {
    rsrvSeq: row.rsrvSeq,
    rsrvDtm: row.startDtm,
    useMinute: secondsBetween(`${row.startDtm}00`, `${row.endDtm}00`) / 60,
    meetCode: row.meet,
    counselorNm: row.staffNm === null ? null : wordsIn({ ko: row.staffNm, en: row.staffNmEng }, language),
    statusCode: state,
    statusNm: wordsIn(stateWords(row.kind, state), language),
    memoTxt: row.memo,
    roomId: row.roomId,
    regDtm: minuteOf(row.regAt),
    cancelYn: yn(state === 'WAIT' && isChangeable(row, now)),
    cancelEndDtm: row.cancelAt === null ? row.cancelEndDtm : null,
  }
}

const placeName = ({ placeNm, placeNmEng }: Pick<Reservation, 'placeNm' | 'placeNmEng'>, language: Language) =>
  wordsIn({ ko: placeNm, en: placeNmEng }, language)

/** As the list of all reservations has it. */
export function counselingRow(row: Reservation, view: View) {
  const isVisit = row.meet === 'VISIT'
  const rest = common(row, view)
  return {
    ...rest,
    cnsltType: row.kind,
    placeCode: row.placeCode,
    placeNm: isVisit ? placeName(row, view.language) : null,
    wayTxt: isVisit && row.wayTxt !== null ? wordsIn({ ko: row.wayTxt, en: row.wayTxtEng }, view.language) : null,
    telNo: row.telNo,
    changeYn: rest.cancelYn,
    chalnCode: row.chalnCode,
    roundNo: row.roundNo,
  }
}

/** As the lists of a service have it. */
export function welfitRow(row: Reservation, view: View) {
  return {
    ...common(row, view),
    rsrvType: row.kind === 'CHECK' ? ('CHECK' as const) : ('TALK' as const),
    placeCode: row.placeCode,
    placeNm: placeName(row, view.language),
    cancelDtm: orNull(row.cancelAt, minuteOf),
  }
}

type Days = { slots: readonly { startDtm: string; capacity: number; taken: number }[]; restDays: readonly string[] }

/**
 * The days of a month on which a service has times, and how many seats each has left. A start that is over or too near
 * has none.
 */
export function serviceDays(
  { slots, restDays }: Days,
  { useMinute }: Service,
  own: ReadonlySet<string>,
  { placeCode, from, isLimitUsed }: { placeCode: string; from: string; isLimitUsed: boolean },
) {
  const open = [...Map.groupBy(slots, ({ startDtm }) => startDtm.slice(0, 8))].filter(
    ([day]) => !restDays.includes(day),
  )
  const days = open.map(([rsrvDt, starts]) => {
    const timeList = starts.map(({ startDtm, capacity, taken }) => ({
      startTm: startDtm.slice(8),
      endTm: timeAfter(startDtm.slice(8), useMinute),
      personCnt: capacity,
      remainCnt: startDtm < from ? 0 : capacity - taken,
      myRsrvYn: yn(own.has(`${placeCode} ${startDtm}`)),
    }))
    const remainCnt = timeList.reduce((sum, time) => sum + time.remainCnt, 0)
    const isOver = starts.every(({ startDtm }) => startDtm < from)
    const closeReasonCode = isOver
      ? ('PAST' as const)
      : remainCnt === 0
        ? ('FULL' as const)
        : isLimitUsed
          ? ('LIMIT' as const)
          : null
    return { rsrvDt, openYn: yn(closeReasonCode === null), closeReasonCode, remainCnt, timeList }
  })
  const closed = restDays.map((rsrvDt) => ({
    rsrvDt,
    openYn: 'N' as const,
    closeReasonCode: 'HOLIDAY' as const,
    remainCnt: 0,
    timeList: [],
  }))
  return [...days, ...closed].toSorted((a, b) => (a.rsrvDt < b.rsrvDt ? -1 : 1))
}

export function placeRow(
  { place, restaurantName, restaurantNameEng, mainDiv }: ServicePlace,
  firstDt: string | undefined,
  language: Language,
) {
  return {
    placeCode: place.placeCode,
    placeNm: wordsIn({ ko: place.placeNm, en: place.placeNmEng }, language),
    restaurantCode: place.restaurantCode,
    restaurantName: wordsIn({ ko: restaurantName, en: restaurantNameEng }, language),
    wayTxt: wordsIn({ ko: place.wayTxt, en: place.wayTxtEng }, language),
    meetList: place.meets,
    mainYn: yn(mainDiv === 'Y'),
    firstDt: firstDt ?? null,
  }
}

export function serviceInfo(
  kind: ServiceKind,
  service: Service,
  days: { startDt: string; endDt: string },
  language: Language,
) {
  const { title, intro, notices } = services[kind]
  return {
    stdMngSeq: service.stdMngSeq,
    rsrvType: kind,
    title: title[language],
    introTxt: intro[language],
    imgUrl: null,
    ...days,
    startTm: service.startTm,
    endTm: service.endTm,
    useMinute: service.useMinute,
    monthLimitCnt: service.monthLimitCnt,
    cancelHour: service.cancelHour,
    noticeList: notices.map((notice) => notice[language]),
    useYn: service.useYn,
  }
}

export function serviceUse(
  { kind, stdMngSeq, monthLimitCnt }: Service,
  { usedCnt, lastUseDt }: { usedCnt: number; lastUseDt: string | null },
  language: Language,
) {
  const { target, prepare, steps } = services[kind]
  return {
    stdMngSeq,
    targetTxt: target[language],
    prepareTxt: prepare?.[language] ?? null,
    stepList: steps.map(({ name, text }, at) => ({ stepNo: at + 1, stepNm: name[language], stepTxt: text[language] })),
    usedCnt,
    remainCnt: Math.max(0, monthLimitCnt - usedCnt),
    lastUseDt,
  }
}

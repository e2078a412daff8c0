/** The health page: cards, one indicator, the week. */
import type { Code, Member } from '../members.ts'
import { bmiOf, heightOf, mean, SHORTEST_NIGHT, sinceLastWeek, sleepsOfDays, weekMean } from '../oracle/body.ts'
import { DECIMALS, type Judged, shown, statusOf, usualOf } from '../oracle/borders.ts'
import { type Card, cardOf, type Kind, SUGARS } from '../oracle/cards.ts'
import { mondayOf, plusDays } from '../oracle/days.ts'
import { differs, first, type Pattern, type Read, untrue, type Verdict } from './claim.ts'

type Row = {
  indicatorCode: Kind
  helhidxCode: string | null
  indicatorVal: string | null
  subVal: string | null
  inptDt: string | null
  statusCode: string | null
}

const KINDS: readonly Kind[] = ['BW', 'BP', 'BS', 'SLP', 'HR', 'BMI', 'BDF', 'SKM']

/** A card as it is sent, beside the rows. Without the consent a value stands for itself, and nothing is worked out. */
function cardHolds(row: Row, member: Member): Verdict {
  const card = cardOf(member, row.indicatorCode)
  const isKeeping = member.keeping === 'Y'
  if (row.indicatorCode === 'BMI' && !isKeeping) return differs('BMI', row.indicatorVal, null)
  return first(
    differs(`the newest ${row.indicatorCode}`, row.indicatorVal, card === undefined ? null : textOf(card)),
    differs('its second value', row.subVal, card?.lower == null ? null : String(card.lower)),
    differs('its moment', row.inptDt, card?.at ?? null),
    differs(
      `the status of ${row.indicatorCode} ${row.indicatorVal}`,
      row.statusCode,
      isKeeping ? (card?.status ?? null) : null,
    ),
  )
}
const textOf = ({ value, judged }: Card): string => value.toFixed(DECIMALS[judged])

/** `Fasting below 100`, `18.5 이상 23 미만`, `7시간 이상 9시간 미만`: the borders are those by which it is judged. */
const usual = (rowOf: (data: never, path: string) => Row | undefined): Pattern<never> => ({
  claims: 'what is usual',
  ko: /^(?:(?:공복|식전|식후|취침 전) )?(?:([\d.]+)(?:시간)? 이상 )?([\d.]+)(?:\/(\d+))?(?:시간)?(?:mmHg|mg\/dL)? 미만$/,
  en: /^(?:(?:Fasting|Before a meal|After a meal|Before sleep) )?(?:([\d.]+) to )?(?:[Bb]elow )?([\d.]+)(?:\/(\d+))?(?: (?:mmHg|mg\/dL|hours))?$/,
  judge: ([from, below, lower], { data, path, member }) => {
    const row = rowOf(data, path)
    if (row === undefined) return 'no row stands beside it'
    const judged = judgedOf(row)
    const borders = usualOf(judged, member.gender)
    if (borders === null) return `nothing is usual of ${judged}`
    const by = judged === 'SLP' ? 60 : 1
    return first(
      from === undefined ? undefined : differs('from', Number(from) * by, borders[0]),
      differs('below', Number(below) * by, borders[1]),
      lower === undefined ? undefined : differs('the lower one below', Number(lower), usualOf('DBP', null)?.[1]),
    )
  },
})

const judgedOf = ({ indicatorCode, helhidxCode }: Row): Judged =>
  indicatorCode === 'BP' ? 'SBP' : indicatorCode === 'BS' ? ((helhidxCode ?? 'NBD') as Judged) : indicatorCode

export const cards: Read<Row[]> = {
  operation: 'healthMyHelhIdx',
  ask: () => ({ method: 'GET', url: '/api/healthlog/myLog/myHelhIdx' }),
  patterns: [usual((rows: Row[], path) => rows[Number(/^\[(\d+)\]/.exec(path)?.[1])]) as Pattern<Row[]>],
  figures: [
    {
      claims: 'each card is the newest value, and how it stands',
      judge: (rows, member) => first(...rows.map((row) => cardHolds(row, member))),
    },
    {
      claims: 'no value is left out',
      judge: (rows, member) => {
        const so = KINDS.filter(
          (kind) => kind !== 'SKM' && cardOf(member, kind) !== undefined && (kind !== 'BMI' || member.keeping === 'Y'),
        )
        return differs(
          'what is measured',
          rows.map(({ indicatorCode }) => indicatorCode),
          so,
        )
      },
    },
  ],
}

type Detail = { indicator: Row; commentTxt: string | null; recordList: { indicatorVal: string; inptDt: string }[] }

/** The codes whose records stand on an indicator's page. */
const CODES: Readonly<Record<Exclude<Kind, 'HR'>, readonly Code[]>> = {
  BW: ['BW'],
  BMI: ['BW'],
  BP: ['SBP'],
  BS: SUGARS,
  BDF: ['BDF'],
  SKM: ['SKM'],
  SLP: ['SLP'],
}
/** What is compared with what: on an empty stomach or after food, a night or a nap, at rest or not. */
function kindOf(code: string, value: number): string {
  if (code === 'ABD' || code === 'SBD') return 'fed'
  return code === 'SLP' && value < SHORTEST_NIGHT ? 'nap' : 'plain'
}

/** The last seven records of an indicator, newest first; of sleep each night once, and the naps. */
function lastRecords(member: Member, kind: Kind): { value: number; like: string }[] {
  if (kind === 'SLP') {
    const last = member.readings.filter(({ code }) => code === 'SLP').slice(-7)
    const nights = sleepsOfDays(last).filter(({ value }) => value >= SHORTEST_NIGHT)
    return last
      .filter((one) => one.value < SHORTEST_NIGHT || nights.includes(one))
      .toReversed()
      .map(({ value }) => ({ value, like: kindOf('SLP', value) }))
  }
  if (kind === 'HR')
    return member.beats
      .slice(-7)
      .toReversed()
      .map(({ rate, state }) => ({ value: rate, like: state }))
  const moments = Map.groupBy(
    member.readings.filter(({ code }) => CODES[kind].includes(code) || (kind === 'BP' && code === 'DBP')),
    ({ at }) => at,
  )
  const height = heightOf(member)
  return [...moments.values()]
    .slice(-7)
    .toReversed()
    .flatMap((found) => {
      const one =
        ['NBD', 'ABD', 'BBD', 'SBD'].flatMap((code) => found.filter((each) => each.code === code))[0] ??
        found.find(({ code }) => code !== 'DBP')
      if (one === undefined) return []
      const value = kind === 'BMI' ? bmiOf(one.value, height) : one.value
      return value === null
        ? []
        : [{ value: kind === 'BMI' ? shown('BMI', value) : value, like: kindOf(one.code, one.value) }]
    })
}

const beside = (by: number, { member, data }: { member: Member; data: Detail }): Verdict => {
  const kind = data.indicator.indicatorCode
  const [last, ...others] = lastRecords(member, kind)
  const before = mean(others.filter(({ like }) => like === last?.like).map(({ value }) => value))
  if (last === undefined || before === null) return 'there is nothing to compare with'
  const judged = kind === 'BP' ? 'SBP' : kind === 'BS' ? 'NBD' : kind
  return differs('newest less the mean of those before', by, shown(judged, last.value - before))
}
const minutesOf = (hours: string | undefined, rest: string | undefined): number =>
  Number(hours ?? 0) * 60 + Number(rest ?? 0)

export const detail = (kind: Kind): Read<Detail> => ({
  operation: 'healthMyHelhIdxDetail',
  ask: ({ number }) =>
    KINDS.indexOf(kind) % 3 === number % 3
      ? { method: 'GET', url: `/api/healthlog/myLog/myHelhIdxDetail?indicatorCode=${kind}` }
      : undefined,
  patterns: [
    usual((data: Detail) => data.indicator) as Pattern<Detail>,
    {
      claims: 'the same as the average before',
      ko: /^지난 기록들의 평균과 같아요\.$/,
      en: /^The same as the average of the records before\.$/,
      judge: (_, said) => beside(0, said),
    },
    {
      claims: 'a night beside the average before',
      ko: /^지난 기록들의 평균보다 (?:(\d+)시간)? ?(?:(\d+)분)? (길어요|짧아요)\.$/,
      en: /^(?:(\d+) h)? ?(?:(\d+) min)? (longer|shorter) than the average of the records before\.$/,
      judge: ([hours, rest, way], said) =>
        beside((/길|longer/.test(way ?? '') ? 1 : -1) * minutesOf(hours, rest), said),
    },
    {
      claims: 'a value beside the average before',
      ko: /^지난 기록들의 평균보다 ([\d.]+) (높아요|낮아요)\.$/,
      en: /^([\d.]+) (above|below) the average of the records before\.$/,
      judge: ([by, way], said) => beside((/높|above/.test(way ?? '') ? 1 : -1) * Number(by), said),
    },
  ],
  figures: [
    {
      claims: 'the card is the newest value, and how it stands',
      judge: ({ indicator }, member) => cardHolds(indicator, member),
    },
    {
      claims: 'nothing is compared without the consent',
      judge: ({ commentTxt }, { keeping }) =>
        untrue(commentTxt === null || keeping === 'Y', `the consent is ${keeping}`),
    },
  ],
})

type Week = {
  startDt: string
  endDt: string
  recordDayCnt: number
  dayList: { helhDate: string; recordYn: 'Y' | 'N' }[]
  indexList: {
    helhidxCode: Code
    recordCnt: number
    avgVal: number | null
    lastWeekAvgVal: number | null
    diffVal: number | null
    statusCode: string | null
  }[]
}

export const week: Read<Week> = {
  operation: 'healthHealthWeekly',
  ask: () => ({ method: 'GET', url: '/api/healthlog/health/HealthWeekly' }),
  patterns: [],
  names: /Unit$/,
  figures: [
    {
      claims: 'the week is Monday to Sunday, and its days are counted',
      judge: ({ startDt, endDt, recordDayCnt, dayList }, member) => {
        const monday = mondayOf(member.today)
        const days = new Set(member.readings.map(({ at }) => at.slice(0, 8)))
        const so = Array.from({ length: 7 }, (_, index) => plusDays(monday, index)).filter((day) => days.has(day))
        return first(
          differs('the first day', startDt, monday),
          differs('the last day', endDt, plusDays(monday, 6)),
          differs(
            'days with a record',
            dayList.filter(({ recordYn }) => recordYn === 'Y').map(({ helhDate }) => helhDate),
            so,
          ),
          differs('their number', recordDayCnt, so.length),
        )
      },
    },
    ...(['BW', 'SBP', 'DBP', 'NBD', 'ABD', 'BDF', 'SLP'] as const).map((code) => ({
      claims: `the mean of ${code}, and how far it moved`,
      judge: ({ indexList }: Week, member: Member): Verdict => {
        const row = indexList.find(({ helhidxCode }) => helhidxCode === code)
        const [now, before] = [weekMean(member, code), weekMean(member, code, plusDays(member.today, -7))]
        if (row === undefined)
          return untrue(
            member.keeping !== 'Y' || (now === null && before === null),
            `${code} is ${now}, and was ${before}`,
          )
        return first(
          differs(`the mean of ${code}`, row.avgVal, now === null ? null : shown(code, now)),
          differs(`the mean of ${code} last week`, row.lastWeekAvgVal, before === null ? null : shown(code, before)),
          differs(`the change of ${code}`, row.diffVal, sinceLastWeek(member, code)),
          differs(
            `the status of ${code} ${row.avgVal}`,
            row.statusCode,
            now === null ? null : statusOf(code, now, member.gender),
          ),
        )
      },
    })),
    {
      claims: 'a change is the difference of what is shown',
      judge: ({ indexList }) =>
        first(
          ...indexList.map(({ helhidxCode, avgVal, lastWeekAvgVal, diffVal }) =>
            avgVal === null || lastWeekAvgVal === null
              ? differs(helhidxCode, diffVal, null)
              : differs(helhidxCode, diffVal, shown(helhidxCode, avgVal - lastWeekAvgVal)),
          ),
        ),
    },
  ],
}

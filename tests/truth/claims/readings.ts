/** Weights, pressures and sugars on their own pages. */
import type { Code, Member } from '../members.ts'
import { bmiOf, heightOf, mean, newest, readingsOf, sinceLastWeek, valuesOf, weekMean } from '../oracle/body.ts'
import { shown, statusOf, worse } from '../oracle/borders.ts'
import { SUGARS } from '../oracle/cards.ts'
import { mondayOf, plusDays } from '../oracle/days.ts'
import { differs, first, numberOf, type Read, type Verdict } from './claim.ts'

type WeightNow = {
  helhidxVal: string | null
  weekDiffVal: number | null
  targetBw: string | null
  targetDiffVal: number | null
  bmi: number | null
}

export const weight: Read<WeightNow> = {
  operation: 'healthMyWeightRecord',
  ask: () => ({ method: 'GET', url: '/api/healthlog/health/MyWeightRecord' }),
  patterns: [],
  figures: [
    {
      claims: 'the newest weight, its week, and how far the goal is',
      judge: (data, member) => {
        const last = newest(member, 'BW')?.value ?? null
        const isKeeping = member.keeping === 'Y'
        const target = member.targets?.targetKg ?? null
        const bmi = bmiOf(last, heightOf(member))
        return first(
          differs('the newest weight', data.helhidxVal, last?.toFixed(1) ?? null),
          differs('since last week', data.weekDiffVal, isKeeping ? sinceLastWeek(member, 'BW') : null),
          differs('the goal', data.targetBw, target?.toFixed(1) ?? null),
          differs(
            'to the goal',
            data.targetDiffVal,
            last === null || target === null || !isKeeping ? null : shown('BW', last - target),
          ),
          differs('BMI', data.bmi, bmi === null || !isKeeping ? null : shown('BMI', bmi)),
        )
      },
    },
    {
      claims: 'what is left is the difference of what is shown',
      judge: ({ helhidxVal, targetBw, targetDiffVal }) =>
        helhidxVal === null || targetBw === null || targetDiffVal === null
          ? undefined
          : differs('to the goal', targetDiffVal, shown('BW', numberOf(helhidxVal) - numberOf(targetBw))),
    },
  ],
}

type WeightWeek = { recordCnt: number; avgVal: number | null; minVal: number | null; maxVal: number | null }
type WeightWeeks = { thisWeek: WeightWeek; lastWeek: WeightWeek; diffVal: number | null }

export const weightWeeks: Read<WeightWeeks> = {
  operation: 'healthWeightRecordWeekly',
  ask: () => ({ method: 'GET', url: '/api/healthlog/health/WeightRecordWeekly' }),
  patterns: [],
  figures: [
    {
      claims: 'weights of two weeks',
      judge: ({ thisWeek, lastWeek, diffVal }, member) => {
        const isKeeping = member.keeping === 'Y'
        const holds = (row: WeightWeek, day: string) => {
          const monday = mondayOf(day)
          const values = valuesOf(member, 'BW', monday, plusDays(monday, 6))
          const average = mean(values)
          const told = isKeeping && average !== null
          return first(
            differs('how many', row.recordCnt, values.length),
            differs('the mean', row.avgVal, told ? shown('BW', average) : null),
            differs('the lowest', row.minVal, told ? Math.min(...values) : null),
            differs('the highest', row.maxVal, told ? Math.max(...values) : null),
          )
        }
        return first(
          holds(thisWeek, member.today),
          holds(lastWeek, plusDays(member.today, -7)),
          differs('the change', diffVal, isKeeping ? sinceLastWeek(member, 'BW') : null),
        )
      },
    },
  ],
}

type Pressure = { sbpVal: string | null; dbpVal: string | null; inptDt: string; statusCode: string | null }
type PressureWeek = { recordCnt: number; avgSbp: number | null; avgDbp: number | null }
type Pressures = { lastRecord: Pressure | null; thisWeek: PressureWeek; lastWeek: PressureWeek }

/** Both values of one moment, or one of them; the worse one speaks. */
function pressureHolds(row: Pressure, member: Member): Verdict {
  const at = (code: 'SBP' | 'DBP') => readingsOf(member, code).find((one) => one.at === row.inptDt)?.value ?? null
  const [upper, lower] = [at('SBP'), at('DBP')]
  const status = (judged: 'SBP' | 'DBP', value: number | null) =>
    value === null ? null : statusOf(judged, value, null)
  return first(
    differs('the upper one', row.sbpVal, upper === null ? null : String(upper)),
    differs('the lower one', row.dbpVal, lower === null ? null : String(lower)),
    differs('the status', row.statusCode, worse(status('SBP', upper), status('DBP', lower))),
  )
}

export const pressure: Read<Pressures> = {
  operation: 'healthMyBloodpressureRecord',
  ask: () => ({ method: 'GET', url: '/api/healthlog/health/MyBloodpressureRecord' }),
  patterns: [],
  figures: [
    {
      claims: 'the newest pressure, and the weeks',
      judge: ({ lastRecord, thisWeek, lastWeek }, member) => {
        const whole = (value: number | null) => (value === null || member.keeping !== 'Y' ? null : Math.round(value))
        const holds = (row: PressureWeek, day: string) =>
          first(
            differs('the mean of the upper one', row.avgSbp, whole(weekMean(member, 'SBP', day))),
            differs('the mean of the lower one', row.avgDbp, whole(weekMean(member, 'DBP', day))),
          )
        const last = member.readings.findLast(({ code }) => code === 'SBP' || code === 'DBP')
        return first(
          differs('the newest moment', lastRecord?.inptDt ?? null, last?.at ?? null),
          lastRecord === null ? undefined : pressureHolds(lastRecord, member),
          holds(thisWeek, member.today),
          holds(lastWeek, plusDays(member.today, -7)),
        )
      },
    },
  ],
}

export const pressures: Read<{ list: Pressure[] }> = {
  operation: 'healthMyBloodpressureRecordList',
  ask: () => ({ method: 'GET', url: '/api/healthlog/health/MyBloodpressureRecordList?pageSize=20' }),
  patterns: [],
  figures: [
    {
      claims: 'each pressure and how it stands',
      judge: ({ list }, member) => first(...list.map((row) => pressureHolds(row, member))),
    },
  ],
}

type Sugar = { helhidxCode: Code; helhidxVal: string; inptDt: string; statusCode: string | null }

export const sugars: Read<{ list: Sugar[] }> = {
  operation: 'healthBloodsugarGraph',
  ask: () => ({ method: 'GET', url: '/api/healthlog/health/BloodsugarGraph' }),
  patterns: [],
  figures: [
    {
      claims: 'each sugar and how it stands',
      judge: ({ list }, member) =>
        first(
          ...list.map(({ helhidxCode, helhidxVal, inptDt, statusCode }) => {
            const value = readingsOf(member, helhidxCode).find(({ at }) => at === inptDt)?.value ?? Number.NaN
            return first(
              differs(helhidxCode, Number(helhidxVal), value),
              differs(`the status of ${helhidxCode} ${value}`, statusCode, statusOf(helhidxCode, value, null)),
            )
          }),
        ),
    },
    {
      claims: 'no sugar of the thirty days is left out',
      judge: ({ list }, member) =>
        differs(
          'their number',
          list.length,
          SUGARS.flatMap((code) => valuesOf(member, code, plusDays(member.today, -29), member.today)).length,
        ),
    },
  ],
}

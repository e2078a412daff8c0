/** Points: what can be used, what ends when, and where they came from. */
import type { Member } from '../members.ts'
import { lastOfMonth } from '../oracle/days.ts'
import { differs, first, numberOf, type Read, type Said, untrue, type Verdict } from './claim.ts'

/** What can be used today, by its last day. */
function usable({ ledger, today }: Member): Map<string, number> {
  const days = new Map<string, number>()
  for (const { left, lastDay } of ledger.lots.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1)))
    if (left > 0 && lastDay >= today) days.set(lastDay, (days.get(lastDay) ?? 0) + left)
  return days
}
const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0)

type Info = { point: number; monthSavePoint: number; monthUsePoint: number; extinctPoint: number }

export const points: Read<Info> = {
  operation: 'mypageGetUserPointInfo',
  ask: () => ({ method: 'GET', url: '/api/mypage/point/getUserPointInfo' }),
  patterns: [],
  figures: [
    {
      claims: 'points that can be used, got, used, and that end this month',
      judge: (data, member) => {
        const { entries } = member.ledger
        const month = member.today.slice(0, 6)
        const ofMonth = entries.filter(({ at }) => at.startsWith(month))
        const of = (type: 'SAVE' | 'USE') =>
          Math.abs(sum(ofMonth.flatMap((entry) => (entry.type === type ? [entry.points] : []))))
        const ends = [...usable(member)].flatMap(([day, left]) => (day <= lastOfMonth(month) ? [left] : []))
        return first(
          differs('what can be used', data.point, sum(usable(member).values())),
          differs('what was got this month', data.monthSavePoint, of('SAVE')),
          differs('what was used this month', data.monthUsePoint, of('USE')),
          differs('what ends this month', data.extinctPoint, sum(ends)),
        )
      },
    },
  ],
}

export const endings: Read<{ extinctDt: string; point: number }[]> = {
  operation: 'mypageGetSelectPointExtinction',
  ask: () => ({ method: 'GET', url: '/api/mypage/point/getSelectPointExtinction' }),
  patterns: [],
  figures: [
    {
      claims: 'when points end, soonest first; together they are what can be used',
      judge: (rows, member) =>
        differs(
          'the days',
          rows.map(({ extinctDt, point }) => [extinctDt, point]),
          [...usable(member)],
        ),
    },
  ],
}

type Entry = { pointType: string; point: number; balance: number; reasonTxt: string; pointDtm: string }
type Entries = { totalCnt: number; list: Entry[] }

const entryAt = ({ data, path }: Said<Entries>): Entry | undefined => data.list[Number(/\[(\d+)\]/.exec(path)?.[1])]
const fits = (said: Said<Entries>, judge: (entry: Entry) => Verdict): Verdict => {
  const entry = entryAt(said)
  return entry === undefined ? 'no row stands beside it' : judge(entry)
}

export const entries: Read<Entries> = {
  operation: 'mypageGetSelectPointList',
  ask: () => ({ method: 'GET', url: '/api/mypage/point/getSelectPointList?pageSize=100' }),
  patterns: [
    {
      claims: 'points of a day’s steps',
      ko: /^하루 (?:(\d)천 보|([\d,]+)보) 달성$/,
      en: /^(?:(\d)000|([\d,]+)) steps in a day$/,
      judge: ([thousand, steps], said) =>
        fits(said, ({ pointType, pointDtm }) => {
          const told = thousand === undefined ? numberOf(steps) : Number(thousand) * 1000
          const so = said.member.ledger.entries.filter(({ at }) => at.startsWith(pointDtm.slice(0, 8)))
          return first(
            differs('its kind', pointType, 'SAVE'),
            untrue(
              so.some((entry) => entry.steps === told),
              `rows of that day: ${JSON.stringify(so)}`,
            ),
          )
        }),
    },
    {
      claims: 'points that paid for a meal',
      ko: /^점심 값에 씀 · 구내식당$/,
      en: /^Paid for lunch · Canteen$/,
      judge: (_, said) =>
        fits(said, ({ pointType, point }) =>
          first(differs('its kind', pointType, 'USE'), untrue(point < 0, 'it brought points')),
        ),
    },
    {
      claims: 'points that ended',
      ko: /^기한이 지나 사라짐$/,
      en: /^Lapsed$/,
      judge: (_, said) =>
        fits(said, ({ pointType, point, pointDtm }) => {
          const { lots } = said.member.ledger
          const ended = lots.filter(({ lastDay }) => lastDay === pointDtm.slice(0, 8))
          return first(
            differs('its kind', pointType, 'EXTINCT'),
            untrue(pointDtm.slice(0, 8) < said.member.today, 'their last day is not over'),
            differs('how many', -point, sum(ended.map(({ left }) => left))),
          )
        }),
    },
  ],
  figures: [
    {
      claims: 'each balance is the one before it and the row',
      judge: ({ list }) =>
        first(
          ...list.map(({ balance, point }, index) =>
            differs(`the balance of row ${index}`, balance, (list[index + 1]?.balance ?? 0) + point),
          ),
        ),
    },
    {
      claims: 'the newest balance is what can be used',
      judge: ({ list }, member) => differs('the balance', list[0]?.balance ?? 0, sum(usable(member).values())),
    },
  ],
}

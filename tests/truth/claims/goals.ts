/** Goals: the one with its way, and the rows of home. */
import type { Member } from '../members.ts'
import { newest } from '../oracle/body.ts'
import { rateOf, weeksOf } from '../oracle/goal.ts'
import { differs, first, type Read, untrue } from './claim.ts'

type GoalInfo = {
  startBw: string
  targetBw: string
  currentBw: string | null
  achieveRate: number | null
  weeks: { weekDt: string; weight: string | null; planBw: number }[]
} | null

const newestKg = (member: Member): number | null => newest(member, 'BW')?.value ?? null

export const goal: Read<GoalInfo> = {
  operation: 'goalGoalInfo',
  ask: () => ({ method: 'GET', url: '/api/goal/goal-info' }),
  patterns: [],
  figures: [
    {
      claims: 'where a goal begins and ends',
      judge: (data, { goal: so }) =>
        first(
          differs('a goal', data !== null, so !== null),
          differs('its beginning', data?.startBw, so?.startKg.toFixed(1)),
          differs('its end', data?.targetBw, so?.targetKg.toFixed(1)),
        ),
    },
    {
      claims: 'how far a goal is',
      judge: (data, member) => {
        if (data === null || member.goal === null || member.keeping !== 'Y') return undefined
        const weeks = weeksOf(member.goal, member)
        return first(
          differs('the weight now', data.currentBw, newestKg(member)?.toFixed(1) ?? null),
          differs('the share of the way', data.achieveRate, rateOf(member.goal, newestKg(member), weeks)),
        )
      },
    },
    {
      claims: 'weeks of a goal, and its plan',
      judge: (data, member) => {
        if (data === null || member.goal === null || member.keeping !== 'Y') return undefined
        const so = weeksOf(member.goal, member).map(({ monday, kg, plan }) => ({
          weekDt: monday,
          weight: kg?.toFixed(1) ?? null,
          planBw: plan,
        }))
        return differs('its weeks', data.weeks, so)
      },
    },
    {
      claims: 'nothing is told of a way without the consent',
      judge: (data, { keeping }) =>
        untrue(
          data === null || keeping === 'Y' || (data.achieveRate === null && data.weeks.length === 0),
          `the consent is ${keeping}`,
        ),
    },
  ],
}

type Row = { goalCode: 'BW' | 'STEP' | 'EAT' | 'USE'; goalVal: string; nowVal: string | null; goalRate: number | null }

export const goalRows: Read<{ goalList: Row[] }> = {
  operation: 'mainGetGoalInfo',
  ask: () => ({ method: 'POST', url: '/api/main/getGoalInfo', body: {} }),
  patterns: [],
  names: /unit$/,
  figures: [
    {
      claims: 'goals of a day, and how far they are',
      judge: ({ goalList }, member) => {
        const day = member.days.find((one) => one.day === member.today)
        const so = {
          BW: [member.targets?.targetKg, member.keeping === 'Y' ? newestKg(member) : null],
          STEP: [member.targets?.steps, day?.steps],
          EAT: [member.targets?.eatKcal, day?.eaten],
          USE: [member.targets?.burnKcal, day?.burned],
        } as const
        const text = (code: Row['goalCode'], value: number | null | undefined) =>
          value == null ? null : code === 'BW' ? value.toFixed(1) : String(value)
        return first(
          ...(Object.keys(so) as Row['goalCode'][]).map((code) => {
            const [target, now] = so[code]
            const row = goalList.find(({ goalCode }) => goalCode === code)
            const way =
              member.goal !== null && member.goal.type !== 'KEEP' ? rateOf(member.goal, now ?? null, []) : undefined
            const rate = code === 'BW' && way !== undefined ? way : Math.round((100 * (now ?? 0)) / (target ?? 1))
            return first(
              differs(`the goal of ${code}`, row?.goalVal ?? null, text(code, target)),
              row === undefined ? undefined : differs(`${code} now`, row.nowVal, text(code, now)),
              row === undefined ? undefined : differs(`the share of ${code}`, row.goalRate, now == null ? null : rate),
            )
          }),
        )
      },
    },
  ],
}

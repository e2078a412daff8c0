/** A day of meals, and home: energy, steps and newest values as they stand on other pages, too. */
import type { Food, Member } from '../members.ts'
import { newest } from '../oracle/body.ts'
import { DECIMALS } from '../oracle/borders.ts'
import { cardOf } from '../oracle/cards.ts'
import { differs, first, type Read, untrue } from './claim.ts'

const kcalOf = (foods: readonly Food[]): number =>
  foods.reduce((sum, { kcal }) => sum + Math.round(kcal * 100), 0) / 100
const todays = ({ foods, today }: Member): Food[] => foods.filter(({ at }) => at.startsWith(today))

type Line = { menuMealType: string; eatKcal: number | null; foodCnt: number }
type DayInfo = { eatKcal: number | null; eatKcalGoal: number | null; remainKcal: number | null; mealList: Line[] }

export const mealDay: Read<DayInfo> = {
  operation: 'healthDayMealInfo',
  ask: () => ({ method: 'GET', url: '/api/healthlog/nutrition/DayMealInfo' }),
  patterns: [],
  // Names of meals and foods.
  names: /(?:menuMealTypeTxt|menuTxt|menuTxtEng|dishTxt)$/,
  figures: [
    {
      claims: 'energy of a day and what is left of it',
      judge: ({ eatKcal, eatKcalGoal, remainKcal }, member) => {
        const foods = todays(member)
        const goal = member.targets?.eatKcal ?? null
        const whole = Math.round(kcalOf(foods))
        return first(
          differs('what was eaten', eatKcal, foods.length === 0 ? null : whole),
          differs('the goal', eatKcalGoal, goal),
          differs('what is left', remainKcal, goal === null ? null : goal - whole),
        )
      },
    },
    {
      claims: 'meals come to their day, as shown',
      judge: ({ eatKcal, mealList }) =>
        differs(
          'the sum',
          eatKcal ?? 0,
          mealList.reduce((sum, meal) => sum + (meal.eatKcal ?? 0), 0),
        ),
    },
    {
      claims: 'energy of each meal',
      judge: ({ mealList }, member) =>
        first(
          ...[...Map.groupBy(todays(member), ({ mealType }) => mealType)].map(([type, foods]) => {
            const line = mealList[Number(type) - 1]
            // A meal may be rounded to either side, so that all come to the day.
            return first(
              differs(`foods of meal ${type}`, line?.foodCnt, foods.length),
              untrue(Math.abs((line?.eatKcal ?? 0) - kcalOf(foods)) < 1, `meal ${type} has ${kcalOf(foods)} kcal`),
            )
          }),
        ),
    },
  ],
}

type Tabs = { eatKcalGoal: number | null; tabList: { eatKcal: number | null; stdKcal: number | null }[] }

export const mealTabs: Read<Tabs> = {
  operation: 'healthDayTabKcalInfo',
  ask: () => ({ method: 'GET', url: '/api/healthlog/nutrition/DayTabKcalInfo' }),
  patterns: [],
  names: /menuMealTypeTxt$/,
  figures: [
    {
      claims: 'shares of a goal come to it',
      judge: ({ eatKcalGoal, tabList }) =>
        eatKcalGoal === null
          ? differs(
              'shares',
              tabList.every(({ stdKcal }) => stdKcal === null),
              true,
            )
          : differs(
              'the sum',
              tabList.reduce((sum, { stdKcal }) => sum + (stdKcal ?? 0), 0),
              eatKcalGoal,
            ),
    },
  ],
}

type Home = {
  nickName: string
  activity: {
    stepCnt: number | null
    stepGoal: number | null
    eatKcal: number | null
    eatKcalGoal: number | null
    useKcal: number | null
  }
  quickMenuList: { quickMenuCd: string; lastVal: string | null; lastDt: string | null }[]
  awayDays: number
}

export const home: Read<Home> = {
  operation: 'mainMainData',
  ask: () => ({ method: 'POST', url: '/api/main/mainData', body: {} }),
  patterns: [],
  // The canteen's card and the notices of others are judged by their own areas.
  names:
    /^(?:mealCard|nextMeal|recordedMeal|challengeCard|bannerCard|reservationCard|pickupCard|failedCards|firstStep)|(?:restDayNm|quickMenuNm)$/,
  figures: [
    {
      claims: 'the day on home',
      judge: ({ nickName, activity }, member) => {
        const day = member.days.find((one) => one.day === member.today)
        return first(
          differs('the name', nickName, member.nickName),
          differs('steps', activity.stepCnt, day?.steps ?? null),
          differs('their goal', activity.stepGoal, member.targets?.steps ?? null),
          differs('energy', activity.eatKcal, day?.eaten ?? null),
          differs('its goal', activity.eatKcalGoal, member.targets?.eatKcal ?? null),
          differs('energy burned', activity.useKcal, day?.burned ?? null),
        )
      },
    },
    {
      claims: 'newest values on home',
      judge: ({ quickMenuList }, member) => {
        const pair = cardOf(member, 'BP')
        const so: Record<string, [value: string, at: string] | undefined> = {
          BP: pair?.lower == null ? undefined : [`${pair.value}/${pair.lower}`, pair.at],
        }
        for (const kind of ['BW', 'BS', 'SLP'] as const) {
          const card = cardOf(member, kind)
          if (card !== undefined) so[kind] = [card.value.toFixed(DECIMALS[card.judged]), card.at]
        }
        return first(
          ...quickMenuList.map(({ quickMenuCd, lastVal, lastDt }) =>
            differs(quickMenuCd, [lastVal, lastDt], so[quickMenuCd] ?? [null, null]),
          ),
        )
      },
    },
    {
      claims: 'weight on home is the newest',
      judge: ({ quickMenuList }, member) =>
        differs(
          'the weight',
          quickMenuList.find(({ quickMenuCd }) => quickMenuCd === 'BW')?.lastVal ?? null,
          newest(member, 'BW')?.value.toFixed(1) ?? null,
        ),
    },
  ],
}

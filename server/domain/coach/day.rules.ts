/**
 * What the coach says of a day: the first rule that fits. No model writes here and nothing is a diagnosis. What is
 * advised, and after whom, stands in `advised.rules.ts`; from which share on something is worth a word is ours, chosen
 * so that a usual day of our kitchens is praised and not corrected.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import { statusOf } from '#server/domain/nutrition/advised.rules.ts'
import { type DayFacts, mealWords, number, share } from './facts.ts'

type CoachWord = { is: string; fits: (facts: DayFacts) => boolean; say: (facts: DayFacts) => Words }
type CoachWordBefore = { is: string; fits: (facts: DayFacts) => boolean; say: (facts: DayFacts, meal: Words) => Words }

/** Of the day's limit, with a meal still to come. */
const MUCH_SALT = 0.7
const MUCH_SUGAR = 0.9
/** Of what a day should have, after lunch. */
const LITTLE_PROTEIN = 0.5
const LITTLE_FIBRE = 0.4

const percent = (value: number | null, bound: number | null): number => Math.round((share(value, bound) ?? 0) * 100)
const overGoal = ({ eaten, advised }: DayFacts): boolean =>
  eaten.KCAL !== null && advised.KCAL.max !== null && eaten.KCAL > advised.KCAL.max
const afterLunch = ({ eatenMeals }: DayFacts): boolean => eatenMeals.has('2')
const knowsNutrients = ({ eaten }: DayFacts): boolean => eaten.PROTEIN !== null && eaten.NA !== null

/** While a meal is to come. The first sentence is about that meal. */
export const AHEAD: readonly CoachWordBefore[] = [
  {
    is: 'first',
    fits: ({ recorded }) => !recorded,
    say: () => ({ ko: '오늘 첫 끼니를 기록해 볼까요?', en: 'Shall we log the first meal of today?' }),
  },
  {
    is: 'over',
    fits: overGoal,
    say: ({ eaten, goal }, meal) => {
      const kcal = number((eaten.KCAL ?? 0) - (goal ?? 0))
      return {
        ko: `${meal.ko}은 가볍게 드셔 볼까요? 오늘은 목표보다 ${kcal} kcal 더 드셨어요.`,
        en: `Something small for ${meal.en}? You’ve had ${kcal} kcal more than your goal today.`,
      }
    },
  },
  {
    is: 'salt',
    fits: ({ eaten, advised }) => (share(eaten.NA, advised.NA.max) ?? 0) >= MUCH_SALT,
    say: ({ eaten, advised }, meal) => {
      const reached = percent(eaten.NA, advised.NA.max)
      const soFar =
        reached > 100
          ? { ko: '나트륨이 벌써 하루치를 넘었어요.', en: 'You’ve had more than a day’s sodium.' }
          : { ko: `나트륨을 벌써 하루치의 ${reached}% 드셨어요.`, en: `You’ve had ${reached}% of a day’s sodium.` }
      return {
        ko: `${meal.ko}은 담백하게 드셔 볼까요? ${soFar.ko}`,
        en: `Something light on salt for ${meal.en}? ${soFar.en}`,
      }
    },
  },
  {
    is: 'sugar',
    fits: ({ eaten, advised }) => (share(eaten.SUGAR, advised.SUGAR.max) ?? 0) >= MUCH_SUGAR,
    say: ({ eaten, advised }, meal) => ({
      ko: `${meal.ko}엔 단맛을 쉬어 볼까요? 당류를 벌써 하루치의 ${percent(eaten.SUGAR, advised.SUGAR.max)}% 드셨어요.`,
      en: `Nothing sweet for ${meal.en}? You’ve had ${percent(eaten.SUGAR, advised.SUGAR.max)}% of a day’s sugar.`,
    }),
  },
  {
    is: 'protein',
    fits: (facts) => afterLunch(facts) && (share(facts.eaten.PROTEIN, facts.advised.PROTEIN.min) ?? 1) < LITTLE_PROTEIN,
    say: ({ eaten }, meal) => ({
      ko: `${meal.ko}엔 단백질을 챙겨 볼까요? 오늘은 아직 ${number(eaten.PROTEIN ?? 0)} g이에요.`,
      en: `Some protein for ${meal.en}? It’s ${number(eaten.PROTEIN ?? 0)} g so far today.`,
    }),
  },
  {
    is: 'fibre',
    fits: (facts) => afterLunch(facts) && (share(facts.eaten.FIB, facts.advised.FIB.min) ?? 1) < LITTLE_FIBRE,
    say: ({ eaten }, meal) => ({
      ko: `${meal.ko}엔 나물을 한 접시 더해 볼까요? 식이섬유가 아직 ${number(eaten.FIB ?? 0)} g이에요.`,
      en: `A plate of greens with ${meal.en}? It’s ${number(eaten.FIB ?? 0)} g of fibre so far.`,
    }),
  },
  {
    is: 'even',
    fits: knowsNutrients,
    say: (_facts, meal) => ({
      ko: `${meal.ko}도 지금처럼 드셔 볼까요? 오늘은 고르게 드시고 있어요.`,
      en: `More of the same for ${meal.en}? You’re eating evenly today.`,
    }),
  },
  {
    is: 'room',
    fits: ({ eaten, goal }) => goal !== null && eaten.KCAL !== null && goal > eaten.KCAL,
    say: ({ eaten, goal }, meal) => {
      const kcal = number((goal ?? 0) - (eaten.KCAL ?? 0))
      return {
        ko: `${meal.ko}도 든든히 드셔 볼까요? 오늘은 ${kcal} kcal 남았어요.`,
        en: `A proper ${meal.en === 'dinner' ? 'dinner' : 'meal'} next? You have ${kcal} kcal left today.`,
      }
    },
  },
  {
    is: 'plain',
    fits: () => true,
    say: (_facts, meal) => ({ ko: `${meal.ko}도 기록해 볼까요?`, en: `Shall we log ${meal.en} too?` }),
  },
]

/** Once the day is over: what was, then what to do another time. */
export const OVER: readonly CoachWord[] = [
  {
    is: 'nothing',
    fits: ({ recorded }) => !recorded,
    say: () => ({ ko: '이 날은 기록이 없어요.', en: 'Nothing was logged that day.' }),
  },
  {
    is: 'over',
    fits: overGoal,
    say: ({ eaten, goal }) => ({
      ko: `목표보다 ${number((eaten.KCAL ?? 0) - (goal ?? 0))} kcal 더 드셨어요. 다음 날은 평소대로 드시면 돼요.`,
      en: `${number((eaten.KCAL ?? 0) - (goal ?? 0))} kcal over the goal. Just eat as usual the next day.`,
    }),
  },
  {
    is: 'salt',
    fits: ({ eaten, advised }) =>
      statusOf(eaten.NA, advised.NA) === 'CAUTION' || statusOf(eaten.NA, advised.NA) === 'DANGER',
    say: () => ({
      ko: '나트륨이 많은 날이었어요. 다음엔 싱겁게 드셔 보세요.',
      en: 'A salty day. Go easier on the salt next time.',
    }),
  },
  {
    is: 'protein',
    fits: (facts) => facts.isWhole && statusOf(facts.eaten.PROTEIN, facts.advised.PROTEIN) === 'LACK',
    say: () => ({
      ko: '단백질이 조금 모자랐어요. 다음엔 단백질 반찬을 하나 더해 보세요.',
      en: 'A little short of protein. Add one protein dish next time.',
    }),
  },
  {
    is: 'fibre',
    fits: (facts) => facts.isWhole && statusOf(facts.eaten.FIB, facts.advised.FIB) === 'LACK',
    say: () => ({
      ko: '채소가 조금 모자랐어요. 다음엔 나물을 한 접시 더해 보세요.',
      en: 'A little short of vegetables. Add a plate of greens next time.',
    }),
  },
  {
    is: 'even',
    fits: (facts) => facts.isWhole && knowsNutrients(facts),
    say: () => ({ ko: '고르게 드신 하루였어요.', en: 'A day of even meals.' }),
  },
  {
    is: 'plain',
    fits: () => true,
    say: ({ eaten }) => ({
      ko: `적으신 음식은 ${number(eaten.KCAL ?? 0)} kcal이에요.`,
      en: `${number(eaten.KCAL ?? 0)} kcal logged on that day.`,
    }),
  },
]

/** @param meal the meal to come, by its code; null when the day is over */
export function dayWords(facts: DayFacts, meal: string | null): Words {
  const words = meal === null ? undefined : mealWords[meal]
  if (words !== undefined) return first(AHEAD, facts).say(facts, words)
  return first(OVER, facts).say(facts)
}

// The last rule of both tables fits always.
const first = <Rule extends { fits: (facts: DayFacts) => boolean }>(rules: readonly Rule[], facts: DayFacts): Rule =>
  rules.find(({ fits }) => fits(facts)) as Rule

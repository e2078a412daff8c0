import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import { decimalText, orNull, wholeText, yn } from '#server/wire.ts'
import type { Listed } from './list.queries.ts'
import type { Food, Unit } from './queries.ts'

/** Where a dish of the kitchen comes from, beside its name. */
export const KITCHEN: Words = { ko: '회사 식당', en: 'Company restaurant' }

const unitOf = ({ unitCode, unitName, unitNameEng, servings }: Unit) => ({
  unitCode,
  unitNm: unitName,
  unitNmEng: unitNameEng,
  servingQty: servings,
})

/** A food to choose. */
export function mealMenu(food: Food & Unit, isFavourite: boolean) {
  return {
    foodId: food.foodId,
    menuName: food.foodName,
    menuNameEng: food.foodNameEng,
    brandNm: food.brandName,
    brandNmEng: food.brandName === KITCHEN.ko ? KITCHEN.en : food.brandName,
    servingTxt: food.servingTxt ?? '1인분',
    servingTxtEng: food.servingTxt === null ? '1 serving' : food.servingTxtEng,
    ...unitOf(food),
    favYn: yn(isFavourite),
    kcal: decimalText(food.kcal),
    totCho: orNull(food.carbohydrateG, decimalText),
    totProtein: orNull(food.proteinG, decimalText),
    totFat: orNull(food.fatG, decimalText),
    totSugar: orNull(food.sugarG, decimalText),
    totFib: orNull(food.fibreG, decimalText),
    totNa: orNull(food.sodiumMg, wholeText),
  }
}

export const foundFood = (food: Listed) => ({ ownYn: yn(food.source === null), ...mealMenu(food, food.isFavourite) })

/** A food with everything that is known of it. */
export function foodDetail(food: Food & { units: Unit[] }, isFavourite: boolean, language: Language) {
  const [usual] = food.units
  if (usual === undefined) throw new Error(`${food.foodId} has no unit.`)
  return {
    ...mealMenu({ ...food, ...usual }, isFavourite),
    totSatFat: orNull(food.saturatedFatG, decimalText),
    totTransFat: orNull(food.transFatG, decimalText),
    totChol: orNull(food.cholesterolMg, wholeText),
    totCalcium: orNull(food.calciumMg, wholeText),
    estimateYn: yn(food.estimated),
    sourceTxt: orNull(food.source, (source) => wordsIn(sourceWords(source), language)),
    unitList: food.units.map(unitOf),
  }
}

/** `KITCHEN`, `RECIPE`, `KIND`, or `USDA` and the number of a food of the SR Legacy table (decision 165). */
function sourceWords(source: string): Words {
  const [kind, number = ''] = source.split(' ')
  switch (kind) {
    case 'KITCHEN':
      return { ko: '우리 주방의 조리법에서 나온 값이에요.', en: 'From the recipe of our kitchen.' }
    case 'RECIPE':
      return {
        ko: '흔한 조리법의 재료를 더해 가늠한 값이에요.',
        en: 'An estimate: the ingredients of a usual recipe, added up.',
      }
    case 'KIND':
      return { ko: '같은 종류의 음식에서 가늠한 값이에요.', en: 'An estimate from foods of the same kind.' }
    default:
      return {
        ko: `미국 농무부 FoodData Central(SR ${number}번)의 값이에요.`,
        en: `From USDA FoodData Central, SR food ${number}.`,
      }
  }
}

/** What is offered, on the wire; its names stand here alone. */
import type { Allergen } from '#server/domain/allergy/queries.ts'
import { allergyRows } from '#server/domain/allergy/rules.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { decimalText, wholeText, yn } from '#server/wire.ts'
import type { Choice, Subscription } from './queries.ts'
import { choiceKcal, declaredOfChoice, phaseAt, subscriptionName, sumOf } from './rules.ts'

type Context = { language: Language; pictureOrigin: string }
type Allergies = { names: readonly Allergen[]; avoided: ReadonlySet<string> }

export function subscriptionRow(row: Subscription, isApplied: boolean, now: SeoulNow, language: Language) {
  return {
    subscribedSeq: row.subscribedSeq,
    subscribedNm: subscriptionName(row, language),
    summaryTxt: language === 'en' ? row.summaryTxtEng : row.summaryTxt,
    restaurantCode: row.restaurantCode,
    restaurantName: row.restaurantName,
    restaurantNameEng: row.restaurantNameEng,
    menuMealType: mealTypeOf(row.menuMealType),
    menuMealTypeTxt: mealNames[row.menuMealType]?.[language] ?? '',
    startDt: row.startDt,
    endDt: row.endDt,
    mealCnt: row.mealCnt,
    mealAmt: row.mealAmt,
    supportAmt: row.supportAmt,
    pickupTmList: row.pickupTms,
    applyStartDtm: row.applyStartDtm,
    applyEndDtm: row.applyEndDtm,
    openCode: phaseAt(row, now),
    applyYn: yn(isApplied),
    remainCnt: row.remainCnt,
    imgUrl: null,
  }
}

export function choiceRow(
  choice: Choice,
  hallNo: string,
  { language, pictureOrigin }: Context,
  { names, avoided }: Allergies,
) {
  const { allergensKnown, allergenCodes } = declaredOfChoice(choice)
  return {
    smartMenuSeq: String(choice.choiceSeq),
    menuName: choice.main.menuName,
    menuNameEng: choice.main.menuNameEng,
    smartSubMenuTxt: choice.sides
      .map(({ menuName, menuNameEng }) => (language === 'en' ? menuNameEng : menuName))
      .join(','),
    photoUrl: `${pictureOrigin}/data/manager/recipe/${hallNo}/${choice.menuDt}/`,
    photoCd: '',
    sumKcal: wholeText(choiceKcal(choice)),
    soldOutYn: choice.leftCnt > 0 ? null : ('Y' as const),
    alYn: yn(allergenCodes.some((code) => avoided.has(code))),
    allergyKnownYn: yn(allergensKnown),
    allergyList: allergyRows(allergenCodes, names, avoided),
  }
}

/** The days of the choices, oldest first; the choices are in order already. */
export function choiceDays(choices: readonly Choice[], hallNo: string, context: Context, allergies: Allergies) {
  const days = Map.groupBy(choices, ({ menuDt }) => menuDt)
  return [...days].map(([menuDt, ofDay]) => ({
    menuDt,
    menuList: ofDay.map((choice) => choiceRow(choice, hallNo, context, allergies)),
  }))
}

export function choiceDetail(choice: Choice, hallNo: string, context: Context, allergies: Allergies) {
  const text = (of: (dish: Choice['main']) => number) => decimalText(sumOf(choice, of))
  return {
    ...choiceRow(choice, hallNo, context, allergies),
    menuDt: choice.menuDt,
    totCho: text(({ cho }) => cho),
    totProtein: text(({ protein }) => protein),
    totFat: text(({ fat }) => fat),
    totSugar: text(({ sugar }) => sugar),
    totNa: text(({ na }) => na),
    menuCntnt: context.language === 'en' ? choice.menuCntntEng : choice.menuCntnt,
  }
}

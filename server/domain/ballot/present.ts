import type { Language } from '#server/domain/member/language.rules.ts'
import { mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { wholeText, yn } from '#server/wire.ts'
import type { BallotRow } from './queries.ts'

/** Ballots from their trays: those that are open as they come, then those that are over, the newest first. */
export function ballotList(rows: readonly BallotRow[], minute: string, language: Language) {
  const all = [...Map.groupBy(rows, ({ choiceSeq }) => choiceSeq).values()].flatMap(
    (trays) => ballot(trays, minute, language) ?? [],
  )
  return [...all.filter(({ openYn }) => openYn === 'Y'), ...all.filter(({ openYn }) => openYn === 'N').toReversed()]
}

/** Undefined without a tray. Counts stand once the member has chosen or nobody can: nobody follows the others. */
export function ballot(trays: readonly BallotRow[], minute: string, language: Language) {
  const [first] = trays
  if (first === undefined) return undefined
  const { choiceSeq, choiceNm, restaurantCode, menuDt, endDtm, mine } = first
  const isOpen = minute <= endDtm
  return {
    choiceSeq,
    choiceNm,
    restaurantCode,
    restaurantName: (language === 'en' && first.restaurantNameEng) || first.restaurantName,
    menuDt,
    menuMealType: mealTypeOf(first.menuMealType),
    endDtm,
    openYn: yn(isOpen),
    choiceList: trays.map(({ itemSeq, menuCode, menuName, menuNameEng, subMenuTxt, sumKcal, choiceCnt }) => ({
      itemSeq,
      menuCode,
      menuName,
      menuNameEng: menuNameEng || null,
      subMenuTxt,
      sumKcal: wholeText(sumKcal),
      choiceCnt: isOpen && mine === null ? null : choiceCnt,
      myChoiceYn: yn(itemSeq === mine),
    })),
  }
}

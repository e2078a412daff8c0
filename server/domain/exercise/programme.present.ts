import type { Language } from '#server/domain/member/language.rules.ts'
import { yn } from '#server/wire.ts'
import { kcalOf, minutesOf } from './energy.rules.ts'
import type { Code, Offer, Step, Theme } from './programme.queries.ts'

/** One of two, by the language. */
export const inLanguage = <T>(language: Language, ko: T, eng: T): T => (language === 'en' ? eng : ko)

export function themeCard(theme: Theme, language: Language) {
  return {
    thmCode: theme.thmCode,
    thmNm: inLanguage(language, theme.thmNm, theme.thmNmEng),
    thmDesc: inLanguage(language, theme.thmDesc, theme.thmDescEng),
    imgUrl: null,
    prgmCnt: theme.prgmCnt,
  }
}

/** @param kg whose energy is told */
export function programmeCard(offer: Offer, kg: number, language: Language) {
  return {
    prgmCode: offer.prgmCode,
    prgmNm: inLanguage(language, offer.prgmNm, offer.prgmNmEng),
    thmCode: offer.thmCode,
    thmNm: inLanguage(language, offer.thmNm, offer.thmNmEng),
    goalCode: offer.goalCode,
    difficultyCode: offer.difficultyCode,
    categoryCode: offer.categoryCode,
    prgmMin: minutesOf(offer.seconds),
    useKcal: kcalOf(offer.metSeconds, kg),
    moveCnt: offer.moveCnt,
    imgUrl: null,
    favoriteYn: yn(offer.favouriteSince !== null),
    doneCnt: offer.doneCnt,
  }
}

export function programmeDetail(offer: Offer, steps: readonly Step[], kg: number, language: Language) {
  return {
    prgm: programmeCard(offer, kg, language),
    cntnts: inLanguage(language, offer.cntnts, offer.cntntsEng),
    cautionTxt: inLanguage(language, offer.cautionTxt, offer.cautionTxtEng),
    toolTxt: inLanguage(language, offer.toolTxt, offer.toolTxtEng),
    moveList: steps.map((step) => ({
      moveSn: step.moveSn,
      moveNm: inLanguage(language, step.moveNm, step.moveNmEng),
      partNm: inLanguage(language, step.partNm, step.partNmEng),
      setCnt: step.setCnt,
      repCnt: step.repCnt,
      moveSec: step.moveSec,
      restSec: step.restSec,
      guideTxt: inLanguage(language, step.guideTxt, step.guideTxtEng),
      imgUrl: null,
      videoUrl: null,
      pictoCode: step.pictoCode,
    })),
  }
}

export const choiceOf = (code: Code, language: Language) => ({
  code: code.code,
  codeNm: inLanguage(language, code.codeNm, code.codeNmEng),
  descTxt: inLanguage(language, code.descTxt, code.descTxtEng),
  orderSeq: code.orderSeq,
})

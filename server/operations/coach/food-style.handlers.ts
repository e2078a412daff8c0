/** The food style (COA-01): questions, answers, the style, and who may see it. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { styleFriendQueries } from '#server/domain/food-style/friend.queries.ts'
import { type FoodStyle, foodStyleQueries } from '#server/domain/food-style/queries.ts'
import {
  isAnswered,
  matchRate,
  QUESTIONS,
  styleAxisList,
  styleName,
  styleWords,
} from '#server/domain/food-style/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const OTHER_QUESTIONS = {
  ko: '질문이 바뀌었어요. 다시 답해 주세요.',
  en: 'The questions have changed. Please answer again.',
}

function resultOf(found: FoodStyle | undefined, language: Language) {
  if (found === undefined) return { answerDt: null, style: null, axisList: [], friendAgreeYn: 'N' as const }
  return {
    answerDt: found.answerDt,
    style: styleWords(found.styleCode, language),
    axisList: styleAxisList(found.axes, language),
    friendAgreeYn: yn(found.agreedAt !== null),
  }
}

export function foodStyleHandlers({ db, clock }: Deps) {
  const styles = foodStyleQueries(db)
  const friends = styleFriendQueries(db)
  const languages = languageQueries(db)

  return {
    coachSearchFoodStyleDetail: async (_input, caller) => {
      const [answers, language] = await Promise.all([
        styles.answers(caller.hcId),
        languages.languageOf(caller.hcId, caller),
      ])
      return ok(
        QUESTIONS.map(({ words, multi, choices }, index) => ({
          questionSeq: index + 1,
          questionTxt: words[language],
          multiYn: yn(multi),
          choiceList: choices.map(([choice], place) => ({
            choiceNo: place + 1,
            choiceTxt: choice[language],
            selectYn: yn(answers.get(index + 1)?.includes(place + 1) ?? false),
          })),
        })),
      )
    },

    coachPutFoodStyle: async ({ body: { answerList } }, caller) => {
      const answers = answerList.map(({ questionSeq, choiceNoList }) => ({ questionSeq, choices: choiceNoList }))
      const language = await languages.languageOf(caller.hcId, caller)
      if (!isAnswered(answers)) return refuse(409, 'conflict', wordsIn(OTHER_QUESTIONS, language))
      const saved = await styles.answer(caller.hcId, answers, seoulDay(clock.now()))
      return ok(resultOf(saved, language))
    },

    coachGetFoodStyleResult: async (_input, caller) => {
      const [found, language] = await Promise.all([styles.of(caller.hcId), languages.languageOf(caller.hcId, caller)])
      return ok(resultOf(found, language))
    },

    coachUpdateFriendAgreeYn: async ({ body: { friendAgreeYn } }, { hcId }) => {
      const agreed = await styles.agree(hcId, friendAgreeYn === 'Y', clock.now())
      if (agreed === undefined) return refuse(409, 'conflict', '식사 스타일을 먼저 알아보세요.')
      return ok({ friendAgreeYn, agreeDtm: agreed.agreedAt === null ? null : seoulStamp(agreed.agreedAt).slice(0, 12) })
    },

    /** Who shows nothing is shown nothing. */
    coachGetFoodStyleFriend: async ({ body }, caller) => {
      const { pageNo = 1, pageSize = 20 } = body ?? {}
      const [own, all, language] = await Promise.all([
        styles.of(caller.hcId),
        friends.of(caller.hcId),
        languages.languageOf(caller.hcId, caller),
      ])
      if (own === undefined || own.agreedAt === null) return ok({ friendAgreeYn: 'N' as const, totalCnt: 0, list: [] })
      const list = all.map(({ nickName, usrImg, styleCode, axes }, index) => ({
        friendSeq: index + 1,
        nickName,
        usrImg,
        styleCode,
        styleNm: styleName(styleCode, language),
        sameYn: yn(styleCode === own.styleCode),
        matchRate: matchRate(axes, own.axes),
      }))
      return ok({
        friendAgreeYn: 'Y' as const,
        totalCnt: list.length,
        list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      })
    },
  } satisfies Handlers
}

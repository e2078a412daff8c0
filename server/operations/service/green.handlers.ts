/** Green stamps, stories and quizzes (001 section 7, Service). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import {
  greenBoard,
  greenQuiz,
  greenQuizDetail,
  greenStamp,
  greenStory,
  greenStoryDetail,
  greenTip,
} from '#server/domain/green/present.ts'
import { greenQueries } from '#server/domain/green/queries.ts'
import { greenReadingQueries } from '#server/domain/green/reading.queries.ts'
import { GreenRefused, refusals } from '#server/domain/green/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from './refusing.ts'

const pageOf = ({ pageNo = 1, pageSize = 20 }: { pageNo?: number; pageSize?: number } = {}) => ({ pageNo, pageSize })

export function greenHandlers({ db, clock }: Deps) {
  const green = greenQueries(db)
  const reading = greenReadingQueries(db)
  const { languageOf } = languageQueries(db)

  /** What a call answers. */
  async function answering<Result>(
    caller: Caller,
    work: (now: Date, today: string, language: Language) => Promise<Result>,
  ) {
    const now = clock.now()
    return ok(await work(now, seoulDay(now), await languageOf(caller.hcId, caller)))
  }

  /** The same of a thing that may not be there. */
  async function finding<Result>(
    caller: Caller,
    work: (now: Date, today: string, language: Language) => Promise<Result>,
  ) {
    try {
      return await answering(caller, work)
    } catch (error) {
      if (!(error instanceof GreenRefused)) throw error
      return refuse(404, error.code, refusals[error.code].words[await languageOf(caller.hcId, caller)])
    }
  }

  return {
    serviceGreenStamp: ({ body }, caller) =>
      answering(caller, async (now, today, language) =>
        greenBoard(await green.board(caller.hcId, body?.baseMm ?? today.slice(0, 6), today), now, language),
      ),

    serviceGreenCheck: async ({ body: { deedCode, imgId } }, caller) => {
      try {
        return await answering(caller, async (now, _today, language) => {
          const { given, board } = await green.check(caller.hcId, deedCode, imgId, now)
          return { stamp: greenStamp(given), board: greenBoard(board, now, language) }
        })
      } catch (error) {
        if (!(error instanceof GreenRefused)) throw error
        const { status, words } = refusals[error.code]
        return refuse(status === 409 ? 409 : 400, error.code, words[await languageOf(caller.hcId, caller)])
      }
    },

    serviceGreenTip: ({ body }, caller) =>
      answering(caller, async (_now, today, language) => {
        const { totalCnt, list } = await reading.tips(today, pageOf(body))
        return { totalCnt, list: list.map((row) => greenTip(row, language)) }
      }),

    serviceGreenStory: ({ body }, caller) =>
      answering(caller, async (_now, today, language) => {
        const { totalCnt, list } = await reading.stories(caller.hcId, today, pageOf(body))
        return { totalCnt, list: list.map((row) => greenStory(row, language)) }
      }),

    serviceGreenStoryDetail: ({ body: { storySeq } }, caller) =>
      finding(caller, async (now, _today, language) =>
        greenStoryDetail(await reading.readStory(caller.hcId, storySeq, now), language),
      ),

    serviceGreenQuiz: ({ body }, caller) =>
      answering(caller, async (_now, today, language) => {
        const { totalCnt, list } = await reading.quizzes(caller.hcId, today, pageOf(body))
        return { totalCnt, list: list.map((row) => greenQuiz(row, today, language)) }
      }),

    serviceGreenQuizDetail: ({ body: { quizSeq } }, caller) =>
      finding(caller, async (_now, today, language) =>
        greenQuizDetail(await reading.quiz(caller.hcId, quizSeq, today), today, language),
      ),

    serviceGreenQuizAnswer: async ({ body: { quizSeq, choiceNo } }, caller) => {
      try {
        return await answering(caller, async (now, today, language) =>
          greenQuizDetail(await reading.answer(caller.hcId, quizSeq, choiceNo, now), today, language),
        )
      } catch (error) {
        if (!(error instanceof GreenRefused)) throw error
        const { status, words } = refusals[error.code]
        return refuse(status, error.code, words[await languageOf(caller.hcId, caller)])
      }
    },
  } satisfies Handlers
}

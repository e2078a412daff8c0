/**
 * Events (001 section 7, Service): what is on, one of them, and the ways to take part. Each way is open, take, settle,
 * present.
 */
import { type Handlers, ok } from '#server/contract.ts'
import { answerEvent } from '#server/domain/event/answer.queries.ts'
import { keepDraft } from '#server/domain/event/draft.queries.ts'
import { drawOnce } from '#server/domain/event/draw.queries.ts'
import { bringUp } from '#server/domain/event/earned.queries.ts'
import {
  drawnResult,
  eventDetail,
  eventDraft,
  eventJoin,
  eventQuestion,
  eventRow,
  minuteOf,
  quizResult,
  stampBoard,
} from '#server/domain/event/present.ts'
import { eventQueries } from '#server/domain/event/queries.ts'
import { recommOf } from '#server/domain/event/recomm.queries.ts'
import {
  type Answer,
  type DraftAnswer,
  phaseOf,
  QUESTION_KINDS,
  Refused,
  SURVEY_KINDS,
} from '#server/domain/event/rules.ts'
import { type Board, stampOrder, stampToday } from '#server/domain/event/stamp.queries.ts'
import { isStamp, seoulDay } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'
import { type Caller, refusing } from './refusing.ts'

const PHASES = { READY: 'ready', ING: 'open', END: 'over' } as const

export function eventHandlers({ db, clock, counterCodes }: Deps) {
  const events = eventQueries(db)
  const { languageOf, reading, taking } = refusing({ db, clock })
  const board = async (caller: Caller, taken: Board, today: string) =>
    stampBoard(taken, today, await languageOf(caller.hcId, caller))

  return {
    serviceEventList: async ({ query: { statusCode, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const today = seoulDay(clock.now())
      const phase = statusCode && PHASES[statusCode]
      const [totalCnt, rows] = await Promise.all([
        events.count(hcId, phase, today),
        events.list(hcId, phase, today, pageNo, pageSize),
      ])
      return ok({ totalCnt, list: rows.map((row) => eventRow(row, today)) })
    },

    serviceEventDetail: ({ query: { eventSeq } }, caller) =>
      reading(caller, async (now, today) => {
        await bringUp(db, caller.hcId, eventSeq, now)
        const [whole, language] = await Promise.all([
          events.whole(caller.hcId, eventSeq),
          languageOf(caller.hcId, caller),
        ])
        return eventDetail(
          whole,
          whole.event.kind === 'RECOMM' ? await recommOf(db, caller.hcId, eventSeq, now) : undefined,
          today,
          language,
        )
      }),

    serviceEventMarketing: ({ body: { eventSeq, marketingAgreeYn } }, caller) =>
      reading(caller, async (now) => {
        await events.agree(caller.hcId, eventSeq, marketingAgreeYn, now)
        return { resultCnt: 1 }
      }),

    serviceEventLike: ({ body: { eventSeq, likeYn } }, caller) =>
      reading(caller, async () => ({ likeCnt: await events.like(caller.hcId, eventSeq, likeYn), myLikeYn: likeYn })),

    serviceEventQuiz: ({ body: { eventSeq, answerList } }, { hcId, ...caller }) =>
      taking({ hcId, ...caller }, async (now) =>
        quizResult(
          eventSeq,
          await answerEvent(db, { hcId, eventSeq, answers: answersOf(answerList), kinds: ['QUIZ'], now }),
        ),
      ),

    serviceEventQues: ({ body: { eventSeq, answerList, restaurantCode } }, { hcId, ...caller }) =>
      taking({ hcId, ...caller }, async (now) =>
        eventJoin(
          eventSeq,
          await answerEvent(db, {
            hcId,
            eventSeq,
            answers: answersOf(answerList),
            kinds: QUESTION_KINDS,
            restaurantCode,
            now,
          }),
        ),
      ),

    serviceEventQuestionnaire: ({ query: { eventSeq } }, caller) =>
      reading(caller, async (_now, today) => {
        const { event, mine, questions, answers } = await events.whole(caller.hcId, eventSeq)
        if (!SURVEY_KINDS.includes(event.kind)) throw new Refused('eventNotFound')
        const isOver = phaseOf(event, today) === 'over'
        return {
          eventSeq,
          questionnaireNm: event.name,
          questionnaireNmEng: event.nameEng,
          guideTxt: event.contents,
          guideTxtEng: event.contentsEng,
          answerDtm: orNull(mine?.joinedAt ?? null, minuteOf),
          questionList: questions.map((question) => eventQuestion(question, answers, isOver)),
          draft:
            mine === undefined || mine.joinCnt > 0 || mine.draftNo === 0 || isOver
              ? null
              : eventDraft({ draftNo: mine.draftNo, draft: mine.draft ?? [] }),
        }
      }),

    serviceEventQuestionnaireSave: ({ body: { eventSeq, answerList } }, { hcId, ...caller }) =>
      taking({ hcId, ...caller }, async (now) =>
        eventJoin(
          eventSeq,
          await answerEvent(db, { hcId, eventSeq, answers: answersOf(answerList), kinds: SURVEY_KINDS, now }),
        ),
      ),

    serviceEventQuestionnaireDraft: ({ body: { eventSeq, answerList } }, { hcId, ...caller }) =>
      taking({ hcId, ...caller }, async (now) =>
        eventDraft(await keepDraft(db, { hcId, eventSeq, answers: draftOf(answerList), now })),
      ),

    serviceEventStamp: ({ body: { eventSeq, stampCntnt } }, caller) =>
      taking(caller, async (now, today) => {
        const visit = { hcId: caller.hcId, eventSeq, content: stampCntnt }
        return board(caller, await stampToday(db, counterCodes, visit, now), today)
      }),

    serviceEventStampWellOrder: ({ body: { eventSeq, smartOrderSeq } }, caller) =>
      taking(caller, async (now, today) =>
        board(caller, await stampOrder(db, caller.hcId, eventSeq, Number(smartOrderSeq), now), today),
      ),

    serviceEventDraw: ({ body: { eventSeq } }, { hcId, ...caller }) =>
      taking({ hcId, ...caller }, async (now) => drawnResult(await drawOnce(db, hcId, eventSeq, now))),
  } satisfies Handlers
}

interface SentAnswer {
  questionSeq: number
  choiceNoList?: number[]
  answerTxt?: string
  score?: number
}

/** An answer as it came; which of its three parts counts is the question's business. */
const answersOf = (list: readonly SentAnswer[]): Answer[] =>
  list.map(({ questionSeq, choiceNoList = [], answerTxt = null, score = null }) => ({
    questionSeq,
    choiceNos: choiceNoList,
    words: answerTxt,
    score,
  }))

/** @throws Refused where a moment is none */
const draftOf = (list: readonly (SentAnswer & { answerDtm: string })[]): DraftAnswer[] => {
  if (!list.every(({ answerDtm }) => isStamp(answerDtm))) throw new Refused('badAnswer')
  return answersOf(list).map((answer, at) => ({ ...answer, answeredDtm: list[at]?.answerDtm ?? '' }))
}

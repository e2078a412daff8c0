/**
 * Events as the wire has them. What may not be known yet is left out here: right choices, and how others have answered.
 */
import type { Language } from '#server/domain/member/language.rules.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulDay, seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Answered, QuestionRow } from './answer.queries.ts'
import type { Draft } from './draft.queries.ts'
import type { DrawRow, Drawn, PrizeRow } from './draw.queries.ts'
import type { announcementOf, announcements } from './announce.queries.ts'
import type { Settled } from './engine.queries.ts'
import type { ListedEvent, WholeEvent } from './queries.ts'
import type { Recomm } from './recomm.queries.ts'
import { DETAIL_QUESTION_KINDS, type Answer, isRight, phaseOf, QUESTION_KINDS, shares, SURVEY_KINDS } from './rules.ts'
import type { Board } from './stamp.queries.ts'
import type { Line } from './words.queries.ts'

const STATUS = { ready: 'READY', open: 'ING', over: 'END' } as const

/** `YYYYMMDDHHmm`. */
export const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

/**
 * What can be done in it now with one visit: an answer, today's stamp, turns. What needs something first counts
 * nothing.
 */
function leftOf(row: ListedEvent, today: string): number {
  if (phaseOf(row, today) !== 'open' || (row.marketingYn === 'Y' && row.agreedYn === 'N')) return 0
  const asks = row.kind === 'QUIZ' || QUESTION_KINDS.includes(row.kind) || SURVEY_KINDS.includes(row.kind)
  if (asks && row.joinCnt === 0) return 1
  if (row.stampRule === 'VISIT' || row.stampRule === 'CODE') {
    const isToday = row.joinedAt !== null && seoulDay(row.joinedAt) === today
    return row.joinCnt < (row.stampGoal ?? 0) && !isToday ? 1 : row.turnsLeft
  }
  return row.turnsLeft
}

export const eventRow = (row: ListedEvent, today: string) => ({
  eventSeq: row.eventSeq,
  eventTypeCode: row.kind,
  eventNm: row.name,
  eventNmEng: row.nameEng,
  statusCode: STATUS[phaseOf(row, today)],
  startDt: row.startDt,
  endDt: row.endDt,
  announceDt: row.announceDt,
  thumbUrl: null,
  artCode: row.art,
  joinYn: yn(row.joinCnt > 0),
  likeCnt: row.likeCnt,
  myLikeYn: row.likeYn,
  leftCnt: leftOf(row, today),
  boardCnt: row.stampGoal === null ? null : row.joinCnt,
  boardGoalCnt: row.stampGoal,
  draftYn: yn(row.hasDraft && phaseOf(row, today) === 'open'),
})

export function eventDetail(whole: WholeEvent, recomm: Recomm | undefined, today: string, language: Language) {
  const { event, mine, questions, prizes, answers, tallies, stampedAts, drawn } = whole
  const joinCnt = mine?.joinCnt ?? 0
  const turnsLeft = mine?.turnsLeft ?? event.openTurns
  const isOver = phaseOf(event, today) === 'over'
  const isTold = answers.length > 0 || isOver
  const isDrawn = event.announcedAt !== null || prizes.some(({ seats, winCnt }) => seats === 0 && (winCnt ?? 0) > 0)
  const first = questions[0]
  const tallyOf = (questionSeq: number, choiceNo: number) =>
    tallies.find((tally) => tally.questionSeq === questionSeq && tally.choiceNo === choiceNo)?.cnt ?? 0
  return {
    ...eventRow(
      {
        ...event,
        announceDt: isDrawn ? event.announceDt : null,
        joinCnt,
        joinedAt: mine?.joinedAt ?? null,
        turnsLeft,
        agreedYn: mine?.marketingYn ?? 'N',
        likeYn: mine?.likeYn ?? 'N',
        hasDraft: mine !== undefined && mine.draft !== null,
      },
      today,
    ),
    contentsTxt: wordsIn({ ko: event.contents, en: event.contentsEng }, language),
    imgList: [],
    noticeList: event.notices,
    noticeListEng: event.noticesEng,
    joinMaxCnt: event.joinMax,
    joinCnt,
    joinDtm: orNull(mine?.joinedAt ?? null, minuteOf),
    drawCnt: phaseOf(event, today) === 'open' ? turnsLeft : 0,
    marketingYn: event.marketingYn,
    marketingAgreeYn: mine?.marketingYn ?? 'N',
    prizeList: prizes.map(eventPrize),
    questionList: DETAIL_QUESTION_KINDS.includes(event.kind)
      ? questions.map((question) => ({
          ...eventQuestion(question, answers, isOver),
          choiceList: choiceList(
            question,
            event.kind === 'VOTE' && isTold
              ? question.choices.map(({ choiceNo }) => tallyOf(question.questionSeq, choiceNo))
              : null,
          ),
        }))
      : [],
    stamp:
      event.stampGoal === null
        ? null
        : stampBoard({ stampGoal: event.stampGoal, stampedAts, points: event.reward.points ?? 0 }, today, language),
    recomm:
      recomm === undefined
        ? null
        : {
            recommCode: recomm.code,
            recommCnt: recomm.came,
            fromNickName: recomm.from,
            openYn: yn(recomm.isOpen && phaseOf(event, today) === 'open'),
          },
    cntrlEvl:
      event.kind === 'CNTRLEVL' && event.restaurantCode !== null
        ? {
            cntrlEvlType: 'ALL' as const,
            cntrlEvlStatus: joinCnt > 0 ? ('DONE' as const) : ('READY' as const),
            evlData: answers.map(myAnswer),
            restaurantCode: event.restaurantCode,
          }
        : null,
    rewardPoint: event.reward.points ?? 0,
    answerAllCnt: first !== undefined && isTold ? tallyOf(first.questionSeq, 0) : null,
    lastDraw: drawn === undefined ? null : drawResult(drawn, prizes, turnsLeft),
    linkMenu: event.linkMenu,
    linkSeq: event.linkSeq,
  }
}

export const eventPrize = (prize: PrizeRow) => ({
  prizeSeq: prize.prizeSeq,
  prizeNm: prize.name,
  prizeNmEng: prize.nameEng,
  prizeCode: prize.code,
  winCnt: prize.winCnt,
  leftCnt: orNull(prize.winCnt, (all) => all - prize.givenCnt),
  seatCnt: prize.seats,
  artCode: prize.art,
  imgUrl: null,
})

export function drawResult(draw: DrawRow, prizes: readonly PrizeRow[], turnsLeft: number) {
  const prize = prizes.find(({ prizeSeq }) => prizeSeq === draw.prizeSeq)
  if (prize === undefined)
    throw new Error(`Event ${String(draw.eventSeq)} has lost its prize ${String(draw.prizeSeq)}.`)
  return {
    eventSeq: draw.eventSeq,
    winYn: yn(prize.code !== 'NONE'),
    prize: eventPrize(prize),
    seatNo: draw.seatNo,
    couponNo: draw.couponNo,
    savePoint: draw.points,
    drawCnt: turnsLeft,
    drawDtm: minuteOf(draw.drawnAt),
  }
}

export const drawnResult = ({ draw, prize, turnsLeft }: Drawn) => drawResult(draw, [prize], turnsLeft)

const choiceList = ({ choices }: QuestionRow, counts: number[] | null) => {
  const rates = counts === null ? null : shares(counts)
  return choices.map(({ choiceNo, words, wordsEng, art }, at) => ({
    choiceNo,
    choiceTxt: words,
    choiceTxtEng: wordsEng,
    artCode: art,
    imgUrl: null,
    choiceRate: rates?.[at] ?? null,
  }))
}

/** What is right is told with the own answer, or when the event is over. */
export function eventQuestion(question: QuestionRow, answers: readonly Answer[], isOver: boolean) {
  const own = answers.find(({ questionSeq }) => questionSeq === question.questionSeq)
  const isTold = own !== undefined || isOver
  return {
    questionSeq: question.questionSeq,
    questionTxt: question.words,
    questionTxtEng: question.wordsEng,
    answerCode: question.answerCode,
    requiredYn: question.requiredYn,
    choiceList: choiceList(question, null),
    myAnswer: own === undefined ? null : myAnswer(own),
    answerNoList: isTold ? question.rightNos : null,
    commentTxt: isTold ? question.comment : null,
    commentTxtEng: isTold ? question.commentEng : null,
    showWhen: orNull(question.showWhen, ({ questionSeq, choiceNos }) => ({ questionSeq, choiceNoList: choiceNos })),
    whyTxt: question.why,
    whyTxtEng: question.whyEng,
    maxChoiceCnt: question.maxChoices,
  }
}

const myAnswer = ({ questionSeq, choiceNos, words, score }: Answer) => ({
  questionSeq,
  choiceNoList: choiceNos,
  answerTxt: words,
  score,
})

/** Answers that were kept and not sent. */
export const eventDraft = ({ draftNo, draft }: Draft) => ({
  draftNo,
  answerList: draft.map(({ answeredDtm, ...answer }) => ({ ...myAnswer(answer), answerDtm: answeredDtm })),
})

export const stampBoard = ({ stampGoal, stampedAts, points }: Board, today: string, language: Language) => ({
  stampCnt: stampedAts.length,
  goalCnt: stampGoal,
  fullYn: yn(stampedAts.length >= stampGoal),
  todayYn: yn(stampedAts.some((at) => seoulDay(at) === today)),
  stampDtmList: stampedAts.map(minuteOf),
  rewardTxt:
    points === 0
      ? ''
      : wordsIn(
          {
            ko: `${String(stampGoal)}번 모으면 ${String(points)}포인트를 드려요.`,
            en: `${String(points)} points for all ${String(stampGoal)}.`,
          },
          language,
        ),
})

/** What taking part brought. */
export const eventJoin = (eventSeq: number, { points, joinCnt, turnsLeft }: Settled) => ({
  eventSeq,
  joinCnt,
  savePoint: points,
  drawCnt: turnsLeft,
  messageTxt: null,
})

export function quizResult(eventSeq: number, answered: Answered) {
  const resultList = answered.questions.map(({ questionSeq, rightNos, comment, commentEng }) => ({
    questionSeq,
    correctYn: yn(
      isRight(
        rightNos,
        answered.answers.find((answer) => answer.questionSeq === questionSeq),
      ),
    ),
    answerNoList: rightNos ?? [],
    commentTxt: comment,
    commentTxtEng: commentEng,
  }))
  return {
    ...eventJoin(eventSeq, answered),
    totalCnt: resultList.length,
    correctCnt: resultList.filter(({ correctYn }) => correctYn === 'Y').length,
    resultList,
  }
}

export const eventReply = ({ replySeq, nickName, usrImg, words, writtenAt, isMine }: Line) => ({
  replySeq,
  nickName,
  usrImg,
  replyTxt: words,
  regDtm: minuteOf(writtenAt),
  myYn: yn(isMine),
})

type Announced = Awaited<ReturnType<typeof announcements>>['list'][number]

const announceDay = ({ announceDt, announcedAt }: Pick<Announced, 'announceDt' | 'announcedAt'>) =>
  announceDt ?? seoulDay(announcedAt ?? new Date(0))

export const winnerRow = (row: Announced) => ({
  eventSeq: row.eventSeq,
  eventNm: row.name,
  eventNmEng: row.nameEng,
  announceDt: announceDay(row),
  winnerCnt: row.winnerCnt,
  winYn: yn(row.isMine),
})

export function winnerResult(
  { event, announcedAt, prizes, winners, own, entries }: Awaited<ReturnType<typeof announcementOf>>,
  language: Language,
) {
  // There are never more of a prize than were to be won.
  const prizeList = prizes.map((prize) => {
    const winnerList = winners
      .filter(({ prizeSeq }) => prizeSeq === prize.prizeSeq)
      .slice(0, prize.winCnt ?? 0)
      .map(({ mask, bizNm, winnerKey }) => ({ usrIdMask: mask, bizNm, myYn: yn(winnerKey === own?.winnerKey) }))
    return {
      prizeNm: prize.name,
      prizeNmEng: prize.nameEng,
      artCode: prize.art,
      winnerCnt: winnerList.length,
      winnerList,
    }
  })
  const prize = prizes.find(({ prizeSeq }) => prizeSeq === own?.prizeSeq)
  return {
    eventSeq: event.eventSeq,
    eventNm: event.name,
    eventNmEng: event.nameEng,
    announceDt: announceDay(event),
    winnerCnt: prizeList.reduce((sum, { winnerCnt }) => sum + winnerCnt, 0),
    winYn: yn(own !== undefined),
    contentsTxt: wordsIn({ ko: event.announceWords ?? '', en: event.announceWordsEng }, language),
    prizeNm: prize?.name ?? null,
    prizeNmEng: prize?.nameEng ?? null,
    prizeCode: prize?.code ?? null,
    artCode: prize?.art ?? null,
    couponNo: own?.couponNo ?? null,
    savePoint: own?.points ?? 0,
    myEntryCnt: entries,
    entryCnt: event.entryCnt,
    announceDtm: minuteOf(announcedAt),
    prizeList,
  }
}

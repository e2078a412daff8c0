import { useLingui } from '@lingui/react/macro'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { josa, koreanCount } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { firstWrong, nameOf, prizeName } from './event.ts'
import { takeOf } from './event.kind.ts'
import type { EventDetail } from './event.queries.ts'

/**
 * The first line of an event: what there is to do, and once it is done what came of it. Made of the answer's numbers,
 * never of its sentences.
 */
export function useEventLead() {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const today = dayIn(useLatestServerNow())
  const count = (number: number) => (language === 'ko' ? koreanCount(number) : formatNumber(number))
  const before = (word: string, particle: '이/가' | '이에요/예요') =>
    language === 'ko' ? `${word}${josa(word, particle)}` : word

  const board = (
    event: EventDetail,
    { stampCnt, goalCnt, fullYn, todayYn }: NonNullable<EventDetail['stamp']>,
  ): string => {
    const points = formatNumber(event.rewardPoint)
    if (event.eventTypeCode === 'POINT') {
      if (todayYn !== 'Y') return t`오늘 ${points}포인트\n받아 가세요`
      // On its last day there is no tomorrow.
      return event.endDt > today ? t`내일 또 만나요` : t`오늘 포인트까지\n다 받았어요`
    }
    const own = ownBoard(event, count(goalCnt - stampCnt), count(stampCnt), stampCnt, fullYn === 'Y')
    if (own !== undefined) return own
    if (fullYn === 'Y') return event.rewardPoint > 0 ? t`${points}포인트를 드렸어요` : t`다 모았어요`
    const left = count(goalCnt - stampCnt)
    return event.rewardPoint > 0 ? t`${left} 번 더 비우면\n${points}포인트예요` : t`${left} 번 더\n모으면 돼요`
  }
  /** Boards that fill by themselves say what fills them. */
  const ownBoard = (
    { eventTypeCode, rewardPoint, statusCode }: EventDetail,
    left: string,
    has: string,
    stampCnt: number,
    isFull: boolean,
  ): string | undefined => {
    const points = formatNumber(rewardPoint)
    if (eventTypeCode === 'HEALTHYDRAW')
      return stampCnt === 0 ? t`목표를 채운 날마다\n응모권이 생겨요` : t`응모권이\n${has} 장 있어요`
    if (eventTypeCode === 'WELGREENER')
      return isFull
        ? statusCode === 'END'
          ? t`웰그리너가\n되었어요`
          : t`이번 달\n웰그리너예요`
        : t`${left} 번 더 비우면\n웰그리너예요`
    if (eventTypeCode === 'STAMPEVAL') return isFull ? t`다 모았어요` : t`${left} 끼만 더\n평가하면 돼요`
    if (eventTypeCode === 'HEALTHCHECKUP')
      return isFull ? t`${points}포인트를 드렸어요` : t`검진 결과를 가져오면\n${points}포인트예요`
    return undefined
  }
  /** Over, and nothing more is to be had: how far one came. */
  const over = ({ eventTypeCode, joinYn, stamp }: EventDetail): string => {
    if (stamp !== null && stamp.stampCnt > 0) {
      const [has, all] = [count(stamp.stampCnt), count(stamp.goalCnt)]
      return eventTypeCode === 'HEALTHYDRAW' ? t`응모권을\n${has} 장 모았어요` : t`${all} 번 가운데\n${has} 번 모았어요`
    }
    return joinYn === 'N' && takeOf(eventTypeCode) !== 'none' ? t`이번에는\n참여하지 않았어요` : t`이벤트가 끝났어요`
  }
  const answered = (event: EventDetail): string => {
    const [question] = event.questionList
    const all = formatNumber(event.answerAllCnt ?? 0)
    if (event.eventTypeCode === 'VOTE') {
      const leader = question?.choiceList.toSorted((one, other) => (other.choiceRate ?? 0) - (one.choiceRate ?? 0))[0]
      const first = before(leader?.choiceTxt ?? '', '이/가')
      return event.statusCode === 'END' ? t`${first}\n뽑혔어요` : t`${first}\n앞서고 있어요`
    }
    if (event.eventTypeCode === 'QUIZ') {
      const wrong = firstWrong(event.questionList)
      if (wrong === undefined) return t`맞았어요`
      const right = wrong.choiceList
        .filter(({ choiceNo }) => wrong.answerNoList?.includes(choiceNo))
        .map(({ choiceTxt }) => choiceTxt)
      const word = before(right.join(', '), '이에요/예요')
      return event.joinYn === 'Y' ? t`아쉬워요,\n답은 ${word}` : t`답은\n${word}`
    }
    if (event.eventTypeCode === 'CNTRLEVL') {
      const score = question?.myAnswer?.score ?? 0
      return t`${score}점을 주셨어요`
    }
    return event.joinYn === 'Y' ? t`고마워요,\n${all}명이 답했어요` : t`${all}명이\n답했어요`
  }

  /** @param isTable the table is what is shown, whatever the kind */
  return (event: EventDetail, isTable: boolean): string => {
    const name = nameOf(event, language)
    if (event.statusCode === 'READY') {
      const day = formatDay(event.startDt, language, 'short')
      return t`${day}에 열려요`
    }
    if (isTable) {
      const { lastDraw, drawCnt } = event
      if (drawCnt > 0 && (lastDraw === null || event.statusCode === 'ING')) {
        const bowls = count(event.prizeList.reduce((sum, { seatCnt }) => sum + seatCnt, 0))
        return t`${bowls} 그릇 가운데\n하나가 내 자리에 멈춰요`
      }
      if (lastDraw === null && event.statusCode === 'END') return t`이벤트가 끝났어요`
      if (lastDraw === null) return event.joinYn === 'Y' ? t`이번에는\n돌릴 기회가 없어요` : t`먼저 퀴즈를 풀어 주세요`
      if (lastDraw.winYn === 'N') return t`이번에는\n빈 그릇이에요`
      const prize = before(prizeName(lastDraw.prize, language), '이/가')
      return t`${prize}\n내 자리에 멈췄어요`
    }
    const take = takeOf(event.eventTypeCode)
    if (take === 'stamp' && event.stamp && (event.statusCode === 'ING' || event.stamp.fullYn === 'Y'))
      return board(event, event.stamp)
    if (
      take === 'answer' &&
      (event.joinYn === 'Y' || (event.statusCode === 'END' && event.eventTypeCode !== 'CNTRLEVL'))
    )
      return answered(event)
    if (take === 'words' && event.joinYn === 'Y') return t`한마디를\n남겼어요`
    if (event.statusCode === 'END') return over(event)
    if (event.recomm !== null) {
      const points = formatNumber(event.rewardPoint)
      const people = count(event.recomm.recommCnt)
      return event.recomm.recommCnt > 0
        ? t`${people} 분이\n내 코드로 왔어요`
        : t`동료가 오면\n두 분 다 ${points}포인트예요`
    }
    if (event.eventTypeCode === 'CNTRLEVL') return t`이번 달\n어땠어요?`
    const [question, second] = event.questionList
    return take === 'answer' && question && !second ? question.questionTxt : name
  }
}

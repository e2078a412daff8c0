import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { indexRecord, removalOf } from '#src/domain/index-record/index-record.ts'
import { SHOWS_READINGS } from '#src/domain/index-record/readings-stale.ts'
import { toast } from '#src/ui/toast/toast.ts'

const READINGS = '/api/chalen/challenge/chalCustContentsList'
const READING = '/api/chalen/challenge/chalCustContents'
const PROPOSALS = '/api/chalen/challenge/getChalGoalRecmnd'
const USES = '/api/chalen/challenge/getUseList'
const INDICATORS = '/api/chalen/challenge/chalIndicatorList'
const QUESTIONS = '/api/chalen/challenge/intvwQstnList'
const SUBJECTS = '/api/chalen/challenge/intvwCnsltOptList'
const BEFORE = '/api/chalen/challenge/getCareBefore'
const AFTER = '/api/chalen/challenge/getCareAfter'
const HAND_IN = '/api/chalen/challenge/saveIntvwPaperWeight'
const WEIGHT = '/api/healthlog/health/MyWeightRecord'

const of = (chalnCode: string) => ({ params: { query: { chalnCode } } })

export const proposalsQuery = (chalnCode: string) => query('get', PROPOSALS, of(chalnCode))
export const indicatorsQuery = (chalnCode: string) => query('get', INDICATORS, of(chalnCode))
export const usesQuery = (chalnCode: string) => query('get', USES, of(chalnCode))
export const roundsQuery = (chalnCode: string) =>
  query('get', '/api/reservation/reservation/chalCouslingSchdlList', of(chalnCode))
export const readingsQuery = (chalnCode: string) => query('get', READINGS, of(chalnCode))
export const questionsQuery = (chalnCode: string) => query('get', QUESTIONS, of(chalnCode))
export const subjectsQuery = (chalnCode: string) => query('get', SUBJECTS, of(chalnCode))
/** The newest reading of the weight. */
export const weightQuery = () => query('get', WEIGHT)
export const beforeQuery = (chalnCode: string) => query('get', BEFORE, of(chalnCode))
export const afterQuery = (chalnCode: string) => query('get', AFTER, of(chalnCode))

/** One reading; null where there is none of that number, or its day has not come. */
export const readingQuery = (chalnCode: string, custContentsSeq: number) =>
  queryOptions({
    queryKey: [READING, 'found', chalnCode, custContentsSeq] as const,
    queryFn: async ({ client }) => {
      try {
        return await client.fetchQuery(query('get', READING, { params: { query: { chalnCode, custContentsSeq } } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/** What another goal changes. Asked again after a refusal, too: it was answered on another phone then. */
const SHOWS_GOAL = [
  PROPOSALS,
  INDICATORS,
  '/api/chalen/challenge/getChalnInfo',
  '/api/chalen/challenge/chalIndicatorChart',
  '/api/chalen/challenge/chalList',
] as const

export const useSaveRecommendedGoal = () =>
  useWrite('post', '/api/chalen/challenge/saveChalGoalRecmnd', {
    stale: SHOWS_GOAL,
    done: msg`목표를 바꿨어요`,
    failed: null,
  })
export const useRejectRecommendedGoal = () =>
  useWrite('post', '/api/chalen/challenge/rejectChalGoalRecmnd', {
    stale: SHOWS_GOAL,
    done: msg`목표를 그대로 뒀어요`,
    failed: null,
  })

/**
 * Reading alone marks nothing: the page says so once it stands. Nobody is told when it did not work; it is new once
 * more then.
 */
export const useOpenContents = () =>
  useWrite('post', '/api/chalen/challenge/updateChalCustContentsState', { stale: [READINGS], done: null, failed: null })
export const useFinishContents = () =>
  useWrite('post', '/api/chalen/challenge/updateChalCustContentsState', {
    stale: [READINGS, READING, USES],
    done: msg`잘하셨어요`,
  })

/** What an interview shows in, and its weight. */
const SHOWS_PAPER = [
  QUESTIONS,
  SUBJECTS,
  BEFORE,
  INDICATORS,
  '/api/chalen/challenge/getChalnInfo',
  '/api/chalen/challenge/chalIndicatorChart',
  WEIGHT,
  '/api/healthlog/health/MyWeightRecordGraph',
  '/api/healthlog/health/MyWeightRecordList',
  ...SHOWS_READINGS,
] as const

/**
 * Hands the interview in, says what became of its weight, and offers the way back for that. Its form says a failure.
 */
export function useSaveInterviewPaper() {
  const undoing = useWrite('post', '/api/healthlog/insertMyHelhIdx', {
    stale: SHOWS_PAPER,
    done: msg`체중 기록을 되돌렸어요`,
    failed: msg`되돌리지 못했어요. 다시 시도해 주세요.`,
  })
  return useWrite('post', HAND_IN, {
    stale: SHOWS_PAPER,
    done: null,
    failed: null,
    onAnswer: ({ inptDt, beforeVal }) => {
      if (inptDt === null) return toast({ kind: 'good', text: i18n._(msg`영양사에게 보냈어요`), about: HAND_IN })
      const [text, record] =
        beforeVal === null
          ? [msg`영양사에게 보내고 체중도 기록했어요`, removalOf('BW', inptDt)]
          : [msg`영양사에게 보내고 체중 기록을 고쳤어요`, indexRecord('BW', inptDt, beforeVal)]
      toast({
        kind: 'good',
        text: i18n._(text),
        about: HAND_IN,
        action: { label: i18n._(msg`기록 되돌리기`), onPress: () => undoing.send({ body: [record] }) },
      })
    },
  })
}

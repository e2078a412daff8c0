/**
 * What a member agrees to, answers or is rewarded by is read in English by who reads English: in a field `…Eng` beside the Korean, or as the
 * sentence itself where the server words it by `Accept-Language` (decision 107).
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepDay } from '#server/db/seed/seed.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const C = '/api/chalen/challenge'
const EVENT = '/api/service/event'

/** What may be Korean for everybody, by the name of its field. */
const KOREAN_FOR_ALL: Readonly<Record<string, string>> = {
  artCode: 'name of a drawing',
  bizNm: 'name of an employer',
  counselorNm: 'name of a person',
  leaderNickName: 'name of a person',
  nickName: 'name of a person',
  promiseTxt: 'in myJoin what the member wrote; of the challenge itself it has its English',
  statusNm: 'state as delivered, which no screen shows (CHA-07)',
  teamNm: 'name that a team has given itself',
  unitNm: 'unit of progress, for which the screens have their own words',
}
/** What a shared challenge carries to somebody else: the app sends the challenge's own name and summary, which have their English. */
const CARRIED = ['share']

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isKorean = (value: Json | undefined): boolean => (Array.isArray(value) ? value.some(isKorean) : typeof value === 'string' && /[가-힣]/.test(value))

/** The fields of an answer whose Korean has no English beside it. */
function koreanIn(value: Json, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => koreanIn(each, `${at}[]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => {
    if (CARRIED.includes(key)) return []
    if (isKorean(each)) {
      const english = value[`${key}Eng`]
      const isSaid = english === undefined ? key in KOREAN_FOR_ALL : english !== null && english !== '' && !isKorean(english)
      return isSaid ? [] : [`${at}.${key}: ${JSON.stringify(each).slice(0, 60)}`]
    }
    return koreanIn(each, `${at}.${key}`)
  })
}

describe.each(databaseKinds)('the operator’s words in English, %s', (kind) => {
  let server: TestServer
  let emily: TestMember
  beforeAll(async () => {
    server = await startTestServer(kind)
    emily = await server.member('emily')
  })
  afterAll(() => server.close())

  type Ask = [method: 'GET' | 'POST', url: string, body?: object]
  const asked = async ([method, url, body]: Ask, who = emily): Promise<Json> => {
    const answer = method === 'GET' ? await who.get(url, { 'accept-language': 'en' }) : await who.post(url, body, { 'accept-language': 'en' })
    expect([url, answer.statusCode]).toEqual([url, 200])
    return dataOf<Json>(answer)
  }
  const rows = async (ask: Ask) => (await asked(ask)) as { [key: string]: Json }[]
  const listOf = async (ask: Ask) => ((await asked(ask)) as { list: { [key: string]: Json }[] }).list
  /** What is Korean alone in each of these answers, by its address. */
  const koreanAlone = async (asks: readonly Ask[], who?: TestMember) => {
    const found: string[] = []
    for (const ask of asks) found.push(...koreanIn(await asked(ask, who)).map((field) => `${ask[1]} ${field}`))
    return found
  }
  const codes = async () => (await rows(['POST', `${C}/getAllChalnCodeList`])).map(({ chalnCode }) => String(chalnCode))

  test.each<[what: string, asks: Ask[]]>([
    ['challenges in lists', [['POST', `${C}/chalList`, {}], ['GET', `${C}/chalAllList`], ['GET', `${C}/getDsChallengeList`]]],
    ['what is offered, over the hub and on it', [['GET', `${C}/chalRecommendationList`], ['GET', `${C}/getPopupChalAllList`], ['POST', `${C}/getChalBanner`, {}]]],
    ['health consents', [['GET', '/api/my/helhidxRule'], ['GET', '/api/healthlog/helhidxAgreeList'], ['POST', '/api/healthlog/healthSensitiveAgreeRule', { helhidxLkeqmtCode: '1' }]]],
    ['what joining and settings agree to', [['POST', '/api/mypage/getMyAgreeList', { hcId: '' }], ['POST', '/api/reservation/reservation/getTerms', { cnsltType: 'TALK' }], ['POST', '/api/welfit/getReservationStdMngInfo', { rsrvType: 'TALK' }], ['POST', '/api/healthcheckup/getMyHealthCheckupAgree', {}]]],
    ['coupons and points', [['GET', '/api/mypage/coupon-list'], ['GET', '/api/mypage/point/getSelectPointList?pageNo=1&pageSize=20']]],
    ['what a voice to the kitchen is asked', [['GET', '/api/customer/qna/regi-info/voc'], ['GET', '/api/customer/qna/regi-info/appqna']]],
  ])('%s', async (_what, asks) => {
    expect(await koreanAlone(asks)).toEqual([])
  })

  test('every challenge with its steps, rewards, promise, terms, missions and badges', async () => {
    const asks = (await codes()).flatMap((chalnCode): Ask[] => [
      ['POST', `${C}/getChalnInfo`, { chalnCode }],
      ['GET', `${C}/getChalTerms?chalnCode=${chalnCode}`],
      ['GET', `${C}/chalMissonList?chalnCode=${chalnCode}`],
      ['POST', `${C}/getChalnBadgeInfo`, { chalnCode }],
    ])
    expect(asks.length).toBeGreaterThan(40)
    expect(await koreanAlone(asks)).toEqual([])
  })

  test('every event with its rules and questions, every survey, everything that was won', async () => {
    const events = await listOf(['GET', `${EVENT}/list?pageNo=1&pageSize=100`])
    const surveys = events.filter(({ eventTypeCode }) => eventTypeCode === 'SURVEY' || eventTypeCode === 'QUESTIONNAIRE')
    const announced = await listOf(['GET', `${EVENT}/winner?pageNo=1&pageSize=100`])
    expect([events.length > 15, surveys.length > 1, announced.length > 1]).toEqual([true, true, true])
    const asks = [
      ...events.map(({ eventSeq }): Ask => ['GET', `${EVENT}/detail?eventSeq=${String(eventSeq)}`]),
      ...surveys.map(({ eventSeq }): Ask => ['GET', `${EVENT}/questionnaire?eventSeq=${String(eventSeq)}`]),
      ...announced.map(({ eventSeq }): Ask => ['GET', `${EVENT}/winner-result?eventSeq=${String(eventSeq)}`]),
    ]
    expect(await koreanAlone([['GET', `${EVENT}/list`], ...asks])).toEqual([])
  })

  test('green quizzes, and what a dietitian asks before the first call', async () => {
    const quizzes = await listOf(['POST', '/api/service/greenQuiz', {}])
    expect(quizzes.length).toBeGreaterThan(0)
    expect(await koreanAlone(quizzes.map(({ quizSeq }): Ask => ['POST', '/api/service/greenQuizDetail', { quizSeq }]))).toEqual([])
    const haneul = await server.member('haneul')
    const query = 'chalnCode=CH20261029'
    expect(await koreanAlone([['GET', `${C}/intvwQstnList?${query}`], ['GET', `${C}/intvwCnsltOptList?${query}`]], haneul)).toEqual([])
  })

  test('a result is told in English', async () => {
    const haneul = await server.member('haneul')
    const result = (await asked(['POST', `${C}/report/getResultReport`, { chalnCode: 'CH20260907' }], haneul)) as { [key: string]: Json }
    expect([result['resultTxt'], result['badgeNmList']]).toEqual(['You had 6 Well Food lunches.', ['Finished']])
  })

  test('a database of before there was any English has it after the next start', async () => {
    const { db } = server.database
    await db.execute(sql`update challenge_terms set title_eng = null, contents_eng = null`)
    await db.execute(sql`update challenges set intro_txt_eng = null, notice_txt_eng = null, promise_txt_eng = null,
      how = (select jsonb_agg(one - 'titleEng' - 'descTxtEng') from jsonb_array_elements(how) one),
      rewards = (select jsonb_agg(one - 'rewardNmEng' - 'conditionTxtEng') from jsonb_array_elements(rewards) one),
      popup = popup - 'titleEng' - 'contentsEng'`)
    await db.execute(sql`update events set notices_eng = null, announce_words_eng = null`)
    await db.execute(sql`update event_questions set words_eng = null, why_eng = null, comment_eng = null`)
    await db.execute(sql`update event_choices set words_eng = null`)
    const everything: Ask[] = [
      ...(await codes()).flatMap((chalnCode): Ask[] => [['POST', `${C}/getChalnInfo`, { chalnCode }], ['GET', `${C}/getChalTerms?chalnCode=${chalnCode}`]]),
      ['GET', `${C}/getPopupChalAllList`],
      ...[93, 57, 94, 92, 95].map((eventSeq): Ask => ['GET', `${EVENT}/detail?eventSeq=${String(eventSeq)}`]),
      ['GET', `${EVENT}/questionnaire?eventSeq=91`],
      ['GET', `${EVENT}/winner-result?eventSeq=87`],
    ]
    expect((await koreanAlone(everything)).length).toBeGreaterThan(50)
    await keepDay(server.database, '20261119')
    expect(await koreanAlone(everything)).toEqual([])
  })
})

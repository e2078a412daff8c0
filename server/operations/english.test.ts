/**
 * What a member agrees to, answers or is rewarded by is read in English by who reads English: in a field `…Eng` beside
 * the Korean, or as the sentence itself where the server words it by `Accept-Language` (decision 107).
 */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepDay } from '#server/db/seed/seed.ts'
import { challenges, challengeTerms } from '#server/domain/challenge/schema.ts'
import { eventChoices, eventQuestions, events } from '#server/domain/event/schema.ts'
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
/**
 * What a shared challenge carries to somebody else: the app sends the challenge's own name and summary, which have
 * their English.
 */
const CARRIED = ['share']

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isKorean = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.some(isKorean) : typeof value === 'string' && /[가-힣]/.test(value)

/** The fields of an answer whose Korean has no English beside it. */
function koreanIn(value: Json, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => koreanIn(each, `${at}[]`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => {
    if (CARRIED.includes(key)) return []
    if (isKorean(each)) {
      const english = value[`${key}Eng`]
      const isSaid =
        english === undefined ? key in KOREAN_FOR_ALL : english !== null && english !== '' && !isKorean(english)
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
    const answer =
      method === 'GET'
        ? await who.get(url, { 'accept-language': 'en' })
        : await who.post(url, body, { 'accept-language': 'en' })
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
    [
      'challenges in lists',
      [
        ['POST', `${C}/chalList`, {}],
        ['GET', `${C}/chalAllList`],
        ['GET', `${C}/getDsChallengeList`],
      ],
    ],
    [
      'what is offered, over the hub and on it',
      [
        ['GET', `${C}/chalRecommendationList`],
        ['GET', `${C}/getPopupChalAllList`],
        ['POST', `${C}/getChalBanner`, {}],
      ],
    ],
    [
      'health consents',
      [
        ['GET', '/api/my/helhidxRule'],
        ['GET', '/api/healthlog/helhidxAgreeList'],
        ['POST', '/api/healthlog/healthSensitiveAgreeRule', { helhidxLkeqmtCode: '1' }],
      ],
    ],
    [
      'what joining and settings agree to',
      [
        ['POST', '/api/mypage/getMyAgreeList', { hcId: '' }],
        ['POST', '/api/reservation/reservation/getTerms', { cnsltType: 'TALK' }],
        ['POST', '/api/welfit/getReservationStdMngInfo', { rsrvType: 'TALK' }],
        ['POST', '/api/healthcheckup/getMyHealthCheckupAgree', {}],
      ],
    ],
    [
      'coupons and points',
      [
        ['GET', '/api/mypage/coupon-list'],
        ['GET', '/api/mypage/point/getSelectPointList?pageNo=1&pageSize=20'],
      ],
    ],
    [
      'what a voice to the kitchen is asked',
      [
        ['GET', '/api/customer/qna/regi-info/voc'],
        ['GET', '/api/customer/qna/regi-info/appqna'],
      ],
    ],
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
    const surveys = events.filter(
      ({ eventTypeCode }) => eventTypeCode === 'SURVEY' || eventTypeCode === 'QUESTIONNAIRE',
    )
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
    expect(
      await koreanAlone(quizzes.map(({ quizSeq }): Ask => ['POST', '/api/service/greenQuizDetail', { quizSeq }])),
    ).toEqual([])
    const haneul = await server.member('haneul')
    const query = 'chalnCode=CH20261029'
    expect(
      await koreanAlone(
        [
          ['GET', `${C}/intvwQstnList?${query}`],
          ['GET', `${C}/intvwCnsltOptList?${query}`],
        ],
        haneul,
      ),
    ).toEqual([])
  })

  test('a result is told in English', async () => {
    const haneul = await server.member('haneul')
    const result = (await asked(['POST', `${C}/report/getResultReport`, { chalnCode: 'CH20260907' }], haneul)) as {
      [key: string]: Json
    }
    expect([result['resultTxt'], result['badgeNmList']]).toEqual(['You had 6 Well Food lunches.', ['Finished']])
  })

  /** As an earlier build has left it: Korean alone. */
  const forgetEnglish = async () => {
    const { db } = server.database
    await db.execute(sql`update challenge_terms set title_eng = null, contents_eng = null`)
    await db.execute(sql`update challenges set intro_txt_eng = null, notice_txt_eng = null, promise_txt_eng = null,
      how = (select jsonb_agg(one - 'titleEng' - 'descTxtEng') from jsonb_array_elements(how) one),
      rewards = (select jsonb_agg(one - 'rewardNmEng' - 'conditionTxtEng') from jsonb_array_elements(rewards) one),
      popup = popup - 'titleEng' - 'contentsEng'`)
    await db.execute(sql`update events set notices_eng = null, announce_words_eng = null`)
    await db.execute(sql`update event_questions set words_eng = null, why_eng = null, comment_eng = null`)
    await db.execute(sql`update event_choices set words_eng = null`)
  }

  test('a database of before there was any English has it after the next start', async () => {
    await forgetEnglish()
    const everything: Ask[] = [
      ...(await codes()).flatMap((chalnCode): Ask[] => [
        ['POST', `${C}/getChalnInfo`, { chalnCode }],
        ['GET', `${C}/getChalTerms?chalnCode=${chalnCode}`],
      ]),
      ['GET', `${C}/getPopupChalAllList`],
      ...[93, 57, 94, 92, 95].map((eventSeq): Ask => ['GET', `${EVENT}/detail?eventSeq=${String(eventSeq)}`]),
      ['GET', `${EVENT}/questionnaire?eventSeq=91`],
      ['GET', `${EVENT}/winner-result?eventSeq=87`],
    ]
    expect((await koreanAlone(everything)).length).toBeGreaterThan(50)
    await keepDay(server.database, '20261119')
    expect(await koreanAlone(everything)).toEqual([])
  })

  test('Korean that is not this build’s own gets no English: an earlier build’s, an operator’s rewording', async () => {
    const { db } = server.database
    await forgetEnglish()
    const [WALK, WINTER] = ['CH20261102', 'CH20261201']
    const ofTerm = (termsSet: number, termsSeq: number) =>
      and(eq(challengeTerms.termsSet, termsSet), eq(challengeTerms.termsSeq, termsSeq))
    // As the build before published them: they promised less, or something else.
    const usage = '챌린지 기간의 식사와 체중을 목표를 세고 포인트를 정하는 데 씁니다. 끝난 날부터 6개월 뒤에 지웁니다.'
    const name = '함께하는 사람에게 별명이 보입니다. 건강 값은 누구에게도 보이지 않습니다.'
    const plates = ['하루에 한 번 찍을 수 있어요.', '일곱 번을 다 모으면 바로 포인트를 드려요.']
    await db.update(challengeTerms).set({ contents: usage }).where(ofTerm(2, 71))
    await db.update(challengeTerms).set({ contents: name }).where(ofTerm(2, 72))
    await db.update(challengeTerms).set({ contents: name }).where(ofTerm(3, 82))
    await db.update(events).set({ notices: plates }).where(eq(events.eventSeq, 93))
    // As an operator has edited them, below the seed's own titles and names.
    await db.update(challengeTerms).set({ contents: '미션 기록은 1년 동안 둡니다.' }).where(ofTerm(3, 81))
    const [walk] = await db.select().from(challenges).where(eq(challenges.chalnCode, WALK))
    const how = walk?.how.map((step, at) => (at === 1 ? { ...step, descTxt: '저녁에 걸은 것도 세어요.' } : step))
    const rewards = walk?.rewards.map((reward, at) =>
      at === 0 ? { ...reward, conditionTxt: '열 번을 채운 모두' } : reward,
    )
    await db
      .update(challenges)
      .set({ how, rewards, noticeTxt: '비 오는 날은 세지 않아요.', promiseTxt: '나는 날마다 걷겠습니다.' })
      .where(eq(challenges.chalnCode, WALK))
    await db
      .update(challenges)
      .set({ popup: { title: '겨울 맞이 걷기 챌린지', contents: '자리가 얼마 남지 않았어요.', hideDays: 7 } })
      .where(eq(challenges.chalnCode, WINTER))
    await db
      .update(events)
      .set({ notices: ['두 번 참여할 수 있어요.'] })
      .where(eq(events.eventSeq, 57))
    await db.update(events).set({ announceWords: '모두 고마워요.' }).where(eq(events.eventSeq, 87))
    const ofQuestion = (eventSeq: number, questionSeq: number) =>
      and(eq(eventQuestions.eventSeq, eventSeq), eq(eventQuestions.questionSeq, questionSeq))
    await db.update(eventQuestions).set({ comment: '가자미는 기름이 적어요.' }).where(ofQuestion(57, 1))
    await db.update(eventQuestions).set({ why: '지난주 답을 보고 여쭤봐요.' }).where(ofQuestion(91, 3))
    await db.update(eventQuestions).set({ words: '내년 식당에 바라는 것은요?' }).where(ofQuestion(82, 2))
    const choice = and(eq(eventChoices.eventSeq, 57), eq(eventChoices.questionSeq, 1), eq(eventChoices.choiceNo, 2))
    await db.update(eventChoices).set({ words: '삼치' }).where(choice)
    await keepDay(server.database, '20261119')

    const terms = await db.select().from(challengeTerms)
    const both = (seq: number) =>
      terms.filter(({ termsSeq }) => termsSeq === seq).map(({ titleEng, contentsEng }) => [titleEng, contentsEng])
    expect([71, 72, 81, 82].map(both)).toEqual([[[null, null]], [[null, null]], [[null, null]], [[null, null]]])
    expect(terms.find(({ termsSeq }) => termsSeq === 71)?.contents).toBe(usage)
    expect(both(61)).toEqual([
      [
        'Use of your step count',
        'During the challenge, we use the daily steps counted by your phone to work out rankings and points. We delete them 6 months after the challenge ends.',
      ],
    ])
    expect([63, 73, 83].map(both)).toEqual(
      [63, 73, 83].map(() => [['News of new challenges', 'We tell you when a similar challenge opens.']]),
    )

    const [walked] = await db.select().from(challenges).where(eq(challenges.chalnCode, WALK))
    expect([
      walked?.how.map(({ titleEng, descTxtEng }) => [titleEng, descTxtEng]),
      walked?.rewards.map(({ rewardNmEng }) => rewardNmEng),
    ]).toEqual([
      [
        ['Make a team', 'Invite colleagues or join an open team.'],
        [undefined, undefined],
        ['Get your points', 'Points arrive on the first workday after the end.'],
      ],
      [undefined, 'Snack coupon for Hanbit Tower'],
    ])
    expect([walked?.noticeTxtEng, walked?.promiseTxtEng, walked?.introTxtEng?.slice(0, 19)]).toEqual([
      null,
      null,
      'Just twenty minutes',
    ])
    const [winter] = await db
      .select({ popup: challenges.popup, noticeTxtEng: challenges.noticeTxtEng })
      .from(challenges)
      .where(eq(challenges.chalnCode, WINTER))
    expect(winter).toEqual({
      popup: { title: '겨울 맞이 걷기 챌린지', contents: '자리가 얼마 남지 않았어요.', hideDays: 7 },
      noticeTxtEng: 'Weekends do not count.',
    })

    const written = await db.select().from(events)
    const noticesOf = (seq: number) => written.find(({ eventSeq }) => eventSeq === seq)?.noticesEng
    expect([noticesOf(93), noticesOf(57), noticesOf(95)]).toEqual([
      null,
      null,
      ['New colleagues can enter a code once, within 30 days of signing up.'],
    ])
    expect([87, 85].map((seq) => written.find(({ eventSeq }) => eventSeq === seq)?.announceWordsEng)).toEqual([
      null,
      'Nobody took part this time, so we will run it again next month.',
    ])
    const questions = await db.select().from(eventQuestions)
    const asked = (seq: number, no: number) =>
      questions
        .filter(({ eventSeq, questionSeq }) => eventSeq === seq && questionSeq === no)
        .map(({ wordsEng, whyEng, commentEng }) => [wordsEng, whyEng, commentEng])
    expect([asked(57, 1), asked(91, 3), asked(91, 5), asked(82, 2)]).toEqual([
      [['Which of these is not an oily fish?', null, null]],
      [['How do you like your tofu?', null, null]],
      [['How is the seasoning at the Korean corner?', 'We ask because you often go to the Korean corner.', null]],
      [[null, null, null]],
    ])
    const choices = await db
      .select()
      .from(eventChoices)
      .where(and(eq(eventChoices.eventSeq, 57), eq(eventChoices.questionSeq, 1)))
    expect(choices.toSorted((one, other) => one.choiceNo - other.choiceNo).map(({ wordsEng }) => wordsEng)).toEqual([
      'Mackerel',
      null,
      'Flounder',
    ])
  })

  test('English that an operator wrote stays, whatever the seed says', async () => {
    const { db } = server.database
    await forgetEnglish()
    await db
      .update(events)
      .set({ noticesEng: ['Once each, please.'] })
      .where(eq(events.eventSeq, 95))
    await db.update(challenges).set({ noticeTxtEng: 'Only workdays.' }).where(eq(challenges.chalnCode, 'CH20261201'))
    await keepDay(server.database, '20261119')
    const [event] = await db.select({ words: events.noticesEng }).from(events).where(eq(events.eventSeq, 95))
    const [walk] = await db
      .select({ words: challenges.noticeTxtEng })
      .from(challenges)
      .where(eq(challenges.chalnCode, 'CH20261201'))
    expect([event?.words, walk?.words]).toEqual([['Once each, please.'], 'Only workdays.'])
  })
})

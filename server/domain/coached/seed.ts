/** What comes with the coached challenges of the demo, and where haneul stands in them. */
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { challenges } from '#server/domain/challenge/schema.ts'
import { CODES } from '#server/domain/challenge/seed/plan.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import {
  challengeCares,
  challengeContents,
  contentsStates,
  counselSubjects,
  goalProposals,
  interviewPapers,
  interviewQuestions,
  type QuestionOption,
} from './schema.ts'

const COACH = '오세린 영양사'
const { coached, breakfastPast } = CODES

export const seed: NounSeed = {
  shared: offer,
  /** A database of before there was any of it. */
  day: async (db) => {
    const known = await db.select({ seq: challengeContents.custContentsSeq }).from(challengeContents).limit(1)
    if (known.length === 0) await retrying(() => db.transaction((tx) => offer(tx)))
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const begun = await startsOf(tx)
    const start = begun.get(coached)
    if (start === undefined) return
    const at = (days: number, time: string) => seoulInstant(addDays(start, days), time)
    await tx.insert(interviewPapers).values({
      hcId,
      chalnCode: coached,
      weight: 69_900,
      goalWeight: 67_800,
      subjects: ['DINNER', 'SNACK'],
      answers: [
        { qstnSeq: 1, optCodes: ['B'], answerTxt: null },
        { qstnSeq: 2, optCodes: ['A', 'C'], answerTxt: null },
        { qstnSeq: 3, optCodes: [], answerTxt: '5' },
        { qstnSeq: 4, optCodes: ['C'], answerTxt: null },
        { qstnSeq: 5, optCodes: ['C'], answerTxt: null },
      ],
      savedAt: at(-1, '2010'),
    })
    const care = (
      chalnCode: string,
      part: 'BEFORE' | 'AFTER',
      habits: (typeof challengeCares.$inferInsert)['habits'],
      commentTxt: string,
    ) => ({ hcId, chalnCode, part, habits, writerNm: COACH, commentTxt })
    await insertMany(tx, challengeCares, [
      care(coached, 'BEFORE', { MEAL: 3, NIGHT: 2, WALK: 4 }, '저녁이 늦고 양이 많은 편이에요. 시간부터 당겨 볼게요.'),
      care(
        breakfastPast,
        'BEFORE',
        { MEAL: 2, NIGHT: 2, WALK: 3 },
        '아침을 거르는 날이 많아요. 작은 것부터 챙겨 볼게요.',
      ),
      care(
        breakfastPast,
        'AFTER',
        { MEAL: 5, NIGHT: 3, WALK: 3 },
        '아침을 먹은 날이 크게 늘었어요. 지금처럼만 하시면 돼요.',
      ),
    ])
    await tx.insert(goalProposals).values({
      hcId,
      recmndSeq: 91,
      chalnCode: coached,
      goalVal: 68_000,
      reason: {
        ko: '줄어드는 속도가 알맞아요. 남은 날은 68.0 kg을 지키는 쪽이 편안해요.',
        en: 'You are losing at a good pace. Holding 68.0 kg for the days left is the easier way.',
      },
      writerNm: COACH,
      madeAt: seoulInstant(addDays(seoulDay(now), -1), '1025'),
    })
    await tx
      .insert(contentsStates)
      .values({ hcId, chalnCode: coached, custContentsSeq: 211, readAt: at(12, '2140'), doneAt: at(13, '1915') })
  },
}

async function startsOf(tx: Queryable): Promise<Map<string, string>> {
  const rows = await tx
    .select({ chalnCode: challenges.chalnCode, startDt: challenges.startDt })
    .from(challenges)
    .where(inArray(challenges.chalnCode, [coached, breakfastPast]))
  return new Map(rows.map(({ chalnCode, startDt }) => [chalnCode, startDt]))
}

async function offer(tx: Queryable): Promise<void> {
  const [challenge] = await tx
    .select({ startDt: challenges.startDt })
    .from(challenges)
    .where(eq(challenges.chalnCode, coached))
  if (challenge === undefined) return
  const opens = (days: number) => addDays(challenge.startDt, days)
  await insertMany(tx, challengeContents, [
    {
      chalnCode: coached,
      custContentsSeq: 211,
      title: '저녁을 30분 당기는 법',
      summaryTxt: '퇴근 전에 두부 한 조각이면 충분해요.',
      imgPath: null,
      videoPath: null,
      openDt: opens(11),
      paragraphs: [
        {
          subTitle: '오후 네 시의 간식이 저녁을 바꿔요',
          contents:
            '저녁이 늦은 날에는 배가 고파서 빨리, 많이 먹게 돼요. 오후 네 시쯤 두부 한 조각이나 달걀 하나를 먹으면 저녁의 첫 다섯 숟가락이 달라져요.',
        },
        { subTitle: '국은 마지막에', contents: '나물과 단백질 반찬을 먼저 먹고, 국은 건더기부터 절반만 먹어 보세요.' },
      ],
      actionTxt: '내일 오후 네 시에 작은 간식 챙기기',
    },
    {
      chalnCode: coached,
      custContentsSeq: 214,
      title: '야식이 생각날 때 5분',
      summaryTxt: '물 한 잔과 스트레칭을 함께 해요.',
      imgPath: null,
      videoPath: null,
      openDt: opens(18),
      paragraphs: [
        {
          subTitle: '먼저 물 한 잔',
          contents: '야식 생각은 대개 15분이면 지나가요. 물을 한 잔 천천히 마시면서 시계를 한 번 보세요.',
        },
        {
          subTitle: '목과 어깨를 5분',
          contents: '그동안 목과 어깨를 천천히 풀어 보세요. 그래도 배가 고프면 따뜻한 우유나 과일 한 조각이 좋아요.',
        },
      ],
      actionTxt: '오늘 밤 한 번 따라 하기',
    },
    {
      chalnCode: coached,
      custContentsSeq: 217,
      title: '주말 저녁 고르기',
      summaryTxt: '외식에서 고를 수 있는 세 가지.',
      imgPath: null,
      videoPath: null,
      openDt: opens(25),
      paragraphs: [
        {
          subTitle: null,
          contents: '구이와 나물이 있는 집, 밥의 양을 고를 수 있는 집, 국물이 따로 나오는 집을 골라 보세요.',
        },
      ],
      actionTxt: '주말에 갈 곳 한 곳 정해 두기',
    },
  ])
  await insertMany(tx, interviewQuestions, QUESTIONS)
  await insertMany(tx, counselSubjects, SUBJECTS)
}

const option = (optCode: string, ko: string, en: string, score: number | null = null): QuestionOption => ({
  optCode,
  name: { ko, en },
  score,
})

type QuestionRow = typeof interviewQuestions.$inferInsert
const asked = (
  qstnSeq: number,
  ko: string,
  en: string,
  more: Pick<QuestionRow, 'answerType' | 'requiredYn'> & Partial<QuestionRow>,
): QuestionRow => ({
  chalnCode: coached,
  qstnSeq,
  question: { ko, en },
  unit: null,
  options: [],
  habit: null,
  ...more,
})

const QUESTIONS = [
  asked(1, '저녁은 보통 몇 시에 드세요?', 'When do you usually have dinner?', {
    answerType: 'ONE',
    requiredYn: 'Y',
    habit: 'MEAL',
    options: [
      option('A', '일곱 시 전', 'Before seven', 5),
      option('B', '일곱 시에서 아홉 시', 'Seven to nine', 3),
      option('C', '아홉 시 뒤', 'After nine', 1),
    ],
  }),
  asked(2, '야식으로 무엇을 드세요?', 'What do you have late at night?', {
    answerType: 'MANY',
    requiredYn: 'N',
    options: [option('A', '라면', 'Noodles'), option('B', '과일', 'Fruit'), option('C', '맥주', 'Beer')],
  }),
  asked(3, '하루에 물을 몇 잔 드세요?', 'How many glasses of water a day?', {
    answerType: 'NUMBER',
    requiredYn: 'Y',
    unit: { ko: '잔', en: 'glasses' },
  }),
  asked(4, '야식은 일주일에 며칠 드세요?', 'On how many days a week do you eat late?', {
    answerType: 'ONE',
    requiredYn: 'Y',
    habit: 'NIGHT',
    options: [
      option('A', '거의 안 먹어요', 'Hardly ever', 5),
      option('B', '하루나 이틀', 'One or two', 4),
      option('C', '사흘이나 나흘', 'Three or four', 2),
      option('D', '거의 날마다', 'Most days', 1),
    ],
  }),
  asked(5, '점심 뒤에 걷는 날은 며칠인가요?', 'On how many days do you walk after lunch?', {
    answerType: 'ONE',
    requiredYn: 'Y',
    habit: 'WALK',
    options: [
      option('A', '거의 없어요', 'Hardly any', 1),
      option('B', '하루나 이틀', 'One or two', 2),
      option('C', '사흘이나 나흘', 'Three or four', 4),
      option('D', '거의 날마다', 'Most days', 5),
    ],
  }),
  asked(9, '영양사가 알아 두면 좋을 일이 있나요?', 'Is there anything your dietitian should know?', {
    answerType: 'TEXT',
    requiredYn: 'N',
  }),
]

const subject = (
  orderSeq: number,
  cnsltOptCode: string,
  name: QuestionOption['name'],
  descr: QuestionOption['name'] | null,
) => ({ chalnCode: coached, cnsltOptCode, name, descr, orderSeq })

const SUBJECTS = [
  subject(1, 'DINNER', { ko: '저녁 식사', en: 'Dinner' }, { ko: '시간과 양', en: 'When and how much' }),
  subject(2, 'SNACK', { ko: '간식과 야식', en: 'Snacks and late eating' }, null),
  subject(
    3,
    'EATOUT',
    { ko: '외식', en: 'Eating out' },
    { ko: '회식 자리에서 고르기', en: 'Choosing at work dinners' },
  ),
]

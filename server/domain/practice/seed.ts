/**
 * The practices, and who does which. What is said of them: vegetables before rice lower the sugar after a meal (Shukla
 * and others, Diabetes Care 38, 2015), as a walk after it does (Buffey and others, Sports Medicine 52, 2022). The
 * others say how, not how much.
 */
import { insertMany, upsertMany } from '#server/db/many.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { practiceChoices, practiceDays, practices } from './schema.ts'

type Row = [
  code: string,
  category: (typeof practices.$inferInsert)['categoryCode'],
  name: string,
  nameEng: string,
  text: string,
  textEng: string,
]

const ROWS: Row[] = [
  [
    'VEGFIRST',
    'MEAL',
    '나물 반찬 먼저 먹기',
    'Vegetables first',
    '채소를 먼저 먹으면 식사 뒤 혈당이 천천히 올라요.',
    'Vegetables before rice let your blood sugar rise more slowly.',
  ],
  [
    'HALFSOUP',
    'MEAL',
    '국물은 반만 먹기',
    'Half the soup',
    '국물을 반만 남겨도 나트륨을 300 mg쯤 줄일 수 있어요.',
    'Leaving half the soup saves about 300 mg of sodium.',
  ],
  [
    'BREAKFAST',
    'MEAL',
    '아침 한 입이라도 먹기',
    'A bite of breakfast',
    '달걀 하나, 두유 한 팩이면 충분해요.',
    'An egg or a carton of soy milk is enough.',
  ],
  [
    'SLOWMEAL',
    'MEAL',
    '20분 동안 천천히 먹기',
    'Twenty minutes a meal',
    '한 술 뜨고 수저를 내려놓아 보세요.',
    'Put the spoon down after every bite.',
  ],
  [
    'WATER',
    'MEAL',
    '물 여섯 잔 마시기',
    'Six glasses of water',
    '끼니마다 한 잔, 그 사이에 한 잔씩이에요.',
    'One with each meal and one in between.',
  ],
  [
    'LUNCHWALK',
    'EXERCISE',
    '점심 먹고 10분 걷기',
    'Ten minutes after lunch',
    '걷기는 식사 뒤 30분 안에 시작하면 더 좋아요.',
    'It does most when you start within half an hour.',
  ],
  [
    'STAIRS',
    'EXERCISE',
    '두 층은 계단으로',
    'Two floors by stairs',
    '올라갈 때만 걸어도 돼요. 무릎이 아프면 쉬어 가세요.',
    'Going up is enough. Rest if your knees hurt.',
  ],
  [
    'STANDUP',
    'EXERCISE',
    '한 시간에 한 번 일어서기',
    'Up once an hour',
    '물을 뜨러 다녀오는 것으로 충분해요.',
    'A walk to the water is enough.',
  ],
  [
    'PHONEOFF',
    'SLEEP',
    '잠들기 30분 전 휴대폰 내려놓기',
    'Phone down before bed',
    '밝은 화면을 일찍 끄면 더 빨리 잠들어요.',
    'You fall asleep sooner when the bright screen is off early.',
  ],
  [
    'SAMETIME',
    'SLEEP',
    '같은 시각에 잠자리에 들기',
    'To bed at the same time',
    '주말에도 한 시간 안에서 지켜 보세요.',
    'Within an hour, on weekends too.',
  ],
  [
    'BREATH3',
    'MIND',
    '숨 고르기 3분',
    'Three minutes of breath',
    '자리에 앉아 4초 들이쉬고 6초 내쉬어 보세요.',
    'Sit down, breathe in for 4 seconds and out for 6.',
  ],
  [
    'ONEGOOD',
    'MIND',
    '좋았던 일 하나 적기',
    'One good thing',
    '잠들기 전에 한 줄이면 돼요.',
    'A line before you sleep is enough.',
  ],
]

export const PRACTICES: (typeof practices.$inferInsert)[] = ROWS.map(
  ([actCode, categoryCode, actNm, actNmEng, actDesc, actDescEng], index) => ({
    actCode,
    actNm,
    actNmEng,
    actDesc,
    actDescEng,
    categoryCode,
    orderSeq: index + 1,
  }),
)

export const seed: NounSeed = {
  shared: async (tx) => {
    await upsertMany(tx, practices, PRACTICES, ['actCode'])
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const today = seoulDay(now)
    const monday = addDays(today, 1 - weekday(today))
    const chosen = ['VEGFIRST', 'HALFSOUP'].map((actCode, index) => ({
      actCode,
      fromDt: monday,
      toDt: null,
      orderSeq: index + 1,
    }))
    await insertMany(tx, practiceChoices, owned(hcId, chosen))
    // Vegetables first on every day, half the soup on every other; today's lunch when it is over.
    const days = [0, 1, 2, 3, 4, 5, 6].map((ago) => addDays(monday, ago))
    const ticks = days.flatMap((baseDt, index) => {
      const doneAt = seoulInstant(baseDt, '1214')
      const acts = index % 2 === 0 && baseDt < today ? ['VEGFIRST', 'HALFSOUP'] : ['VEGFIRST']
      return doneAt <= now ? acts.map((actCode) => ({ baseDt, actCode, doneAt })) : []
    })
    await insertMany(tx, practiceDays, owned(hcId, ticks))
  },
}

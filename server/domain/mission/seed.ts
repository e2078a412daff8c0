/**
 * The missions, which challenge asks for which, and what haneul has done. What is said of them: vegetables before rice
 * lower the sugar after a meal (Shukla and others, Diabetes Care 38, 2015), as a walk after it does (Buffey and others,
 * Sports Medicine 52, 2022); a flight of stairs is effort enough to count as exercise (Jenkins and others, Applied
 * Physiology 44, 2019). The others say how, not how much.
 */
import { insertMany, upsertMany } from '#server/db/many.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { challengeMissions, missionEntries, missions, missionSwaps } from './schema.ts'

type Text = readonly [ko: string, en: string]
type Row = [
  seq: number,
  name: Text,
  how: Text,
  why: Text,
  counted?: { goalVal: number; unit: Text; measuredBy: 'STEPS' | null },
]

const ROWS: Row[] = [
  [
    1,
    ['나물 반찬 먼저 먹기', 'Vegetables first'],
    ['밥보다 나물을 먼저 드시면 돼요.', 'Eat the vegetables before the rice.'],
    [
      '채소를 먼저 먹으면 식사 뒤 혈당이 천천히 올라요. 밥보다 나물에 젓가락을 먼저 대 보세요.',
      'Vegetables before rice let your blood sugar rise more slowly. Reach for them first.',
    ],
  ],
  [
    2,
    ['계단으로 5층 오르기', 'Five floors by stairs'],
    ['한 번에 다 오르지 않아도 괜찮아요.', 'Not all at once, if you like.'],
    [
      '출근길에 한 번이면 충분해요. 무릎이 아프면 쉬어 가세요.',
      'Once on the way in is enough. Rest if your knees hurt.',
    ],
  ],
  [
    3,
    ['점심 먹고 3,000보 걷기', '3,000 steps after lunch'],
    ['오전 11시 30분부터 오후 2시까지의 걸음을 세요.', 'Steps from 11:30 to 14:00 count.'],
    [
      '30분쯤 걸려요. 휴대폰을 가지고 걸으면 걸음이 저절로 쌓여요.',
      'It takes about half an hour. Take your phone along and the steps add up by themselves.',
    ],
    { goalVal: 3000, unit: ['보', 'steps'], measuredBy: 'STEPS' },
  ],
  [
    6,
    ['퇴근길 한 정거장 걷기', 'One stop on foot'],
    ['한 정거장 먼저 내려 걸어요.', 'Get off a stop early and walk.'],
    [
      '앉아 있던 하루를 걸음으로 마쳐요. 어두우면 밝은 길로 가세요.',
      'End a day of sitting with a walk. Take the lit road when it is dark.',
    ],
  ],
  [
    8,
    ['스트레칭 10분 하기', 'Ten minutes of stretching'],
    ['목과 어깨부터 천천히 풀어요.', 'Slowly, neck and shoulders first.'],
    [
      '걷기 어려운 날에는 몸을 푸는 것으로 충분해요. 숨을 참지 마세요.',
      'On a day when walking is hard, this is enough. Keep breathing.',
    ],
  ],
  [
    11,
    ['출근길에 계단 한 번', 'Stairs on the way in'],
    ['두 층이라도 걸어 올라가요.', 'Two floors are enough.'],
    ['짧게 오르는 계단도 운동이에요. 올라갈 때만 걸어도 돼요.', 'A short climb is exercise, too. Going up is enough.'],
  ],
  [
    12,
    ['점심 먹고 계단으로 돌아오기', 'Stairs after lunch'],
    ['식당에서 자리까지 걸어요.', 'From the cafeteria to your desk.'],
    ['먹고 나서 움직이면 오후에 덜 졸려요.', 'Moving after a meal keeps the afternoon awake.'],
  ],
  [
    13,
    ['한 층은 걸어서 내려가기', 'Down one floor on foot'],
    ['퇴근할 때 한 번이면 돼요.', 'Once on the way home will do.'],
    ['내려갈 때는 난간을 잡고 천천히 걸어요.', 'Take your time going down, a hand on the rail.'],
  ],
  [
    15,
    ['저녁 일곱 시 전에 먹기', 'Dinner before seven'],
    ['일이 늦으면 가볍게라도 먼저 드세요.', 'Have something light first if work runs late.'],
    ['일찍 먹으면 잠들기 전에 속이 편해요.', 'An early dinner lets you sleep more easily.'],
  ],
  [
    16,
    ['물 여덟 잔 마시기', 'Eight glasses of water'],
    ['끼니마다 한 잔, 그 사이에 나누어 마셔요.', 'One with each meal, the others in between.'],
    ['목이 마르기 전에 조금씩 마시면 하루가 가벼워요.', 'A little before you are thirsty keeps the day light.'],
  ],
]

/** By the challenge's code, in the day's order. */
const GIVEN: Record<string, number[]> = { CH20261102: [1, 2, 3], CH20261116: [11, 12, 13], CH20261204: [15, 16] }
const SWAPS: Record<number, number[]> = { 1: [8], 2: [6, 8], 3: [6, 8], 11: [8], 12: [6, 8] }

/** Numbered as the picture strip of the operator's examples begins. */
const FIRST_ENTRY = 66_101

export const seed: NounSeed = {
  shared: async (tx) => {
    await upsertMany(tx, missions, ROWS.map(missionRow), ['missionSeq'])
    const given = Object.entries(GIVEN).flatMap(([chalnCode, all]) =>
      all.map((missionSeq, index) => ({ chalnCode, missionSeq, orderSeq: index + 1 })),
    )
    await upsertMany(tx, challengeMissions, given, ['chalnCode', 'missionSeq'])
    const swaps = Object.entries(SWAPS).flatMap(([seq, all]) =>
      all.map((newMissionSeq, index) => ({ missionSeq: Number(seq), newMissionSeq, orderSeq: index + 1 })),
    )
    await upsertMany(tx, missionSwaps, swaps, ['missionSeq', 'newMissionSeq'])
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const today = seoulDay(now)
    const monday = addDays(today, 1 - weekday(today))
    // The stairs in the morning and vegetables at lunch, every workday of this week up to now. The walk is counted by
    // the phone.
    const days = [0, 1, 2, 3, 4].map((after) => addDays(monday, after))
    const tried = days.flatMap((missionDt) => [
      { missionDt, missionSeq: 2, memoTxt: null, enteredAt: seoulInstant(missionDt, '0851') },
      {
        missionDt,
        missionSeq: 1,
        memoTxt: missionDt === today ? '시금치나물부터 먹었어요.' : null,
        enteredAt: seoulInstant(missionDt, '1214'),
      },
    ])
    const rows = tried
      .filter(({ enteredAt }) => enteredAt <= now)
      .map((row, index) => ({ ...row, missionDailySeq: FIRST_ENTRY + index, doneVal: null, imgId: null }))
    await insertMany(tx, missionEntries, owned(hcId, rows))
  },
}

function missionRow([missionSeq, name, how, why, counted]: Row): typeof missions.$inferInsert {
  return {
    missionSeq,
    missionNm: name[0],
    missionNmEng: name[1],
    descTxt: how[0],
    descTxtEng: how[1],
    whyTxt: why[0],
    whyTxtEng: why[1],
    missionType: counted ? 'COUNT' : 'CHECK',
    goalVal: counted?.goalVal ?? null,
    unitNm: counted?.unit[0] ?? null,
    unitNmEng: counted?.unit[1] ?? null,
    measuredBy: counted?.measuredBy ?? null,
  }
}

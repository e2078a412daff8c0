import { describe, expect, test } from 'vitest'
import type { IndexRecord } from '#server/domain/index-record/queries.ts'
import { altersOf, urgentOf } from './alter.rules.ts'
import { cardsOf, type Newest } from './cards.rules.ts'

const NOW = { day: '20261119', time: '1210' }
/** Ten minutes ago. */
const AT = '20261119120000'

type Values = Partial<Record<IndexRecord['code'] | 'HR', number>>

function newest(values: Values, inptDt: string): Newest {
  const records = Object.entries(values).flatMap(([code, value]): [IndexRecord['code'], IndexRecord][] =>
    code === 'HR'
      ? []
      : [[code as IndexRecord['code'], { code: code as IndexRecord['code'], inptDt, value, origin: '1' }]],
  )
  const { HR, DBP } = values
  return {
    records: new Map(records),
    diastolic: DBP ?? null,
    heightCm: 174,
    restingRate: HR === undefined ? null : { inptDt, rate: HR },
    gender: 'M',
  }
}

/**
 * Every value that may be kept, of every measure that a line can be of, and what its source calls it. Low: nobody may
 * read that it is "a little" so, or high. Dangerous: 119 is named.
 */
const SOURCES: [measure: keyof Values, kept: [number, number], low: number, serious: (value: number) => boolean][] = [
  // 대한당뇨병학회: 저혈당 70 미만, 54 미만은 2단계; CDC: 300부터.
  ...(['NBD', 'BBD', 'ABD', 'SBD'] as const).map(
    (code): [typeof code, [number, number], number, (value: number) => boolean] => [
      code,
      [20, 600],
      70,
      (value) => value < 54 || value >= 300,
    ],
  ),
  // 질병관리청: 90/60 미만; 대한고혈압학회 2022: 180/120부터.
  ['SBP', [60, 260], 90, (value) => value >= 180],
  // ACC/AHA/HRS 2018: 50 미만; NEWS2 2017: 40까지, 131부터.
  ['HR', [30, 220], 50, (value) => value <= 40 || value >= 131],
]

const MEDICINE = { name: '인슐린', at: '202611191200' }
const DUE = { code: 'BW', slot: 'noon', minute: 720, last: false } as const
const linesOf = (values: Values, language: 'ko' | 'en', inptDt = AT) =>
  altersOf(
    {
      cards: cardsOf(newest(values, inptDt)),
      due: DUE,
      links: [],
      steps: { count: null, goal: null },
      medicines: [MEDICINE],
    },
    NOW,
    language,
  )
const valueLine = (values: Values, language: 'ko' | 'en', inptDt = AT) =>
  linesOf(values, language, inptDt).find(({ alterType }) => alterType === 'VALUE')

/**
 * Every extreme of every kind: how it is called, what is to be done, whether 119 is named, and whether it stands above
 * medicine and due reading.
 */
const EXTREMES: [
  values: Values,
  code: string | null,
  ko: string,
  en: string,
  advice: [RegExp, RegExp],
  help: boolean,
  place: 'first' | 'below',
][] = [
  [
    { NBD: 48 },
    'SUGAR_VERY_LOW',
    '혈당 48, 매우 낮아요.',
    'Blood sugar 48 is very low.',
    [/당분 15–20 g을 먹고 15분 뒤에 다시/, /15–20 g of sugar.*15 minutes/],
    true,
    'first',
  ],
  [
    { ABD: 53 },
    'SUGAR_VERY_LOW',
    '혈당 53, 매우 낮아요.',
    'Blood sugar 53 is very low.',
    [/당분 15–20 g/, /15–20 g/],
    true,
    'first',
  ],
  [
    { NBD: 54 },
    'SUGAR_LOW',
    '혈당 54, 정상보다 낮아요.',
    'Blood sugar 54 is below normal.',
    [/당분 15–20 g을 먹고 15분 뒤에 다시/, /15–20 g of sugar.*15 minutes/],
    false,
    'first',
  ],
  [
    { SBD: 69 },
    'SUGAR_LOW',
    '혈당 69, 정상보다 낮아요.',
    'Blood sugar 69 is below normal.',
    [/당분 15–20 g/, /15–20 g/],
    false,
    'first',
  ],
  [
    { ABD: 210 },
    null,
    '혈당 210, 정상보다 높아요.',
    'Blood sugar 210 is above the usual.',
    [/물을 마시고 다음 식사 전에/, /water.*before your next meal/],
    false,
    'first',
  ],
  [
    { NBD: 130 },
    null,
    '혈당 130, 정상보다 높아요.',
    'Blood sugar 130 is above the usual.',
    [/물을 마시고 다음 식사 전에/, /water.*before your next meal/],
    false,
    'first',
  ],
  [
    { BBD: 300 },
    'SUGAR_VERY_HIGH',
    '혈당 300, 매우 높아요.',
    'Blood sugar 300 is very high.',
    [/물을 마시고 다시.*오늘 병원/, /water.*see a doctor today/],
    true,
    'first',
  ],
  [
    { SBP: 184, DBP: 100 },
    'BP_VERY_HIGH',
    '혈압 184/100, 매우 높아요.',
    'Blood pressure 184/100 is very high.',
    [/5분 앉아서 쉬고 다시/, /Sit down for five minutes/],
    true,
    'first',
  ],
  [
    { SBP: 150, DBP: 120 },
    'BP_VERY_HIGH',
    '혈압 150/120, 매우 높아요.',
    'Blood pressure 150/120 is very high.',
    [/5분 앉아서 쉬고 다시/, /Sit down for five minutes/],
    true,
    'first',
  ],
  [
    { SBP: 84, DBP: 62 },
    'BP_LOW',
    '혈압 84/62, 정상보다 낮아요.',
    'Blood pressure 84/62 is below normal.',
    [/앉거나 누워서 쉬고 다시/, /sit or lie down/],
    true,
    'first',
  ],
  [
    { SBP: 92, DBP: 58 },
    'BP_LOW',
    '혈압 92/58, 정상보다 낮아요.',
    'Blood pressure 92/58 is below normal.',
    [/앉거나 누워서 쉬고 다시/, /sit or lie down/],
    true,
    'first',
  ],
  // Far apart is not low: the upper value is what asks for a word.
  [
    { SBP: 170, DBP: 58 },
    null,
    '혈압 170/58, 정상보다 높아요.',
    'Blood pressure 170/58 is above the usual.',
    [/잠시 쉬고 한 번 더/, /Rest a moment/],
    false,
    'first',
  ],
  [
    { SBP: 184, DBP: 58 },
    'BP_VERY_HIGH',
    '혈압 184/58, 매우 높아요.',
    'Blood pressure 184/58 is very high.',
    [/5분 앉아서 쉬고 다시.*오늘 병원/, /five minutes.*see a doctor today/],
    true,
    'first',
  ],
  [
    { HR: 38 },
    'HR_VERY_LOW',
    '쉴 때 심박수 38, 매우 낮아요.',
    'Resting heart rate 38 is very low.',
    [/앉아서 쉬/, /Sit down and rest/],
    true,
    'first',
  ],
  [
    { HR: 46 },
    'HR_LOW',
    '쉴 때 심박수 46, 정상보다 낮아요.',
    'Resting heart rate 46 is below normal.',
    [/의료진/, /ask a doctor/],
    false,
    'below',
  ],
  [
    { HR: 112 },
    'HR_HIGH',
    '쉴 때 심박수 112, 정상보다 높아요.',
    'Resting heart rate 112 is above normal.',
    [/앉아서 쉬/, /Sit down and rest/],
    false,
    'below',
  ],
  [
    { HR: 138 },
    'HR_VERY_HIGH',
    '쉴 때 심박수 138, 매우 높아요.',
    'Resting heart rate 138 is very high.',
    [/앉아서 쉬/, /Sit down and rest/],
    true,
    'first',
  ],
]

describe('an extreme reading', () => {
  test.each(EXTREMES)('%o: %s', (values, code, ko, en, [adviceKo, adviceEn], help, place) => {
    const [korean, english] = [valueLine(values, 'ko'), valueLine(values, 'en')]
    expect(korean?.alterMsg.startsWith(ko)).toBe(true)
    expect(english?.alterMsg.startsWith(en)).toBe(true)
    expect([korean?.alterMsg, english?.alterMsg]).toEqual([
      expect.stringMatching(adviceKo),
      expect.stringMatching(adviceEn),
    ])
    expect([korean, english].map((line) => line?.alterMsg.includes('119'))).toEqual([help, help])
    // What it is not.
    expect([korean?.alterMsg.includes('조금'), english?.alterMsg.includes('a little')]).toEqual([false, false])
    expect(korean?.careCode).toBe(code)
    expect(linesOf(values, 'ko').map(({ alterType }) => alterType)).toEqual(
      place === 'first' ? ['VALUE', 'MEDI', 'DUE'] : ['MEDI', 'DUE', 'VALUE'],
    )
  })

  test.each(SOURCES)(
    'of %s is told as its source has it, whatever value is kept',
    (measure, [from, to], low, serious) => {
      const wrong: string[] = []
      for (let value = from; value <= to; value += 1) {
        const [ko, en] = [valueLine({ [measure]: value }, 'ko'), valueLine({ [measure]: value }, 'en')]
        const said = `${measure} ${value}: ${ko?.alterMsg} ${en?.alterMsg}`
        const isSaidAsSerious =
          /매우 .*119.*very .*119/.test(said) &&
          /_VERY_/.test(ko?.careCode ?? '') &&
          linesOf({ [measure]: value }, 'ko')[0]?.alterType === 'VALUE'
        const isSaidAsLow =
          /낮아요.*(below normal|very low)/.test(said) && !/조금|a little|높아요|above|high/.test(said)
        if ((serious(value) && !isSaidAsSerious) || (value < low && !isSaidAsLow)) wrong.push(said)
      }
      expect(wrong).toEqual([])
    },
  )

  test('of a lower pressure alone beside a usual upper one, too: under 60 it is low, from 120 on it is serious', () => {
    for (let DBP = 30; DBP < 60; DBP += 1) {
      const line = valueLine({ SBP: 118, DBP }, 'ko')
      expect(line).toMatchObject({ careCode: 'BP_LOW', alterMsg: expect.stringContaining('정상보다 낮아요') })
    }
    for (let DBP = 120; DBP <= 180; DBP += 1) expect(valueLine({ SBP: 190, DBP }, 'ko')?.careCode).toBe('BP_VERY_HIGH')
  })

  test('last night is a night that ended today: a nap and the night before are none', () => {
    expect(valueLine({ SLP: 280 }, 'ko', '20261119064000')?.alterMsg).toBe(
      '어젯밤 4시간 40분 주무셨어요. 오늘은 조금 일찍 누워 보세요.',
    )
    expect([
      valueLine({ SLP: 280 }, 'ko', '20261118064000'),
      valueLine({ SLP: 40 }, 'ko', '20261119064000'),
      valueLine({ SLP: 300 }, 'ko', '20261119064000'),
    ]).toEqual([undefined, undefined, undefined])
  })

  test('only what lies just above the usual is a little so', () => {
    expect(valueLine({ NBD: 104 }, 'ko')).toMatchObject({ alterMsg: '혈당 104, 정상보다 조금 높아요.', careCode: null })
    expect(valueLine({ SBP: 128, DBP: 78 }, 'en')?.alterMsg).toBe('Blood pressure 128/78 is a little above the usual.')
  })

  test('of over an hour ago says how it was and asks for another; of the day before yesterday it says nothing', () => {
    expect(valueLine({ NBD: 48 }, 'ko', '20261119110900')?.alterMsg).toBe(
      '오늘 11:09에 잰 혈당 48, 매우 낮았어요. 지금 한 번 더 재 보세요. 몸이 좋지 않으면 바로 119에 전화하세요.',
    )
    expect(valueLine({ NBD: 48 }, 'en', '20261118221000')?.alterMsg).toBe(
      'Blood sugar 48 was very low at 22:10 yesterday. Measure once more now. If you feel unwell, call 119 right away.',
    )
    expect(valueLine({ NBD: 62 }, 'ko', '20261118221000')?.alterMsg).toBe(
      '어제 22:10에 잰 혈당 62, 정상보다 낮았어요. 지금 한 번 더 재 보세요.',
    )
    expect(valueLine({ HR: 138 }, 'ko', '20261118221000')?.alterMsg).toBe(
      '어제 쉴 때 심박수 138, 매우 높았어요. 지금은 어떤지 살펴보세요. 몸이 좋지 않으면 바로 119에 전화하세요.',
    )
    expect(valueLine({ NBD: 48 }, 'ko', '20261117221000')).toBeUndefined()
  })

  test('that is serious leads the page, before one to be done now; what is only worth a word does not', () => {
    const urgent = (values: Values, inptDt = AT) => urgentOf(cardsOf(newest(values, inptDt)), NOW)?.code
    expect([
      urgent({ NBD: 62, SBP: 184, DBP: 100 }),
      urgent({ NBD: 62, SBP: 84, DBP: 52 }),
      urgent({ SBP: 84, DBP: 52, HR: 112 }),
      urgent({ NBD: 48 }, '20261117221000'),
    ]).toEqual(['BP', 'BS', undefined, undefined])
    expect(linesOf({ NBD: 62, SBP: 184, DBP: 100 }, 'ko').map(({ careCode }) => careCode)).toEqual([
      'BP_VERY_HIGH',
      'SUGAR_LOW',
      null,
      null,
    ])
  })

  test('of two serious ones the low sugar is said first: it is mended in minutes, and may cause the other', () => {
    const both: Values = { SBP: 184, DBP: 100, NBD: 48, HR: 138 }
    for (const values of [both, Object.fromEntries(Object.entries(both).toReversed())]) {
      expect(urgentOf(cardsOf(newest(values, AT)), NOW)?.care).toBe('SUGAR_VERY_LOW')
      expect(
        linesOf(values, 'ko')
          .slice(0, 3)
          .map(({ careCode }) => careCode),
      ).toEqual(['SUGAR_VERY_LOW', 'BP_VERY_HIGH', 'HR_VERY_HIGH'])
    }
  })
})

/**
 * Three check-ups of haneul over four years, one of emily by her employer; dasom took her consent back, saebyeok was
 * never asked.
 */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { seoulDay, seoulInstant } from '#server/seoul.ts'
import { itemCodes, USUAL } from './items.rules.ts'
import { checkupConsents, checkupItems, checkups } from './schema.ts'

type Seeded = Pick<typeof checkups.$inferInsert, 'checkupSeq' | 'hospitalNm' | 'type' | 'judge' | 'judgeTxt'> & {
  /** Years before the newest, and the day of that year. */
  yearsAgo: number
  day: string
  /** In the order of the sheet; null was not measured. */
  values: readonly (string | number | null)[]
}

const CLINIC = '한빛내과 검진센터'

/**
 * HT BW WC BMI, sight, hearing, SBP DBP, HGB, NBD, TC HDL TG LDL, CRE GFR UPRO, AST ALT GGT, CXR: the order of
 * `itemCodes`.
 */
const CHECKUPS: Partial<Record<Persona, Seeded[]>> = {
  haneul: [
    {
      checkupSeq: 5102,
      yearsAgo: 0,
      day: '0514',
      hospitalNm: CLINIC,
      type: 'GENERAL',
      judge: 'B',
      judgeTxt: '정상B(경계)예요. 싱겁게 드세요.',
      values: [
        '174.0',
        '73.3',
        84,
        '24.2',
        '0.9',
        '1.0',
        USUAL,
        USUAL,
        124,
        79,
        '15.1',
        96,
        188,
        62,
        105,
        105,
        '0.9',
        94,
        USUAL,
        24,
        22,
        19,
        USUAL,
      ],
    },
    {
      checkupSeq: 4377,
      yearsAgo: 2,
      day: '0523',
      hospitalNm: CLINIC,
      type: 'GENERAL',
      judge: 'B',
      judgeTxt: '정상B(경계)예요. 기름진 음식을 줄이세요.',
      values: [
        '174.0',
        '75.2',
        88,
        '24.8',
        '1.0',
        '1.0',
        USUAL,
        USUAL,
        121,
        78,
        '14.9',
        94,
        201,
        61,
        139,
        121,
        '0.9',
        96,
        USUAL,
        26,
        25,
        23,
        USUAL,
      ],
    },
    {
      checkupSeq: 3651,
      yearsAgo: 4,
      day: '0519',
      hospitalNm: CLINIC,
      type: 'GENERAL',
      judge: 'B',
      judgeTxt: '정상B(경계)예요. 운동을 권해요.',
      values: [
        '174.0',
        '75.4',
        91,
        '24.9',
        '1.0',
        '1.0',
        USUAL,
        USUAL,
        118,
        76,
        '15.0',
        95,
        212,
        60,
        168,
        138,
        '0.9',
        98,
        USUAL,
        28,
        29,
        30,
        USUAL,
      ],
    },
  ],
  emily: [
    {
      checkupSeq: 4810,
      yearsAgo: 0,
      day: '0327',
      hospitalNm: 'Hanbit Electronics Clinic',
      type: 'COMPANY',
      judge: 'R1',
      judgeTxt: 'Please have your cholesterol measured again.',
      values: [
        '168.0',
        '62.4',
        74,
        '22.1',
        '1.2',
        '1.0',
        USUAL,
        USUAL,
        112,
        71,
        '13.1',
        89,
        236,
        66,
        92,
        164,
        '0.7',
        104,
        USUAL,
        19,
        17,
        15,
        null,
      ],
    },
  ],
}

const CONSENTS: Partial<Record<Persona, 'Y' | 'N'>> = { haneul: 'Y', emily: 'Y', dasom: 'N' }

/** The year of the newest: results of spring come in early June. */
function newestYear(now: Date): number {
  const today = seoulDay(now)
  return Number(today.slice(0, 4)) - (today.slice(4) < '0610' ? 1 : 0)
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const found = (CHECKUPS[persona] ?? []).map(({ yearsAgo, day, values, ...checkup }) => {
      const year = newestYear(now) - yearsAgo
      // haneul let all be fetched when the newest letter came.
      const gotAt = seoulInstant(`${newestYear(now)}0602`, '1931')
      return { row: { ...checkup, checkupDt: `${year}${day}`, gotAt, openedAt: gotAt }, values }
    })
    await insertMany(
      tx,
      checkups,
      owned(
        hcId,
        found.map(({ row }) => row),
      ),
    )
    const items = found.flatMap(({ row: { checkupSeq }, values }) =>
      itemCodes.flatMap((itemCode, at) => {
        const val = values[at] ?? null
        return val === null ? [] : { checkupSeq, itemCode, val: String(val) }
      }),
    )
    await insertMany(tx, checkupItems, owned(hcId, items))
    const agreeYn = CONSENTS[persona]
    if (agreeYn !== undefined) await insertMany(tx, checkupConsents, [{ hcId, agreeYn, decidedAt: now }])
  },
}

/**
 * The items of the national check-up: names, units, what is usual, what they tell and what one can do. Limits are those
 * of its result sheet (국가건강검진 판정기준: 정상A, 정상B, 질환의심), those that a member also measures from the table of borders
 * (docs/decisions/389); words name no illness, and a value out of range asks for a second look, not for a verdict.
 */
import { sheet, usual, usualBy } from '#server/domain/usual/borders.rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'

/** Result of the whole, as the sheet has it. */
export type Judge = 'A' | 'B' | 'R1' | 'R2' | 'D'

export const groups = {
  BODY: { ko: '신체 계측', en: 'Body' },
  SENSE: { ko: '시력·청력', en: 'Sight and hearing' },
  BP: { ko: '혈압', en: 'Blood pressure' },
  BLOOD: { ko: '혈색소', en: 'Haemoglobin' },
  SUGAR: { ko: '혈당', en: 'Blood sugar' },
  LIPID: { ko: '콜레스테롤', en: 'Cholesterol' },
  KIDNEY: { ko: '콩팥', en: 'Kidneys' },
  LIVER: { ko: '간', en: 'Liver' },
  LUNG: { ko: '가슴', en: 'Chest' },
} as const satisfies Record<string, Words>

export type GroupCode = keyof typeof groups

export type ItemStatus = 'NORMAL' | 'CAUTION' | 'DANGER'
/** From `min`, included, up to `max`, not included; null is open. */
export type ItemRange = { status: ItemStatus; min: number | null; max: number | null }

type Gender = 'M' | 'F'
type Item = {
  group: GroupCode
  name: Words
  unit: string
  decimals: 0 | 1
  /** Values between the words, from low to high. Null: nothing is usual for everybody, or the value is a word. */
  scale: { words: readonly ItemStatus[]; borders: Readonly<Record<Gender, readonly number[]>> } | null
  /** The sheet writes "40 이하" and not "41 미만". */
  upTo?: true
  /** The word that is usual, where the value is one; kept as `USUAL`. */
  usual?: Words
  tells: Words
  care: Words
}

const both = (...borders: number[]) => ({ M: borders, F: borders })
const UP: readonly ItemStatus[] = ['NORMAL', 'CAUTION', 'DANGER']
const DOWN: readonly ItemStatus[] = ['DANGER', 'CAUTION', 'NORMAL']

const LIPIDS: Words = {
  ko: '튀김과 고기 기름을 줄이고 채소와 생선을 더해 보세요.',
  en: 'Less fried food and fat on meat, more vegetables and fish.',
}
const LIVER: Words = {
  ko: '술을 2주 쉬고 한 번 더 재 보세요.',
  en: 'Leave out alcohol for two weeks and have it measured again.',
}
const SALT: Words = {
  ko: '국물을 절반만 드시고 하루 30분 걸어 보세요.',
  en: 'Leave half the broth, and walk half an hour a day.',
}
const AGAIN: Words = { ko: '한 번 더 재 보면 좋아요.', en: 'It is worth measuring again.' }
const WEIGHT: Words = { ko: '한 달에 1 kg씩 천천히 바꿔 보세요.', en: 'Change it slowly, about 1 kg a month.' }
const EYES: Words = { ko: '안경이나 렌즈가 맞는지 살펴보세요.', en: 'See whether your glasses still fit.' }
const EARS: Words = { ko: '이어폰 소리를 조금 줄여 보세요.', en: 'Turn your earphones down a little.' }

export const items = {
  HT: {
    group: 'BODY',
    name: { ko: '키', en: 'Height' },
    unit: 'cm',
    decimals: 1,
    scale: null,
    tells: { ko: '체질량지수를 셈할 때 써요.', en: 'Body mass index is worked out from it.' },
    care: AGAIN,
  },
  BW: {
    group: 'BODY',
    name: { ko: '체중', en: 'Weight' },
    unit: 'kg',
    decimals: 1,
    scale: null,
    tells: { ko: '검진 날 아침의 체중이에요.', en: 'Your weight on the morning of the check-up.' },
    care: WEIGHT,
  },
  WC: {
    group: 'BODY',
    name: { ko: '허리둘레', en: 'Waist' },
    unit: 'cm',
    decimals: 0,
    scale: { words: ['NORMAL', 'CAUTION'], borders: { M: [usualBy.WC.M.to], F: [usualBy.WC.F.to] } },
    tells: { ko: '배에 있는 지방을 어림해요.', en: 'A rough measure of fat around the belly.' },
    care: WEIGHT,
  },
  BMI: {
    group: 'BODY',
    name: { ko: '체질량지수', en: 'Body mass index' },
    unit: '',
    decimals: 1,
    scale: {
      words: ['CAUTION', 'NORMAL', 'CAUTION', 'DANGER'],
      borders: both(sheet.BMI.from, sheet.BMI.to, sheet.BMI.high),
    },
    // The one border of the sheet that is another than everywhere else: whoever reads both has to know why.
    tells: {
      ko: `키에 견준 체중이에요. 근육이 많아도 높게 나올 수 있어요. 검진은 ${sheet.BMI.to}부터, 대한비만학회와 건강 기록은 ${usual.BMI.to}부터 살펴봐요.`,
      en: `Weight for your height. Much muscle makes it high too. A check-up looks at it from ${sheet.BMI.to} on, the Korean Society for the Study of Obesity and your health log from ${usual.BMI.to} on.`,
    },
    care: WEIGHT,
  },
  EYEL: {
    group: 'SENSE',
    name: { ko: '시력(왼쪽)', en: 'Sight (left)' },
    unit: '',
    decimals: 1,
    scale: null,
    tells: { ko: '멀리 있는 것이 또렷한지 살펴요.', en: 'How clearly you see things far away.' },
    care: EYES,
  },
  EYER: {
    group: 'SENSE',
    name: { ko: '시력(오른쪽)', en: 'Sight (right)' },
    unit: '',
    decimals: 1,
    scale: null,
    tells: { ko: '멀리 있는 것이 또렷한지 살펴요.', en: 'How clearly you see things far away.' },
    care: EYES,
  },
  EARL: {
    group: 'SENSE',
    name: { ko: '청력(왼쪽)', en: 'Hearing (left)' },
    unit: '',
    decimals: 0,
    scale: null,
    usual: { ko: '정상', en: 'Normal' },
    tells: { ko: '작은 소리까지 들리는지 살펴요.', en: 'Whether you hear quiet sounds.' },
    care: EARS,
  },
  EARR: {
    group: 'SENSE',
    name: { ko: '청력(오른쪽)', en: 'Hearing (right)' },
    unit: '',
    decimals: 0,
    scale: null,
    usual: { ko: '정상', en: 'Normal' },
    tells: { ko: '작은 소리까지 들리는지 살펴요.', en: 'Whether you hear quiet sounds.' },
    care: EARS,
  },
  SBP: {
    group: 'BP',
    name: { ko: '수축기 혈압', en: 'Systolic pressure' },
    unit: 'mmHg',
    decimals: 0,
    scale: { words: UP, borders: both(usual.SBP.to, usual.SBP.high) },
    tells: { ko: '심장이 피를 밀어낼 때의 압력이에요.', en: 'The pressure while the heart beats.' },
    care: SALT,
  },
  DBP: {
    group: 'BP',
    name: { ko: '이완기 혈압', en: 'Diastolic pressure' },
    unit: 'mmHg',
    decimals: 0,
    scale: { words: UP, borders: both(usual.DBP.to, usual.DBP.high) },
    tells: { ko: '심장이 쉴 때의 압력이에요.', en: 'The pressure while the heart rests.' },
    care: SALT,
  },
  HGB: {
    group: 'BLOOD',
    name: { ko: '혈색소', en: 'Haemoglobin' },
    unit: 'g/dL',
    decimals: 1,
    scale: { words: ['DANGER', 'CAUTION', 'NORMAL', 'CAUTION'], borders: { M: [12, 13, 16.6], F: [10, 12, 15.6] } },
    upTo: true,
    tells: { ko: '피가 산소를 얼마나 나르는지 보여 줘요.', en: 'How much oxygen your blood can carry.' },
    care: { ko: '고기와 두부, 푸른 채소를 고루 드셔 보세요.', en: 'Eat meat, tofu and green vegetables in turn.' },
  },
  NBD: {
    group: 'SUGAR',
    name: { ko: '공복 혈당', en: 'Fasting glucose' },
    unit: 'mg/dL',
    decimals: 0,
    scale: { words: UP, borders: both(usual.NBD.to, usual.NBD.high) },
    tells: { ko: '밤새 굶은 뒤 피에 든 당이에요.', en: 'Sugar in the blood after a night without food.' },
    care: {
      ko: '단 음료를 물로 바꾸고 식사 뒤 10분 걸어 보세요.',
      en: 'Water for sweet drinks, and ten minutes of walking after meals.',
    },
  },
  TC: {
    group: 'LIPID',
    name: { ko: '총콜레스테롤', en: 'Total cholesterol' },
    unit: 'mg/dL',
    decimals: 0,
    scale: { words: UP, borders: both(200, 240) },
    tells: { ko: '피에 든 콜레스테롤을 모두 더한 값이에요.', en: 'All cholesterol in the blood.' },
    care: LIPIDS,
  },
  HDL: {
    group: 'LIPID',
    name: { ko: 'HDL', en: 'HDL' },
    unit: 'mg/dL',
    decimals: 0,
    scale: { words: DOWN, borders: both(40, 60) },
    tells: { ko: '남은 콜레스테롤을 거둬 가요. 높을수록 좋아요.', en: 'It carries cholesterol away: more is better.' },
    care: { ko: '숨이 찰 만큼 걷는 날을 늘려 보세요.', en: 'Walk briskly on more days.' },
  },
  TG: {
    group: 'LIPID',
    name: { ko: '중성지방', en: 'Triglycerides' },
    unit: 'mg/dL',
    decimals: 0,
    scale: { words: UP, borders: both(150, 200) },
    tells: { ko: '쓰고 남은 열량이 피에 지방으로 남은 것이에요.', en: 'Energy left over, as fat in the blood.' },
    care: { ko: '술과 단 음료를 줄여 보세요.', en: 'Less alcohol, fewer sweet drinks.' },
  },
  LDL: {
    group: 'LIPID',
    name: { ko: 'LDL', en: 'LDL' },
    unit: 'mg/dL',
    decimals: 0,
    scale: { words: UP, borders: both(130, 160) },
    tells: { ko: '핏줄에 쌓이기 쉬운 콜레스테롤이에요.', en: 'The cholesterol that settles in blood vessels.' },
    care: LIPIDS,
  },
  CRE: {
    group: 'KIDNEY',
    name: { ko: '크레아티닌', en: 'Creatinine' },
    unit: 'mg/dL',
    decimals: 1,
    scale: { words: ['NORMAL', 'DANGER'], borders: both(1.6) },
    upTo: true,
    tells: { ko: '콩팥이 거르고 남은 것이에요.', en: 'What the kidneys left behind.' },
    care: AGAIN,
  },
  GFR: {
    group: 'KIDNEY',
    name: { ko: '콩팥이 거르는 양', en: 'Filtration of the kidneys' },
    unit: 'mL/min',
    decimals: 0,
    scale: { words: ['DANGER', 'NORMAL'], borders: both(60) },
    tells: {
      ko: '콩팥이 1분 동안 피를 얼마나 거르는지 셈한 값이에요.',
      en: 'How much blood the kidneys filter a minute, worked out.',
    },
    care: AGAIN,
  },
  UPRO: {
    group: 'KIDNEY',
    name: { ko: '요단백', en: 'Protein in urine' },
    unit: '',
    decimals: 0,
    scale: null,
    usual: { ko: '음성', en: 'Negative' },
    tells: { ko: '콩팥이 단백질을 흘리는지 살펴요.', en: 'Whether the kidneys lose protein.' },
    care: AGAIN,
  },
  AST: {
    group: 'LIVER',
    name: { ko: 'AST', en: 'AST' },
    unit: 'U/L',
    decimals: 0,
    scale: { words: UP, borders: both(41, 51) },
    upTo: true,
    tells: { ko: '간과 근육이 지치면 올라가요.', en: 'It rises when liver or muscles are strained.' },
    care: LIVER,
  },
  ALT: {
    group: 'LIVER',
    name: { ko: 'ALT', en: 'ALT' },
    unit: 'U/L',
    decimals: 0,
    scale: { words: UP, borders: both(36, 46) },
    upTo: true,
    tells: { ko: '간이 지치면 올라가요.', en: 'It rises when the liver is strained.' },
    care: LIVER,
  },
  GGT: {
    group: 'LIVER',
    name: { ko: '감마지티피', en: 'Gamma-GT' },
    unit: 'U/L',
    decimals: 0,
    scale: { words: UP, borders: { M: [64, 78], F: [36, 46] } },
    upTo: true,
    tells: { ko: '술을 많이 마시면 올라가요.', en: 'It rises with much alcohol.' },
    care: LIVER,
  },
  CXR: {
    group: 'LUNG',
    name: { ko: '가슴 사진', en: 'Chest picture' },
    unit: '',
    decimals: 0,
    scale: null,
    usual: { ko: '정상', en: 'Normal' },
    tells: { ko: '가슴을 찍은 사진이에요.', en: 'A picture of the chest.' },
    care: AGAIN,
  },
} as const satisfies Record<string, Item>

export type ItemCode = keyof typeof items

/** How the usual word is kept, so that it can be said in each language; any other stays as the sheet has it. */
export const USUAL = 'USUAL'

/** In the order of the sheet. */
export const itemCodes = Object.keys(items) as ItemCode[]

export const itemOf = (code: ItemCode): Item => items[code]

/** From low to high without a gap; empty where the value is a word or nothing is usual for everybody. */
export function rangesOf(code: ItemCode, gender: Gender): ItemRange[] {
  const { scale } = itemOf(code)
  if (scale === null) return []
  const borders = scale.borders[gender]
  return scale.words.map((status, at) => ({ status, min: borders[at - 1] ?? null, max: borders[at] ?? null }))
}

/** What is usual in words: "120mmHg 미만", "12~15.5g/dL"; empty where nothing is. */
export function usualText(code: ItemCode, gender: Gender): Words {
  const { unit, decimals, upTo, usual } = itemOf(code)
  if (usual !== undefined) return usual
  const range = rangesOf(code, gender).find(({ status }) => status === 'NORMAL')
  if (range === undefined) return { ko: '', en: '' }
  const text = (value: number) => value.toFixed(decimals)
  const last = (max: number) => text(max - 10 ** -decimals)
  const { min, max } = range
  if (min !== null && max !== null)
    return { ko: `${text(min)}~${last(max)}${unit}`, en: `${text(min)}–${last(max)}${unit && ` ${unit}`}` }
  if (max !== null)
    return upTo
      ? { ko: `${last(max)}${unit} 이하`, en: `up to ${last(max)} ${unit}` }
      : { ko: `${text(max)}${unit} 미만`, en: `under ${text(max)} ${unit}` }
  return { ko: `${text(min ?? 0)}${unit} 이상`, en: `from ${text(min ?? 0)} ${unit}` }
}

/** Items that are read together. */
export const pairs = {
  BP: { name: groups.BP, codes: ['SBP', 'DBP'] },
  EYE: { name: { ko: '시력', en: 'Sight' }, codes: ['EYEL', 'EYER'] },
  EAR: { name: { ko: '청력', en: 'Hearing' }, codes: ['EARL', 'EARR'] },
} as const satisfies Record<string, { name: Words; codes: readonly [ItemCode, ItemCode] }>

export type PairCode = keyof typeof pairs

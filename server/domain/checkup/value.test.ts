import { expect, test } from 'vitest'
import { type ItemCode, USUAL } from './items.rules.ts'
import { statusOf, worst } from './status.rules.ts'
import { numberIn, readValue } from './value.rules.ts'

/**
 * Borders: 국민건강보험공단 일반건강검진 결과 판정기준 (건강검진 실시기준 별표, 보건복지부 고시): 정상A, 정상B(경계), 질환의심. HDL 60 이상 / 40~~59 / 40 미만; 중성지방 150
 * 미만 / 150~~199 / 200 이상; LDL 130 미만 / 130~~159 / 160 이상; 총콜레스테롤 200 미만 / 200~~239 / 240 이상; 공복 혈당 100 미만 / 100~~125 /
 * 126 이상; 혈압 120/80 미만 / 120~~139, 80~~89 / 140/90 이상; 신사구체여과율 60 이상; AST 40 이하 / 41~~50 / 51 이상; 크레아티닌 1.5 이하 / 초과.
 */
test.each<[code: ItemCode, val: string, status: ReturnType<typeof statusOf>]>([
  ['HDL', '19', 'DANGER'],
  ['HDL', '39', 'DANGER'],
  ['HDL', '40', 'CAUTION'],
  ['HDL', '59', 'CAUTION'],
  ['HDL', '60', 'NORMAL'],
  // A bound that lies on one side of a border decides.
  ['HDL', '<20', 'DANGER'],
  ['HDL', '< 20', 'DANGER'],
  ['HDL', '＜20', 'DANGER'],
  ['HDL', '20 미만', 'DANGER'],
  ['HDL', '20mg/dL 미만', 'DANGER'],
  ['HDL', '<40', 'DANGER'],
  ['TG', '>500', 'DANGER'],
  ['TG', '> 500 mg/dL', 'DANGER'],
  ['TG', '500 이상', 'DANGER'],
  ['TG', '500초과', 'DANGER'],
  ['TG', '<150', 'NORMAL'],
  ['TG', '>199', 'DANGER'],
  ['GFR', '>90', 'NORMAL'],
  ['GFR', '≥90', 'NORMAL'],
  ['GFR', '>=60', 'NORMAL'],
  ['GFR', '90 이상', 'NORMAL'],
  ['NBD', '<30', 'NORMAL'],
  ['AST', '≤40', 'NORMAL'],
  ['AST', '>50', 'DANGER'],
  ['CRE', '<0.5', 'NORMAL'],
  ['CRE', '>1.5', 'DANGER'],
  // One that lies over a border leaves it open.
  ['HDL', '<60', null],
  ['HDL', '≤40', null],
  ['GFR', '>50', null],
  ['TG', '>150', null],
  ['LDL', '<150', null],
  ['HT', '>200', null],
  // A comma parts thousands; with one or two digits behind it, it is a decimal comma where tenths are measured.
  ['TG', '1,024', 'DANGER'],
  ['CRE', '0,9', 'NORMAL'],
  ['CRE', '1,8', 'DANGER'],
  ['BMI', '27,3', 'CAUTION'],
  ['HDL', '6,1', null],
  ['CRE', '1,024', null],
  ['HDL', '1,02', null],
  // Two numbers are a pressure.
  ['SBP', '180/110', 'DANGER'],
  ['DBP', '180/110', 'DANGER'],
  ['SBP', '118 / 85', 'NORMAL'],
  ['DBP', '118 / 85', 'CAUTION'],
  ['NBD', '180/110', null],
  // Nothing that could be read.
  ['NBD', '측정불가', null],
  ['NBD', '', null],
  ['NBD', '-', null],
  ['NBD', 'NaN', null],
  ['NBD', '1e2', null],
  ['NBD', '-5', null],
  ['NBD', '12..5', null],
  ['NBD', '음성', null],
  ['NBD', USUAL, null],
  ['HGB', '151', null],
  ['SBP', '999', null],
  ['EYEL', '측정불가', null],
  // A number of what has no usual range is as it is.
  ['EYEL', '0.9', 'NORMAL'],
  ['HT', '174.0', 'NORMAL'],
  // Words: the usual one, another one, and one that says there is no result.
  ['UPRO', USUAL, 'NORMAL'],
  ['UPRO', '음성', 'NORMAL'],
  ['UPRO', '음성(-)', 'NORMAL'],
  ['UPRO', '-', 'NORMAL'],
  ['UPRO', '양성', 'CAUTION'],
  ['UPRO', '약양성(±)', 'CAUTION'],
  ['UPRO', '+1', 'CAUTION'],
  ['UPRO', '검체 부족', null],
  ['CXR', '정상', 'NORMAL'],
  ['CXR', '비활동성 폐결핵', 'CAUTION'],
  ['CXR', '미실시', null],
  ['CXR', '-', null],
  ['CXR', '', null],
  ['EARL', '측정불가', null],
  ['EARL', '비정상', 'CAUTION'],
])('%s %s is %s', (code, val, status) => {
  expect(statusOf(code, val, 'M')).toBe(status)
})

/**
 * 건강검진 실시기준 별표 4의 별첨, 검사항목별 판정기준: the last value of each class and the first of the next, 남 before 여 where they differ.
 */
test.each<[code: ItemCode, male: Record<string, string>, female?: Record<string, string>]>([
  [
    'BMI',
    { '18.4': 'CAUTION', '18.5': 'NORMAL', '24.9': 'NORMAL', '25': 'CAUTION', '29.9': 'CAUTION', '30': 'DANGER' },
  ],
  ['WC', { '89': 'NORMAL', '90': 'CAUTION' }, { '84': 'NORMAL', '85': 'CAUTION' }],
  ['SBP', { '119': 'NORMAL', '120': 'CAUTION', '139': 'CAUTION', '140': 'DANGER' }],
  ['DBP', { '79': 'NORMAL', '80': 'CAUTION', '89': 'CAUTION', '90': 'DANGER' }],
  [
    'HGB',
    { '11.9': 'DANGER', '12': 'CAUTION', '12.9': 'CAUTION', '13': 'NORMAL', '16.5': 'NORMAL' },
    { '9.9': 'DANGER', '10': 'CAUTION', '11.9': 'CAUTION', '12': 'NORMAL', '15.5': 'NORMAL' },
  ],
  ['NBD', { '99': 'NORMAL', '100': 'CAUTION', '125': 'CAUTION', '126': 'DANGER' }],
  ['TC', { '199': 'NORMAL', '200': 'CAUTION', '239': 'CAUTION', '240': 'DANGER' }],
  ['HDL', { '39': 'DANGER', '40': 'CAUTION', '59': 'CAUTION', '60': 'NORMAL' }],
  ['TG', { '149': 'NORMAL', '150': 'CAUTION', '199': 'CAUTION', '200': 'DANGER' }],
  ['LDL', { '129': 'NORMAL', '130': 'CAUTION', '159': 'CAUTION', '160': 'DANGER' }],
  ['AST', { '40': 'NORMAL', '41': 'CAUTION', '50': 'CAUTION', '51': 'DANGER' }],
  ['ALT', { '35': 'NORMAL', '36': 'CAUTION', '45': 'CAUTION', '46': 'DANGER' }],
  [
    'GGT',
    { '63': 'NORMAL', '64': 'CAUTION', '77': 'CAUTION', '78': 'DANGER' },
    { '35': 'NORMAL', '36': 'CAUTION', '45': 'CAUTION', '46': 'DANGER' },
  ],
  ['CRE', { '1.5': 'NORMAL', '1.6': 'DANGER' }],
  ['GFR', { '59': 'DANGER', '60': 'NORMAL' }],
])('%s goes by the classes of the national sheet', (code, male, female = male) => {
  const judged = (values: Record<string, string>, gender: 'M' | 'F') =>
    Object.fromEntries(Object.keys(values).map((value) => [value, statusOf(code, value, gender)]))
  expect({ M: judged(male, 'M'), F: judged(female, 'F') }).toEqual({ M: male, F: female })
})

/**
 * What the words mean: a finding and whoever is asked to come again want a look, no result is unknown, and what is
 * usual is usual however it is written.
 */
test.each<[code: ItemCode, val: string, status: ReturnType<typeof statusOf>]>([
  // A finding stays one, whatever else is said beside it.
  ['CXR', '결절 의심, CT 재검 요망', 'CAUTION'],
  ['CXR', '결절 의심, 판독 보류', 'CAUTION'],
  ['CXR', '심비대', 'CAUTION'],
  ['CXR', '비활동성 폐결핵, 추적 관찰', 'CAUTION'],
  ['CXR', '흡기 부족, 판독에 제한', 'CAUTION'],
  ['CXR', '정상B', 'CAUTION'],
  ['CXR', '정상 아님', 'CAUTION'],
  ['CXR', '폐결핵 의심 (객담 검사 거부)', 'CAUTION'],
  ['CXR', '늑골 골절, 이전 사진 없음', 'CAUTION'],
  ['CXR', '우측 폐 일부 미촬영, 나머지 음영 증가', 'CAUTION'],
  ['EARL', '난청으로 측정불가', 'CAUTION'],
  ['EARR', '비정상(재검)', 'CAUTION'],
  ['UPRO', '양성(2+), 검체 오류 의심', 'CAUTION'],
  ['UPRO', '양성(+)', 'CAUTION'],
  ['UPRO', '±', 'CAUTION'],
  ['UPRO', '(+/-)', 'CAUTION'],
  ['UPRO', 'trace', 'CAUTION'],
  ['UPRO', '1+', 'CAUTION'],
  // Who is asked to come again is asked to see to it.
  ['CXR', '재검 요망', 'CAUTION'],
  ['CXR', '추적 검사 필요', 'CAUTION'],
  ['UPRO', '재검사 권고', 'CAUTION'],
  ['UPRO', '검체 부족, 재검 요망', 'CAUTION'],
  // No result, as the whole value.
  ['CXR', '검사 불가', null],
  ['CXR', '판독 보류', null],
  ['CXR', '판독 중', null],
  ['CXR', '촬영 거부', null],
  ['CXR', '임신으로 미실시', null],
  ['CXR', '(미촬영)', null],
  ['CXR', '본인 거부로 검사를 생략함', null],
  ['CXR', '재검', null],
  ['CXR', '해당 없음', null],
  ['CXR', 'N/A', null],
  ['CXR', '---', null],
  ['UPRO', '검체 부족', null],
  ['UPRO', '소변량 부족으로 측정 불가.', null],
  ['UPRO', '검체 오류', null],
  ['UPRO', '미제출', null],
  ['UPRO', '--', null],
  ['UPRO', '판정보류', null],
  ['EARL', '측정 불능', null],
  ['EARR', '청력검사 미시행', null],
  ['EARR', '?', null],
  // Usual, in all its spellings; a minus is any of its signs.
  ['UPRO', '음성(\u2212)', 'NORMAL'],
  ['UPRO', '음성 (－)', 'NORMAL'],
  ['UPRO', '음성（–）', 'NORMAL'],
  ['UPRO', 'Negative(-)', 'NORMAL'],
  ['UPRO', 'negative (-)', 'NORMAL'],
  ['UPRO', 'NEG.', 'NORMAL'],
  ['UPRO', '( - )', 'NORMAL'],
  ['UPRO', '[\u2212]', 'NORMAL'],
  ['UPRO', '—', 'NORMAL'],
  ['UPRO', '(ㅡ)', 'NORMAL'],
  ['UPRO', '-(음성)', 'NORMAL'],
  ['UPRO', '정상', 'NORMAL'],
  ['CXR', '정상A', 'NORMAL'],
  ['CXR', '정상 소견', 'NORMAL'],
  ['CXR', '정상(A)', 'NORMAL'],
  ['CXR', '특이소견 없음', 'NORMAL'],
  ['CXR', '이상 없음.', 'NORMAL'],
  ['EARL', 'Normal', 'NORMAL'],
  ['EARL', '(정상)', 'NORMAL'],
])('the words of a sheet: %s %j is %s', (code, val, status) => {
  expect(statusOf(code, val, 'M')).toBe(status)
})

test('only a number is drawn and reckoned with', () => {
  expect([numberIn('TG', '1,024'), numberIn('SBP', '180/110'), numberIn('CRE', '0,9'), numberIn('WC', '84cm')]).toEqual(
    [1024, 180, 0.9, 84],
  )
  expect([
    numberIn('HDL', '<20'),
    numberIn('NBD', '측정불가'),
    numberIn('NBD', undefined),
    numberIn('UPRO', USUAL),
  ]).toEqual([null, null, null, null])
  expect(readValue('CXR', USUAL)).toEqual({ is: 'usual' })
})

test('what is unknown leaves a whole unknown, unless another asks for a look', () => {
  expect([
    worst(['NORMAL', null]),
    worst([null]),
    worst([]),
    worst(['CAUTION', null]),
    worst(['DANGER', 'CAUTION']),
    worst(['NORMAL', 'NORMAL']),
  ]).toEqual([null, null, null, 'CAUTION', 'DANGER', 'NORMAL'])
})

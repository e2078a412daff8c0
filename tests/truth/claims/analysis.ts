/** What stands behind the score. */
import type { Member } from '../members.ts'
import { type Judged, shown, statusOf } from '../oracle/borders.ts'
import { known, type Made, MOST, type Part, PARTS, pointsOf, standing } from '../oracle/score.ts'
import { differs, first, type Pattern, type Read, untrue } from './claim.ts'
import { lacks, named, NO_CONSENT, now } from './score-parts.ts'

type Index = { indexCode: string; indexVal: string; statusCode: string; normalTxt: string }
type AnalysisData = {
  groupList: { itemCode: Part; statusCode: string; indexList: Index[] }[]
  healthAgreeYn: 'Y' | 'N'
}

/** A known part is well when all of its measures are usual; one that rests on none, by its points. */
function isWell(part: Part, member: Member): boolean {
  const made = now(member)
  const points = pointsOf(made)[part]
  const measures = measuresOf(part, made)
  if (points === null) return false
  return measures.length === 0 ? standing(points, MOST) === 'NORMAL' : measures.every((one) => one === 'NORMAL')
}

function measuresOf(part: Part, made: Made): (string | null)[] {
  const stands = (judged: Judged, value: number | null) =>
    value === null ? [] : [statusOf(judged, value, made.gender)]
  switch (part) {
    case 'BODY':
      return [...stands('BMI', made.bmi), ...stands('BDF', made.fat)]
    case 'BP':
      return [...stands('SBP', made.sbp), ...stands('DBP', made.dbp)]
    case 'SUGAR':
      return stands('NBD', made.fasting)
    case 'ACT':
      return [
        ...(made.steps === null ? [] : [Math.round(made.steps) >= made.stepGoal ? 'NORMAL' : 'LACK']),
        ...stands('SLP', made.sleep),
      ]
    case 'MEAL': {
      const { kcal, kcalGoal } = made
      if (kcal === null || kcalGoal === null) return []
      return [
        Math.round(kcal) >= Math.round(kcalGoal * 0.9) && Math.round(kcal) < Math.round(kcalGoal * 1.1)
          ? 'NORMAL'
          : 'CAUTION',
      ]
    }
  }
}

const advice = (claims: string, ko: RegExp, en: RegExp, holds: (made: Made) => boolean): Pattern<AnalysisData> => ({
  claims: `advice: ${claims}`,
  ko,
  en,
  judge: (_, { member }) => untrue(holds(now(member)), JSON.stringify(now(member))),
})

export const analysis: Read<AnalysisData> = {
  operation: 'healthDetailAnalysis',
  ask: () => ({ method: 'POST', url: '/api/healthlog/detailAnalysis', body: {} }),
  names: /unitNm$/,
  patterns: [
    NO_CONSENT,
    {
      claims: 'all that was recorded is well',
      ko: /^기록은 모두 좋아요\.$/,
      en: /^All that you recorded looks well\.$/,
      judge: (_, { member }) =>
        differs(
          'what is well',
          PARTS,
          PARTS.filter((part) => isWell(part, member)),
        ),
    },
    {
      claims: 'parts that are well',
      ko: /^(.+) 좋아요\.$/,
      en: /^Going well: (.+)\.$/,
      judge: ([parts], { member }) =>
        differs(
          'what is well',
          named(parts ?? ''),
          PARTS.filter((part) => isWell(part, member)),
        ),
    },
    {
      claims: 'parts that are worth a look',
      ko: /^(.+) 더 살펴봐요\.$/,
      en: /^Worth a look: (.+)\.$/,
      judge: ([parts], { member }) =>
        differs(
          'what is not well',
          named(parts ?? ''),
          known(pointsOf(now(member))).filter((part) => !isWell(part, member)),
        ),
    },
    {
      claims: 'nothing to analyse',
      ko: /^아직 분석할 기록이 없어요\.$/,
      en: /^There is nothing recorded to look at yet\.$/,
      judge: (_, { member }) => differs('known parts', known(pointsOf(now(member))), []),
    },
    advice(
      'less weight',
      /^한 주에 0\.3 kg씩 천천히 줄여 보세요\.$/,
      /^Go slowly, about 0\.3 kg a week\.$/,
      ({ bmi }) => shown('BMI', bmi ?? 0) >= 23,
    ),
    advice(
      'more weight',
      /^끼니마다 단백질 반찬을 하나 더해 보세요\.$/,
      /^Add a protein dish to every meal\.$/,
      ({ bmi }) => shown('BMI', bmi ?? 99) < 18.5,
    ),
    advice(
      'more sleep',
      /^오늘은 30분 일찍 불을 꺼 보세요\.$/,
      /^Lights out half an hour earlier tonight\.$/,
      ({ sleep }) => (sleep ?? 999) < 420,
    ),
    advice(
      'less sleep',
      /^일어나는 시각을 같게 해 보세요\.$/,
      /^Get up at the same time every day\.$/,
      ({ sleep }) => (sleep ?? 0) > 540,
    ),
    advice(
      'more steps',
      /^점심 뒤 10분만 더 걸어 보세요\.$/,
      /^Walk ten more minutes after lunch\.$/,
      ({ steps, stepGoal }) => (steps ?? Infinity) < stepGoal,
    ),
    advice(
      'less energy',
      /^저녁 밥을 반 공기로 줄여 보세요\.$/,
      /^Try half a bowl of rice in the evening\.$/,
      ({ kcal, kcalGoal, bmi }) => (kcal ?? 0) > (kcalGoal ?? Infinity) && shown('BMI', bmi ?? 99) >= 18.5,
    ),
    advice(
      'more energy',
      /^간식으로 우유나 과일을 더해 보세요\.$/,
      /^Add milk or fruit between meals\.$/,
      ({ kcal, kcalGoal, bmi }) => (kcal ?? Infinity) < (kcalGoal ?? 0) && shown('BMI', bmi ?? 0) < 23,
    ),
    advice(
      'more days of meals',
      /^하루 한 끼만 더 적어 보세요\.$/,
      /^Log one more meal a day\.$/,
      ({ mealDays }) => mealDays !== null && mealDays < 30,
    ),
    ...(
      [
        ['BODY', /^체중을 한 번 적어 보세요\.$/, /^Log your weight once\.$/],
        ['BODY', /^(키)를 한 번 적어 보세요\.$/, /^Add your (height) once\.$/],
        ['BP', /^아침에 혈압을 한 번 재 보세요\.$/, /^Take your blood pressure one morning\.$/],
        ['SUGAR', /^공복 혈당을 한 번 재 보세요\.$/, /^Measure your fasting glucose once\.$/],
        ['ACT', /^휴대폰의 걸음을 이어 보세요\.$/, /^Connect the steps of your phone\.$/],
        ['MEAL', /^한 주 동안 식사를 적어 보세요\.$/, /^Log your meals for a week\.$/],
      ] as const
    ).map(([part, ko, en]): Pattern<AnalysisData> => ({
      claims: `advice: ${part} is not known`,
      ko,
      en,
      judge: ([word], { member }) => lacks(part, word, member),
    })),
    {
      claims: 'what is usual of a measure',
      ko: /^([\d.,]+)(?:~([\d.,]+))?(?: ?(?:mmHg|mg\/dL|분|보|kcal|%))?( 이상)?$/,
      en: /^(?:from )?([\d.,]+)(?:–([\d.,]+))?(?: ?(?:mmHg|mg\/dL|min|steps|kcal|%))?()$/,
      judge: () => undefined,
    },
  ],
  figures: [
    {
      claims: 'each measure and how it stands',
      judge: ({ groupList }, member) => {
        const made = now(member)
        const so: Record<string, [Judged, number | null]> = {
          BMI: ['BMI', made.bmi],
          BDF: ['BDF', made.fat],
          SBP: ['SBP', made.sbp],
          DBP: ['DBP', made.dbp],
          NBD: ['NBD', made.fasting],
          SLP: ['SLP', made.sleep],
        }
        return first(
          ...groupList.flatMap(({ indexList }) =>
            indexList.map(({ indexCode, indexVal, statusCode }) => {
              const [judged, value] = so[indexCode] ?? []
              if (judged === undefined || value == null) return undefined
              return first(
                differs(indexCode, Number(indexVal), shown(judged, value)),
                differs(`the status of ${indexCode} ${indexVal}`, statusCode, statusOf(judged, value, made.gender)),
              )
            }),
          ),
        )
      },
    },
    {
      claims: 'a part is not usual over a measure that is not',
      judge: ({ groupList }) =>
        first(
          ...groupList.map(({ itemCode, statusCode, indexList }) =>
            untrue(
              statusCode !== 'NORMAL' || indexList.every((index) => index.statusCode === 'NORMAL'),
              `${itemCode} is NORMAL over ${indexList.map((index) => `${index.indexCode} ${index.indexVal} ${index.statusCode}`).join(', ')}`,
            ),
          ),
        ),
    },
  ],
}

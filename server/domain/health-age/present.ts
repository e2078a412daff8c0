/** Health age as the wire has it, each factor with its value in words. */
import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import type { KnownAge } from './queries.ts'
import {
  type AgeFacts,
  ageLevel,
  type AgeType,
  type FactorCode,
  factorsOf,
  factorStatus,
  healthAge,
  lineOf,
  missingOf,
  nextOf,
  type Step,
} from './rules.ts'
import { oneDecimal } from '#server/rounding.ts'

const names: Readonly<Record<FactorCode, Words>> = {
  BP: { ko: '혈압', en: 'Blood pressure' },
  STEP: { ko: '걸음', en: 'Steps' },
  WEIGHT: { ko: '체중', en: 'Weight' },
  SUGAR: { ko: '혈당', en: 'Blood sugar' },
  FAT: { ko: '체지방률', en: 'Body fat' },
  MUSCLE: { ko: '근육량', en: 'Muscle' },
  WAIST: { ko: '허리둘레', en: 'Waist' },
  SLEEP: { ko: '수면', en: 'Sleep' },
  SALT: { ko: '나트륨', en: 'Sodium' },
}

const whole = (value: number | null) => Math.round(value ?? 0).toLocaleString('en')
const one = (value: number | null) => (value ?? 0).toFixed(1)

/** What a known factor rests on. */
function valueText(code: FactorCode, facts: AgeFacts): Words {
  switch (code) {
    case 'BP': {
      // A phone may tell the systolic one alone.
      const pressure = facts.dbp === null ? whole(facts.sbp) : `${whole(facts.sbp)}/${whole(facts.dbp)}`
      return { ko: `평균 ${pressure} mmHg`, en: `mean ${pressure} mmHg` }
    }
    case 'STEP':
      return { ko: `하루 평균 ${whole(facts.steps)}보`, en: `${whole(facts.steps)} a day` }
    case 'WEIGHT':
      return {
        ko: `${one(facts.kg)} kg · 체질량지수 ${one(facts.bmi)}`,
        en: `${one(facts.kg)} kg · BMI ${one(facts.bmi)}`,
      }
    case 'SUGAR':
      return { ko: `공복 평균 ${whole(facts.fasting)} mg/dL`, en: `fasting mean ${whole(facts.fasting)} mg/dL` }
    case 'FAT':
      return { ko: `${one(facts.fat)} %`, en: `${one(facts.fat)}%` }
    case 'MUSCLE':
      return { ko: `${one(facts.muscleKg)} kg`, en: `${one(facts.muscleKg)} kg` }
    case 'WAIST':
      return { ko: `${one(facts.waistCm)} cm`, en: `${one(facts.waistCm)} cm` }
    case 'SLEEP': {
      const minutes = Math.round(facts.sleepMin ?? 0)
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return { ko: `평균 ${hours}시간 ${rest}분`, en: `mean ${hours} h ${rest} min` }
    }
    case 'SALT':
      return { ko: `하루 평균 ${whole(facts.saltMg)} mg`, en: `${whole(facts.saltMg)} mg a day` }
  }
}

const nextWords = ({ code, amount, gain }: Step): Words => {
  const [ko, en] = [`${gain.toFixed(1)}살쯤 젊어져요.`, `about ${gain.toFixed(1)} years younger.`]
  switch (code) {
    case 'SALT':
      return {
        ko: `나트륨을 하루 ${whole(amount)} mg 줄이면 ${ko}`,
        en: `${whole(amount)} mg less sodium a day: ${en}`,
      }
    case 'STEP':
      return { ko: `하루 ${whole(amount)}보를 더 걸으면 ${ko}`, en: `${whole(amount)} more steps a day: ${en}` }
    case 'SLEEP':
      return { ko: `하루 ${amount}분을 더 자면 ${ko}`, en: `${amount} min more sleep a night: ${en}` }
    case 'WEIGHT':
      return { ko: `${amount} kg을 천천히 줄이면 ${ko}`, en: `${amount} kg less, slowly: ${en}` }
  }
}

const difference = (now: number, then: number) => oneDecimal(now - then)

const anchorsOf = (code: FactorCode, { gender }: AgeFacts) =>
  lineOf(code, gender).map(([value, age]) => ({ value, age }))

/** Without the consent to health data there is no age, nor anything that it would be made of. */
export function noAgeOf(type: AgeType, realAge: number | null) {
  const none = {
    healthAge: null,
    gapAge: null,
    prevHealthAge: null,
    ageLevel: null,
    measureDt: null,
    factors: [],
    missing: [],
    next: null,
  }
  return { healthAgeType: type, realAge, ...none, healthAgreeYn: 'N' as const }
}

export function healthAgeOf(type: AgeType, { realAge, realAgeBefore, now, before }: KnownAge, language: Language) {
  const factors = factorsOf(type, now)
  const earlier = factorsOf(type, before)
  const age = healthAge(type, realAge, factors)
  const gap = age === null || realAge === null ? null : age - realAge
  const step = age === null ? undefined : nextOf(factors, now)
  return {
    healthAgeType: type,
    realAge,
    healthAge: age,
    gapAge: gap,
    prevHealthAge: age === null ? null : healthAge(type, realAgeBefore, earlier),
    ageLevel: gap === null ? null : ageLevel(gap),
    measureDt: now.measureDt,
    factors: factors.map(({ code, years }) => {
      const known = earlier.find((factor) => factor.code === code)
      return {
        factorCode: code,
        factorNm: wordsIn(names[code], language),
        valueTxt: wordsIn(valueText(code, now), language),
        gapAge: years,
        changeAge: known === undefined ? null : difference(years, known.years),
        statusCode: factorStatus(code, now, years),
        anchors: anchorsOf(code, now),
      } as const
    }),
    missing: missingOf(type, factors).map((code) => ({
      factorCode: code,
      factorNm: wordsIn(names[code], language),
      anchors: anchorsOf(code, now),
    })),
    next:
      step === undefined
        ? null
        : { factorCode: step.code, gainAge: step.gain, nextTxt: wordsIn(nextWords(step), language) },
  }
}

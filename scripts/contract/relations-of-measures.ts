import type { JsonObject } from './model.ts'
import { scalar, type Relation } from './relation.ts'

/** BMI is kg per square metre. */
export function bodiesOf(object: JsonObject): Relation[] {
  const [bmi, kg, cm] = ['bmi', 'weight', 'height'].map((name) => Number(object[name] ?? Number.NaN)) as [
    number,
    number,
    number,
  ]
  const due = kg / (cm / 100) ** 2
  const bmis: Relation[] =
    Number.isNaN(bmi + due) || bmi === 0
      ? []
      : [
          {
            id: 'bmi',
            holds: Math.abs(bmi - due) < 1,
            at: 'bmi',
            expected: `${due.toFixed(1)}, by weight ${kg} and height ${cm}`,
            got: String(bmi),
          },
        ]
  return [...bmis, ...energies(object)]
}

/** Energy by what it comes from: 4 kcal a gram of carbohydrate and of protein, 9 of fat. */
function energies(object: JsonObject): Relation[] {
  const [energy, cho, protein, fat] = [
    ['kcal', 'sumKcal', 'totKcal', 'eatKcal'],
    ['cho', 'sumCho', 'totCho'],
    ['protein', 'sumProtein', 'totProtein'],
    ['fat', 'sumFat', 'totFat'],
  ].map((names) => names.find((name) => !Number.isNaN(numberOf(object[name]))))
  if (energy === undefined || cho === undefined || protein === undefined || fat === undefined) return []
  const kcal = numberOf(object[energy])
  const due = 4 * numberOf(object[cho]) + 4 * numberOf(object[protein]) + 9 * numberOf(object[fat])
  if (due < 50 || kcal < 50) return []
  return [
    {
      id: energy,
      holds: kcal / due > 0.4 && kcal / due < 2.5,
      at: energy,
      expected: `about ${Math.round(due)} kcal, by what is in it`,
      got: String(kcal),
    },
  ]
}

const numberOf = (value: unknown) =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && value !== ''
      ? Number(value.replaceAll(',', ''))
      : Number.NaN

/** What lasts from one moment to another does not last longer, and a moment lies in the day of its name. */
export function lengthsOf(object: JsonObject): Relation[] {
  const [start, end] = [object['startDtm'] ?? object['startDt'], object['endDtm'] ?? object['endDt']].map((value) =>
    typeof value === 'string' && /^\d{12,14}$/.test(value) ? minuteOf(value) : Number.NaN,
  ) as [number, number]
  const lasting = Object.keys(object).flatMap((name): Relation[] => {
    const value = scalar(object[name])
    const isMinutes = /^(?:wrkot|sleep|tot|done|dur\w*)Min$/.test(name)
    if (typeof value !== 'number' || Number.isNaN(start + end) || (!isMinutes && name !== 'durationSec')) return []
    const minutes = isMinutes ? value : value / 60
    return [
      {
        id: `${name} ≤ span`,
        holds: minutes <= end - start + 1,
        at: name,
        expected: `≤ ${end - start} minutes from start to end`,
        got: String(value),
      },
    ]
  })
  const days = Object.keys(object).flatMap((name): Relation[] => {
    const [day, moment] = [object[name], object[`${name}m`]]
    if (
      !name.endsWith('Dt') ||
      typeof day !== 'string' ||
      typeof moment !== 'string' ||
      !/^\d{8}/.test(day) ||
      !/^\d{8}/.test(moment)
    )
      return []
    return [
      {
        id: `${name} of ${name}m`,
        holds: day.slice(0, 8) === moment.slice(0, 8),
        at: `${name}m`,
        expected: `a moment of ${name} ${day}`,
        got: moment,
      },
    ]
  })
  return [...lasting, ...days]
}

const minuteOf = (moment: string) =>
  Date.UTC(
    Number(moment.slice(0, 4)),
    Number(moment.slice(4, 6)) - 1,
    Number(moment.slice(6, 8)),
    Number(moment.slice(8, 10)),
    Number(moment.slice(10, 12)),
  ) / 60_000

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** A weekday is that of its day. */
export function weekdaysOf(object: JsonObject): Relation[] {
  const [name] = Object.keys(object).filter((key) => /^(?:day|week|weekday|dow)Nm$/.test(key))
  const [at, day] =
    Object.entries(object).find(
      ([key, value]) => key.endsWith('Dt') && typeof value === 'string' && /^\d{8}/.test(value),
    ) ?? []
  const said = name === undefined ? undefined : object[name]
  if (
    name === undefined ||
    at === undefined ||
    typeof day !== 'string' ||
    typeof said !== 'string' ||
    !WEEKDAYS.includes(said.charAt(0))
  )
    return []
  const due =
    WEEKDAYS[
      new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)))).getUTCDay()
    ] ?? ''
  return [
    {
      id: `${name} of ${at}`,
      holds: said.charAt(0) === due,
      at: name,
      expected: `${due}, for ${at} is ${day}`,
      got: said,
    },
  ]
}

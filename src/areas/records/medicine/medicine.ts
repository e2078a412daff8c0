/** Medicines in plain words, and what the form makes of them. */
import type { components } from '#openapi/generated/schema.d.ts'
import type { Day } from '#src/lib/days.ts'
import { numberOf } from '#src/lib/typed.ts'

type WireMedicine = components['schemas']['Medicine']
type WireForm = components['schemas']['MedicineForm']

export const UNITS = ['TABLET', 'CAPSULE', 'PACK', 'ML', 'DROP', 'PUFF', 'UNIT'] as const
export const RELATIONS = ['BEFORE', 'WITH', 'AFTER', 'NONE'] as const
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
/** As many times a day as the contract takes. */
export const MOST_TIMES = 8

export type DoseUnit = (typeof UNITS)[number]
export type MealRelation = (typeof RELATIONS)[number]
export type Weekday = (typeof WEEKDAYS)[number]
/** `HH:mm`. */
export type Take = { clock: string; relation: MealRelation }

export type Medicine = {
  seq: number
  name: string
  purpose: string
  dose: number
  unit: DoseUnit
  times: Take[]
  weekdays: Weekday[]
  start: Day
  /** Null is open. */
  end: Day | null
  alarm: boolean
  memo: string
}

/** What the fields hold. */
export type Draft = Omit<Medicine, 'seq' | 'dose'> & { dose: string }

export const toMedicine = (wire: WireMedicine): Medicine => ({
  seq: wire.medicineSeq,
  name: wire.medicineNm,
  purpose: wire.purposeTxt ?? '',
  dose: wire.doseQty,
  unit: wire.doseUnitCode,
  times: wire.takeList.map(({ takeTm, mealRelCode }) => ({
    clock: `${takeTm.slice(0, 2)}:${takeTm.slice(2)}`,
    relation: mealRelCode,
  })),
  weekdays: [...wire.weekDayList],
  start: wire.startDt,
  end: wire.endDt ?? null,
  alarm: wire.alarmYn === 'Y',
  memo: wire.memo ?? '',
})

export const toMedicines = (wire: readonly WireMedicine[]): Medicine[] => wire.map(toMedicine)

/**
 * Those that are over are told apart from those that have not begun: the wire says N to both. It is told by their days,
 * the first and the last included: an answer that is kept, or stands on the page over midnight, is of another day.
 */
export function groupsOf(
  medicines: readonly Medicine[],
  today: Day,
): { now: Medicine[]; soon: Medicine[]; before: Medicine[] } {
  const begun = medicines.filter(({ start }) => start <= today)
  const isOver = ({ end }: Medicine) => end !== null && end < today
  return {
    now: begun.filter((medicine) => !isOver(medicine)),
    soon: medicines.filter(({ start }) => start > today),
    before: begun.filter(isOver),
  }
}

export const emptyDraft = (today: Day): Draft => ({
  name: '',
  purpose: '',
  dose: '1',
  unit: 'TABLET',
  times: [{ clock: '08:00', relation: 'AFTER' }],
  weekdays: [...WEEKDAYS],
  start: today,
  end: null,
  alarm: true,
  memo: '',
})

export const draftOf = ({ seq: _seq, dose, ...rest }: Medicine): Draft => ({ ...rest, dose: String(dose) })

/** A typed amount; null for what is none, or none that can be measured. */
export function doseOf(text: string): number | null {
  const value = numberOf(text)
  return value !== null && value > 0 && value <= 100 && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6
    ? value
    : null
}

/** As it is sent: times in order, nothing instead of an empty text. */
export const toForm = ({
  name,
  purpose,
  dose,
  unit,
  times,
  weekdays,
  start,
  end,
  alarm,
  memo,
}: Omit<Draft, 'dose'> & { dose: number }): WireForm => ({
  medicineNm: name.trim(),
  purposeTxt: purpose.trim() || null,
  doseQty: dose,
  doseUnitCode: unit,
  takeList: times
    .toSorted((a, b) => (a.clock < b.clock ? -1 : 1))
    .map(({ clock, relation }) => ({ takeTm: clock.replace(':', ''), mealRelCode: relation })),
  weekDayList: weekdays.toSorted(),
  startDt: start,
  endDt: end,
  alarmYn: alarm ? 'Y' : 'N',
  memo: memo.trim() || null,
})

/** Where the wheels of one more time begin: the next of the meals' hours that is free. */
export function nextTake(times: readonly Take[]): Take {
  const clock =
    ['08:00', '12:30', '19:00', '22:00', '06:30', '10:00', '15:00', '17:00'].find((each) =>
      times.every((take) => take.clock !== each),
    ) ?? '21:00'
  return { clock, relation: times.at(-1)?.relation ?? 'AFTER' }
}

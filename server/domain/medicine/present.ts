import { yn } from '#server/wire.ts'
import type { Medicine } from './queries.ts'
import { isTaken } from './rules.ts'

/** Those being taken first, then by their first day, the latest first. */
export function medicineList(medicines: readonly Medicine[], today: string, takingYn: 'Y' | 'N' | undefined) {
  return medicines
    .map((medicine) => medicineRow(medicine, today))
    .filter((row) => takingYn === undefined || row.takingYn === takingYn)
    .toSorted((a, b) =>
      a.takingYn === b.takingYn
        ? a.startDt < b.startDt
          ? 1
          : a.startDt > b.startDt
            ? -1
            : b.medicineSeq - a.medicineSeq
        : a.takingYn === 'Y'
          ? -1
          : 1,
    )
}

function medicineRow(medicine: Medicine, today: string) {
  const { medicineSeq, name, purpose, doseMilli, doseUnit, weekdays, startDt, endDt, alarmYn, memo, times } = medicine
  return {
    medicineSeq,
    medicineNm: name,
    purposeTxt: purpose,
    doseQty: doseMilli / 1000,
    doseUnitCode: doseUnit,
    takeList: times.map(({ takeTm, mealRel }) => ({ takeTm, mealRelCode: mealRel })),
    weekDayList: [...weekdays].filter(isWeekday),
    startDt,
    endDt,
    alarmYn,
    memo,
    takingYn: yn(isTaken(medicine, today)),
  }
}

type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7'
const isWeekday = (day: string): day is Weekday => /^[1-7]$/.test(day)

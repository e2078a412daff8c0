/**
 * What is reckoned by where a member has taken sex or birthday back: both may be left empty (MBR-13), needs and ranges
 * have to be of somebody.
 */
type StatedRow = {
  gender: 'M' | 'F' | null
  birthdayYear: string | null
  birthdayMonth: string | null
  birthdayDay: string | null
}
type Reckoned = { gender: 'M' | 'F'; birthdayYear: string; birthdayMonth: string; birthdayDay: string }

const NOBODY: Reckoned = { gender: 'M', birthdayYear: '1986', birthdayMonth: '01', birthdayDay: '01' }

/** The row with what was told, and a middle-aged member's where nothing was. */
export function reckoned<Row extends StatedRow>(row: Row): Omit<Row, keyof Reckoned> & Reckoned {
  const { gender, birthdayYear, birthdayMonth, birthdayDay } = row
  const born =
    birthdayYear !== null && birthdayMonth !== null && birthdayDay !== null
      ? { birthdayYear, birthdayMonth, birthdayDay }
      : NOBODY
  return {
    ...row,
    gender: gender ?? NOBODY.gender,
    birthdayYear: born.birthdayYear,
    birthdayMonth: born.birthdayMonth,
    birthdayDay: born.birthdayDay,
  }
}

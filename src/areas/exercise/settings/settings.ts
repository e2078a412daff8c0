import type { Schemas } from '#src/contract/schemas.ts'

type Code = Schemas['AiSettingCode']

/** What the member has set, by its code; nothing is set where the list is empty. */
export type Settings = Record<Code, readonly string[]>

export const CODES: readonly Code[] = ['GOAL', 'DIFFICULTY', 'CATEGORY', 'TIME', 'WEEKDAY', 'ALARM']

export const toSettings = (list: readonly Schemas['AiSetting'][]): Settings => {
  const valuesOf = (code: Code) => list.find(({ settingCode }) => settingCode === code)?.valList ?? []
  return {
    GOAL: valuesOf('GOAL'),
    DIFFICULTY: valuesOf('DIFFICULTY'),
    CATEGORY: valuesOf('CATEGORY'),
    TIME: valuesOf('TIME'),
    WEEKDAY: valuesOf('WEEKDAY'),
    ALARM: valuesOf('ALARM'),
  }
}

/** All six, each once: what is not chosen is sent as chosen no more. */
export const bodyOfSettings = (settings: Settings): Schemas['AiSettingForm'] => ({
  settingList: CODES.map((settingCode) => ({ settingCode, valList: [...settings[settingCode]] })),
})

const sorted = (values: readonly string[]) => values.toSorted().join()
export const isSame = (one: Settings, other: Settings): boolean =>
  CODES.every((code) => sorted(one[code]) === sorted(other[code]))

/** `1830` and `18:30` */
export const clockOfAlarm = ([time]: readonly string[]): string | null =>
  time === undefined ? null : `${time.slice(0, 2)}:${time.slice(2)}`
export const alarmOfClock = (clock: string): string[] => [clock.replace(':', '')]

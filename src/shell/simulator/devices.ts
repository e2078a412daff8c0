/** What a measuring device writes into the phone's health store, as docs/shell-contract.md has it. */
import type { SimulatorState } from './state.ts'

export type PlayedDevice = SimulatorState['measured'][number]['device']
export const PLAYED_DEVICES = ['pressure', 'glucose', 'scales'] as const satisfies readonly PlayedDevice[]

const OFFSET_MS = 9 * 3_600_000
const VALUES: Readonly<Record<PlayedDevice, Record<string, number | string>>> = {
  pressure: { systolic: 117, diastolic: 75 },
  // 128 mg/dL after a meal.
  glucose: { glucose: 128 / 18, mealType: '80002' },
  scales: { weight: 68.2, bodyFat: 22.3, skeletalMuscleMass: 31.6 },
}

/** A cuff takes about so long; of two values the second comes right behind. */
const [SEND_MS, BETWEEN_MS] = [20_000, 1_000]

export const measuredSoon = (device: PlayedDevice, times: number, now = Date.now()): SimulatorState['measured'] =>
  Array.from({ length: times }, (_, index) => ({ device, at: now + SEND_MS + index * BETWEEN_MS }))

/** Rows of one device that have arrived by `now`, begun inside a window of milliseconds. */
export function measuredRows({ measured }: Pick<SimulatorState, 'measured'>, device: PlayedDevice, { from, to, now }: { from: number; to: number; now: number }) {
  return measured
    .filter((one) => one.device === device && one.at <= now && one.at >= from && one.at <= to + 999)
    .map(({ at }) => ({ datauuid: `measured-${device}-${at}`, startTime: at, timeOffset: OFFSET_MS, ...VALUES[device] }))
}

/** What a measuring device writes into the phone's health store, as docs/shell-contract.md has it. */
import type { HistoryKind } from './history.ts'
import type { SimulatorState } from './state.ts'

export type Sent = SimulatorState['measured'][number]
export type PlayedDevice = Sent['device']
/**
 * `whole` as it should be; `part`: half a pressure, a glucose without its meal, a weight alone; `wrong`: what nobody
 * measures.
 */
export type SentHow = Sent['how']

const OFFSET_MS = 9 * 3_600_000
type Values = Readonly<Record<string, number | string | null>>
interface Played {
  /** The kind of rows it adds to. */
  kind: Extract<HistoryKind, 'bloodPressure' | 'bloodGlucose' | 'weight'>
  whole: Values
  part: Values
  wrong: Values
}

/** mmol/l, as the store has it; a type that names no meal. */
const NO_MEAL = { mealType: '80012' }
const meter = (mgDl: number, mealType: string): Played => ({
  kind: 'bloodGlucose',
  whole: { glucose: mgDl / 18, mealType },
  part: { glucose: mgDl / 18, ...NO_MEAL },
  wrong: { glucose: 900 / 18, mealType },
})

const DEVICES: Readonly<Record<PlayedDevice, Played>> = {
  omronPressure: {
    kind: 'bloodPressure',
    whole: { systolic: 117, diastolic: 75 },
    part: { systolic: 117, diastolic: null },
    wrong: { systolic: 290, diastolic: 20 },
  },
  // After a meal, fasting, before a meal.
  isens: meter(128, '80002'),
  autocheck: meter(97, '80001'),
  autocheckCs20e: meter(108, '80011'),
  omronFat: {
    kind: 'weight',
    whole: { weight: 68.2, bodyFat: 22.3, skeletalMuscleMass: 31.6 },
    part: { weight: 68.2, bodyFat: null, skeletalMuscleMass: null },
    wrong: { weight: 4.1, bodyFat: null, skeletalMuscleMass: null },
  },
}

/** A cuff takes about so long; of two values the second comes right behind. */
const [SEND_MS, BETWEEN_MS] = [20_000, 1_000]

export const measuredSoon = (
  device: PlayedDevice,
  { times = 1, how = 'whole' }: { times?: number; how?: SentHow } = {},
  now = Date.now(),
): SimulatorState['measured'] =>
  Array.from({ length: times }, (_, index) => ({ device, how, at: now + SEND_MS + index * BETWEEN_MS }))

/** Rows of one kind that devices have sent by `now`, begun inside a window of milliseconds. */
export function measuredRows(
  { measured }: Pick<SimulatorState, 'measured'>,
  kind: HistoryKind,
  { from, to, now }: { from: number; to: number; now: number },
) {
  return measured
    .filter(({ device, at }) => DEVICES[device].kind === kind && at <= now && at >= from && at <= to + 999)
    .map(({ device, how, at }) => ({
      datauuid: `measured-${device}-${at}`,
      startTime: at,
      timeOffset: OFFSET_MS,
      ...DEVICES[device][how],
    }))
}

/** What the simulator plays at the moment. It fits in a link, so that a bug report can carry it. */
import * as v from 'valibot'
import { PERMISSION_FLAGS, permissionsOf } from '../health-permissions.ts'

export const FAULTS = [
  'none',
  'noBridge',
  'slow',
  'noAnswer',
  '204',
  '400',
  '401',
  '404',
  '500',
  'malformed',
  'diesMidway',
] as const
export type Fault = (typeof FAULTS)[number]

/** Calls that a fault can be limited to; `health` is every health query. */
export const FAULT_TARGETS = [
  'all',
  'health',
  'GETPERMISSION',
  'STEPCOUNT_DETAIL',
  'STEPCOUNT',
  'EXERCISE',
  'FOODINTAKE',
  'FOODINSERT',
  'FOODDELETE',
  'HEALTHDATA',
  'ALLDATA',
  'BLOODPRESSURE',
  'SLEEP',
  'STEPCOUNT_MONTH',
  'STEPCOUNTMONTH',
] as const

/** Versions worth trying: each opens a gate or stands just below one (gates.ts). */
export const VERSIONS = [
  '1.00.12',
  '1.00.16',
  '1.00.17',
  '1.00.22',
  '1.01.00',
  '1.01.01',
  '1.01.05',
  '1.01.06',
  '1.01.07',
  '1.01.11',
  '1.01.14',
] as const

export const PLAYED_DEVICES = ['omronPressure', 'isens', 'autocheck', 'autocheckCs20e', 'omronFat'] as const
export const SENT_HOW = ['whole', 'part', 'wrong'] as const

const storedFood = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))

const stateSchema = v.object({
  /** `browser`: no shell at all. */
  platform: v.optional(v.picklist(['browser', 'android', 'ios']), 'browser'),
  version: v.optional(v.pipe(v.string(), v.regex(/^\d\.\d{2}\.\d{2}$/)), '1.01.14'),
  deviceId: v.optional(v.string(), 'simulated-phone'),
  permissions: v.optional(
    v.pipe(
      v.record(v.string(), v.boolean()),
      v.transform((flags) => permissionsOf((flag) => flags[flag] ?? true)),
    ),
    () => permissionsOf(() => true),
  ),
  appleAllowed: v.optional(v.boolean(), true),
  /** Whether the phone lets the shell notify; undecided has it asked. */
  push: v.optional(v.picklist(['granted', 'refused', 'undecided']), 'granted'),
  /** Days before today on which the recording stops; 0 is now. */
  daysBack: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(44)), 0),
  watch: v.optional(v.boolean(), true),
  fault: v.optional(v.picklist(FAULTS), 'none'),
  faultTarget: v.optional(v.picklist(FAULT_TARGETS), 'health'),
  /** The shell's encrypted storage. */
  storage: v.optional(v.record(v.string(), v.string()), {}),
  /** What measuring devices send, each from its moment on (milliseconds since 1970). */
  measured: v.optional(
    v.array(
      v.object({ device: v.picklist(PLAYED_DEVICES), how: v.optional(v.picklist(SENT_HOW), 'whole'), at: v.number() }),
    ),
    [],
  ),
  /** Meals that the app wrote into the phone's health app. */
  foods: v.optional(v.array(storedFood), []),
})

export type SimulatorState = v.InferOutput<typeof stateSchema>

export const initialState = (): SimulatorState => v.parse(stateSchema, {})

/** A state from anything; what cannot be read is as at the beginning. */
export function readState(value: unknown): SimulatorState {
  const read = v.safeParse(stateSchema, value)
  return read.success ? read.output : initialState()
}

/** Session values never travel in a link: whoever opens it would be signed in as somebody else. */
const PRIVATE_KEYS = ['accessToken', 'autoLogin', 'deviceId']

/** The state as a text for the query `sim`, with what differs from the beginning only. */
export function toLink(state: SimulatorState): string {
  const first = initialState()
  const storage = Object.fromEntries(Object.entries(state.storage).filter(([key]) => !PRIVATE_KEYS.includes(key)))
  const off = PERMISSION_FLAGS.filter((flag) => !state.permissions[flag])
  const told = {
    ...Object.fromEntries(
      Object.entries(state).filter(
        ([key, value]) =>
          !['permissions', 'storage'].includes(key) &&
          JSON.stringify(value) !== JSON.stringify(Reflect.get(first, key)),
      ),
    ),
    ...(off.length > 0 && { permissions: Object.fromEntries(off.map((flag) => [flag, false])) }),
    ...(Object.keys(storage).length > 0 && { storage }),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(told))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The state that a link's text holds; undefined when it is none. */
export function fromLink(text: string): SimulatorState | undefined {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    return v.parse(stateSchema, JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

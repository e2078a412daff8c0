import * as v from 'valibot'

/** The fourteen flags of Android's health store, in the order in which they are saved. [HDT-11, HDT-12] */
export const PERMISSION_FLAGS = [
  'step',
  'stepCount',
  'exercise',
  'intake',
  'intakeWrite',
  'ht',
  'bw',
  /** waist */ 'wc',
  /** blood pressure */ 'pulse',
  'heartRate',
  'sleep',
  /** triglyceride */ 'tg',
  'hdlc',
  'hbA1c',
] as const

export type PermissionFlag = (typeof PERMISSION_FLAGS)[number]
export type Permissions = Readonly<Record<PermissionFlag, boolean>>

/** A flag comes as boolean, as 1 and 0, or as Y and N; one that is missing is off. */
const isOn = (flag: unknown): boolean => flag === true || flag === 'Y' || flag === 1

export const permissionsSchema: v.GenericSchema<unknown, Permissions> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((flags) => permissionsOf((name) => isOn(flags[name]))),
)

/** All fourteen flags, each as `granted` says. */
export function permissionsOf(granted: (flag: PermissionFlag) => boolean): Permissions {
  // fromEntries does not know that every name of the list is there.
  return Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, granted(name)])) as Permissions
}

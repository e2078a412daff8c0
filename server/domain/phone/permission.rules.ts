/** The flags of a phone's health store, in the order in which they travel (HDT-11, HDT-12). */
export const PERMISSION_NAMES = [
  'step',
  'stepCount',
  'exercise',
  'intake',
  'intakeWrite',
  'ht',
  'bw',
  'wc',
  'pulse',
  'heartRate',
  'sleep',
  'tg',
  'hdlc',
  'hbA1c',
] as const

export type PermissionName = (typeof PERMISSION_NAMES)[number]

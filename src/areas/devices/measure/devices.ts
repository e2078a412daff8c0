/**
 * Measuring devices: what each measures, what the phone is asked for, and where its screens stand. Words are in
 * device-words.ts.
 */
import type { Schemas } from '#src/contract/schemas.ts'
import type { FoundValue, MeasuredQuery, MeasuredValue } from '#src/health-sync/sync-access.ts'
import type { PermissionFlag } from '#src/shell/health-permissions.ts'

export type DeviceId = 'omronPressure' | 'isens' | 'autocheck' | 'autocheckCs20e' | 'omronFat'
export type IndexCode = MeasuredValue['helhidxCode']

export interface Device {
  id: DeviceId
  code: Schemas['InterlockCode']
  measures: 'bloodPressure' | 'bloodSugar' | 'body'
  query: MeasuredQuery
  /** The permission that lets it be read; none of the fourteen means glucose. [HDT-12] */
  flag: PermissionFlag | null
  /** What one measurement consists of; the first is there in each. */
  codes: readonly IndexCode[]
  /** Where its values stand, and are typed. */
  record: string
  measure: string
  connect: string
}

/** Fasting, before and after a meal, before sleep. */
export const GLUCOSE = ['NBD', 'BBD', 'ABD', 'SBD'] as const
export type GlucoseCode = (typeof GLUCOSE)[number]
const bloodSugar = {
  measures: 'bloodSugar',
  query: 'HEALTHDATA',
  flag: null,
  codes: GLUCOSE,
  record: '/healthlog/BloodSugarRecord',
} as const

export const DEVICES: Readonly<Record<DeviceId, Device>> = {
  omronPressure: {
    id: 'omronPressure',
    code: '11',
    measures: 'bloodPressure',
    query: 'BLOODPRESSURE',
    flag: 'pulse',
    codes: ['SBP', 'DBP'],
    record: '/healthlog/BloodpressureRecord',
    connect: '/healthlog/omronbloodpressureConnect',
    measure: '/healthlog/omronbloodpressureMeasurement',
  },
  isens: {
    ...bloodSugar,
    id: 'isens',
    code: '12',
    connect: '/healthlog/isensConnect',
    measure: '/healthlog/isensMeasurement',
  },
  // Connecting and measuring on one address: it opens at whichever is next.
  autocheck: {
    ...bloodSugar,
    id: 'autocheck',
    code: '13',
    connect: '/healthlog/autocheck',
    measure: '/healthlog/autocheck',
  },
  autocheckCs20e: {
    ...bloodSugar,
    id: 'autocheckCs20e',
    code: '14',
    connect: '/healthlog/autocheckCS20E',
    measure: '/healthlog/autocheckCS20E',
  },
  omronFat: {
    id: 'omronFat',
    code: '15',
    measures: 'body',
    query: 'HEALTHDATA',
    flag: 'bw',
    codes: ['BW', 'BDF', 'SKM'],
    record: '/healthlog/WeightRecord',
    connect: '/healthlog/omronfatConnect',
    measure: '/healthlog/omronfatMeasurement',
  },
}

/** Whether a value is of the device's kind; a glucose without its time is one of each meter. */
export const isOf = (
  { codes, measures }: Pick<Device, 'codes' | 'measures'>,
  { helhidxCode }: Pick<FoundValue, 'helhidxCode'>,
): boolean => (helhidxCode === null ? measures === 'bloodSugar' : codes.includes(helhidxCode))

export const deviceOf = (code: Schemas['InterlockCode']): Device | undefined =>
  Object.values(DEVICES).find((device) => device.code === code)

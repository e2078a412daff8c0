import type { Schemas } from '#src/contract/schemas.ts'
import type { KindReceipt, SyncReceipt } from '#src/health-sync/sync-types.ts'
import type { WireTime } from '#src/lib/wire-time.ts'

/** A phone's health app or a measuring device. */
export interface Source {
  code: Schemas['InterlockCode']
  kind: 'phone' | 'bloodPressure' | 'bloodSugar' | 'bodyFat'
  linked: boolean
  /** When it was linked or taken off; null before the first time. */
  changedAt: WireTime | null
  /** Newest record from it. */
  lastAt: WireTime | null
}

const KINDS = { PHONE: 'phone', BP: 'bloodPressure', SUGAR: 'bloodSugar', FAT: 'bodyFat' } as const

export const toSources = (rows: readonly Schemas['Interlock'][]): Source[] => rows.map(toSource)

function toSource(row: Schemas['Interlock']): Source {
  return {
    code: row.code,
    kind: KINDS[row.deviceType],
    linked: row.linkYn === 'Y',
    changedAt: row.linkDtm,
    lastAt: row.lastInptDt,
  }
}

/** Where values come from that no phone brings, and the newest of each. */
export interface Other {
  is: 'inbody' | 'typed'
  /** Whether InBody may add to the records; the own hand always may. */
  agreed: boolean
  lastAt: WireTime | null
}

export const toOthers = (rows: readonly Schemas['HelhIdxLkeqmt'][]): Other[] =>
  rows.flatMap(({ helhidxOriCode: origin, linkYn, lastInptDt: lastAt }): Other[] => {
    if (origin !== '4' && origin !== '1') return []
    return [{ is: origin === '4' ? 'inbody' : 'typed', agreed: linkYn === 'Y', lastAt }]
  })

/** What the phone's permissions let in, in the groups a member thinks in. [HSY-31, HSY-32, HSY-66] */
export const DATA_GROUPS = {
  steps: ['step', 'stepCount'],
  exercise: ['exercise'],
  meals: ['intake'],
  mealsToPhone: ['intakeWrite'],
  body: ['ht', 'bw'],
  bloodPressure: ['pulse'],
  sleep: ['sleep'],
} as const satisfies Record<string, readonly Schemas['AuthName'][]>

/** What is asked for in one line: seven kinds of data are four things of a day. */
export const DATA_BUNDLES = {
  moving: ['steps', 'exercise'],
  eating: ['meals', 'mealsToPhone'],
  body: ['body', 'bloodPressure'],
  sleeping: ['sleep'],
} as const satisfies Record<string, readonly (keyof typeof DATA_GROUPS)[]>

export type DataBundle = keyof typeof DATA_BUNDLES

/** What of a bundle does not come in, because the phone does not let it. */
export const missingOf = (bundle: DataBundle, granted: ReadonlySet<DataGroup>): DataGroup[] =>
  DATA_BUNDLES[bundle].filter((group) => !granted.has(group))

/**
 * The phones' apps that mean something here: this phone's own, and others from which something has come. In a browser
 * all of them.
 */
export const phonesHere = (sources: readonly Source[], own: Source['code'] | null): Source[] =>
  sources.filter(
    ({ kind, code, linked, lastAt }) => kind === 'phone' && (own === null || code === own || linked || lastAt !== null),
  )

export type DataGroup = keyof typeof DATA_GROUPS

/** Which groups the phone lets in; null before the phone was ever asked. */
export function toGranted({ authList }: Schemas['HealthUserAuth']): ReadonlySet<DataGroup> | null {
  if (authList.length === 0) return null
  const on = new Set(authList.filter((flag) => flag.agreeYn === 'Y').map((flag) => flag.name))
  const groups = Object.keys(DATA_GROUPS) as DataGroup[]
  return new Set(groups.filter((group) => DATA_GROUPS[group].every((flag) => on.has(flag))))
}

export interface Consents {
  /** Keeping health records. */
  collecting: boolean
  /** Sensitive information: sync hangs on it. [HSY-04] */
  sensitive: boolean
}

export function toConsents(rules: readonly Schemas['ConsentRule'][]): Consents {
  const given = new Set(rules.filter((rule) => rule.agreeYn === 'Y').map((rule) => rule.ruleSn))
  return { collecting: given.has('1'), sensitive: given.has('3') }
}

/** What a run brought, in one line: values registered and values left out over all kinds. */
export function totalsOf({ kinds }: Pick<SyncReceipt, 'kinds'>): { sent: number; dropped: number } {
  return {
    sent: kinds.reduce((sum, kind) => sum + kind.sent, 0),
    dropped: kinds.reduce((sum, kind) => sum + droppedOf(kind), 0),
  }
}

export const droppedOf = ({ dropped }: Pick<KindReceipt, 'dropped'>): number =>
  Object.values(dropped).reduce((sum, count) => sum + count, 0)

/** The kinds worth a line: those that were asked for, and those that need something of the member. */
export const kindsToShow = ({ kinds }: Pick<SyncReceipt, 'kinds'>): KindReceipt[] =>
  kinds.filter((kind) => kind.outcome !== 'skipped' || kind.next === 'allow' || kind.next === 'chooseDevice')

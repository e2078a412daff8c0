import type { HealthLists, HealthRows, NativeCalls } from '#src/shell/native-calls.ts'
import type { PermissionFlag, Permissions } from '#src/shell/health-permissions.ts'
import type { Platform } from '#src/shell/platform.ts'

import { passesGate } from '#src/shell/gates.ts'
import { permissionsOf } from '#src/shell/health-permissions.ts'

import type { FoundValue, HealthSync } from './sync-access.ts'

import { wallTime } from './normalise/amounts.ts'
import { indexRecords, untimedGlucose, type ValueLists } from './normalise/index-records.ts'
import { Tally } from './normalise/tally.ts'
import { LINK_CODE, ORIGIN } from './sync-types.ts'

interface Options {
  native: Pick<NativeCalls, 'querySamsungHealth'>
  platform: () => Pick<Platform, 'app_version' | 'kind'>
  permissions: () => Promise<Permissions | 'fail'>
  now: () => Date
}

/** Everything: whether a list may be read has been asked before, and the store leaves out what is shut. */
const ALLOWED = permissionsOf(() => true)

/** The phone's wall time of a moment. */
const stampOf = (date: Date): string => wallTime(date.getTime(), -date.getTimezoneOffset() * 60_000) ?? ''

function parsed(data: HealthRows | HealthLists): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data
}

/**
 * Values that a measuring device has sent into the phone's health store, asked for one measurement and outside of any
 * sync.
 */
export function createMeasured({
  native,
  platform,
  permissions,
  now,
}: Options): Pick<HealthSync, 'readiness' | 'measuredSince'> {
  return {
    async readiness(flag: PermissionFlag | null) {
      const { kind } = platform()
      if (kind !== 'android') return kind === 'ios' ? 'ios' : 'desktop'
      // Pressure has a gate of its own; without the permission query nothing can be told to the member either. [VER-10]
      if (!passesGate('healthPermissions', platform()) || (flag === 'pulse' && !passesGate('pulse', platform())))
        return 'oldShell'
      const granted = await permissions()
      return granted === 'fail' || (flag !== null && !granted[flag]) ? 'noPermission' : 'ready'
    },

    async measuredSince(query, since) {
      const window = { startDate: stampOf(since), endDate: stampOf(now()) }
      // Each branch has the answer of its own query.
      const answer =
        query === 'BLOODPRESSURE'
          ? await native.querySamsungHealth({ type: query, ...window })
          : await native.querySamsungHealth({ type: query, ...window })
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
      const data = parsed(answer.data ?? [])
      const lists: ValueLists = Array.isArray(data) ? { bloodPressure: data } : Object(data)
      const records = indexRecords(lists, { phone: 'android', permissions: ALLOWED }, new Tally()).map(
        (record): FoundValue => ({ ...record, helhidxVal: String(record.helhidxVal) }),
      )
      const untimed = untimedGlucose(lists, new Tally()).map(({ mgDl, inptDt }): FoundValue => ({
        helhidxCode: null,
        helhidxVal: String(mgDl),
        helhidxOriCode: ORIGIN.android,
        helhidxLkeqmtCode: LINK_CODE.android,
        heldType: 'health',
        inptDt,
        helhDate: inptDt.slice(0, 8),
      }))
      // A store may be generous with its window; what began before is not what is waited for.
      return [...records, ...untimed].filter(({ inptDt }) => inptDt >= window.startDate)
    },
  }
}

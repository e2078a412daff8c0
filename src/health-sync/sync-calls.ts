import type { Calls } from '#src/contract/calls.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { PostText } from '#src/contract/worker-calls.ts'
import type { Permissions } from '#src/shell/health-permissions.ts'
import type { HealthWindow } from '#src/shell/native-calls.ts'

import { unwrap } from '#src/contract/envelope.ts'
import { PERMISSION_FLAGS } from '#src/shell/health-permissions.ts'

import type { PhoneKind } from './sync-types.ts'

import { LINK_CODE } from './sync-types.ts'

export type QueryLog = Schemas['QueryLog']
export type IntakeRecord = Schemas['IntakeRecord']
export type IntakeUuid = Schemas['IntakeUuid']

/** The sync's calls. All are marked `background`: nothing they answer leads the member anywhere. [HSY-13, ERR-18] */
export interface SyncCalls {
  /** The platform's link is on: an item with its code and linkYn Y. [HSY-02, HSY-03] */
  isLinked(phone: PhoneKind, signal: AbortSignal): Promise<boolean>
  /** Rule 3 is agreed to. [HSY-04, HSY-05] */
  hasAgreed(phone: PhoneKind, signal: AbortSignal): Promise<boolean>
  stepDeviceCode(hcId: string, deviceId: string, signal: AbortSignal): Promise<number>
  savePermissions(phone: PhoneKind, deviceId: string, permissions: Permissions): Promise<void>
  /** Sends a registration from the page, where there is no worker to do it. */
  post: PostText
  /** Meals of the product that the phone does not have; null where the server gives none out. [HSY-38] */
  intakeFor(hcId: string, window: HealthWindow, signal: AbortSignal): Promise<IntakeRecord[] | null>
  tieMeals(records: IntakeUuid[]): Promise<void>
  log(record: QueryLog): Promise<void>
}

export function createSyncCalls(api: Calls): SyncCalls {
  return {
    async isLinked(phone, signal) {
      const links = await unwrap(api.GET('/api/healthlog/myLog/MhrlsInterlock', { background: true, signal }))
      // Codes are text in the contract; a backend that writes numbers means the same. [HDT-14]
      return links.some(({ code, linkYn }) => String(code) === LINK_CODE[phone] && linkYn === 'Y')
    },

    async hasAgreed(phone, signal) {
      const body = { helhidxLkeqmtCode: LINK_CODE[phone] }
      const rules = await unwrap(api.POST('/api/healthlog/healthAgreeRule', { body, background: true, signal }))
      return rules.some(({ ruleSn, agreeYn }) => String(ruleSn) === '3' && agreeYn === 'Y')
    },

    async stepDeviceCode(hcId, deviceId, signal) {
      const body = { hcId, deviceId }
      const { code } = await unwrap(api.POST('/api/member/getStepDevice', { body, background: true, signal }))
      return Number(code)
    },

    async savePermissions(phone, deviceId, permissions) {
      const authList = PERMISSION_FLAGS.map((name) => ({
        name,
        agreeYn: permissions[name] ? ('Y' as const) : ('N' as const),
      }))
      const body = { deviceId, helhidxLkeqmtCode: LINK_CODE[phone], authList }
      await unwrap(api.POST('/api/healthlog/saveHealthUserAuthData', { body, background: true }))
    },

    post: (path, body, signal) =>
      api.request('post', path, {
        body,
        bodySerializer: (text: string) => text,
        background: true,
        ...(signal && { signal }),
      }),

    async intakeFor(hcId, { startDate, endDate }, signal) {
      const body = { hcId, startDate, endDate, healthType: 'SFG' as const }
      const { code, list } = await unwrap(api.POST('/api/common/getIntakeData', { body, background: true, signal }))
      return Number(code) === 0 ? list : null
    },

    async tieMeals(body) {
      await unwrap(api.POST('/api/common/updateIntakeUUID', { body, background: true }))
    },

    async log(body) {
      await unwrap(api.POST('/api/common/regHealthDataLog', { body, background: true }))
    },
  }
}

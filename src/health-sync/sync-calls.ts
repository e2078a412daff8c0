import type { Calls } from '#src/contract/calls.ts'
import type { SendRequest } from '#src/contract/marks.ts'
import type { CallResult } from '#src/contract/envelope.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Permissions } from '#src/shell/health-permissions.ts'
import type { HealthWindow } from '#src/shell/native-calls.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { PERMISSION_FLAGS } from '#src/shell/health-permissions.ts'

import type { HeldBody, PhoneKind, Piece, RegisterCall } from './sync-types.ts'

import { LINK_CODE } from './sync-types.ts'

export type QueryLog = Schemas['QueryLog']
export type IntakeRecord = Schemas['IntakeRecord']
export type IntakeUuid = Schemas['IntakeUuid']

/** Where each registration goes. [HSY-64] */
export const REGISTER_PATHS = {
  regHealthData: '/api/common/regHealthData',
  regHealthStepData: '/api/common/regHealthStepData',
  regHealthDataIntake: '/api/common/regHealthDataIntake',
  regHealthDataNew: '/api/common/regHealthDataNew',
  regHealthDataApple: '/api/common/regHealthDataApple',
  regHealthStepAppleData: '/api/common/regHealthStepAppleData',
  regHealthMonthStepData: '/api/common/regHealthMonthStepData',
  syncSamsungHealthExerciseData: '/api/common/syncSamsungHealthExerciseData',
  insertMyHelhIdx: '/api/healthlog/insertMyHelhIdx',
} as const satisfies Record<RegisterCall, string>

/** Codes of the new format that all let the sync go on. [HSY-57] */
const TOLERATED_CODES = new Set([0, -1, -2, -3, -4, -5])

/** The sync's calls. All are marked `background`: nothing they answer leads the member anywhere. [HSY-13, ERR-18] */
export interface SyncCalls {
  /** The platform's link is on: an item with its code and linkYn Y. [HSY-02, HSY-03] */
  isLinked(phone: PhoneKind, signal: AbortSignal): Promise<boolean>
  /** Rule 3 is agreed to. [HSY-04, HSY-05] */
  hasAgreed(phone: PhoneKind, signal: AbortSignal): Promise<boolean>
  stepDeviceCode(hcId: string, deviceId: string, signal: AbortSignal): Promise<number>
  savePermissions(phone: PhoneKind, deviceId: string, permissions: Permissions): Promise<void>
  /** Whether anything was new to the server. Rejects where it refused. */
  register(piece: Piece, signal?: AbortSignal): Promise<boolean>
  /** Meals of the product that the phone does not have; null where the server gives none out. [HSY-38] */
  intakeFor(hcId: string, window: HealthWindow, signal: AbortSignal): Promise<IntakeRecord[] | null>
  tieMeals(records: IntakeUuid[]): Promise<void>
  log(record: QueryLog): Promise<void>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** `sendHeld` sends a body that the worker holds. */
export function createSyncCalls(api: Calls, sendHeld: (body: HeldBody) => SendRequest): SyncCalls {
  // The paths' bodies differ; a piece is text already, made and counted in the worker for exactly its path.
  const post = api.request as unknown as (method: 'post', path: string, init: object) => Promise<CallResult>

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
      const authList = PERMISSION_FLAGS.map((name) => ({ name, agreeYn: permissions[name] ? ('Y' as const) : ('N' as const) }))
      const body = { deviceId, helhidxLkeqmtCode: LINK_CODE[phone], authList }
      await unwrap(api.POST('/api/healthlog/saveHealthUserAuthData', { body, background: true }))
    },

    async register({ call, body }, signal) {
      const content = typeof body === 'string' ? { body, bodySerializer: (text: string) => text } : { via: sendHeld(body) }
      const answer = await unwrap(post('post', REGISTER_PATHS[call], { ...content, background: true, ...(signal && { signal }) }))
      if (!isObject(answer)) return true
      if (call === 'regHealthDataNew' && !TOLERATED_CODES.has(Number(answer['code']))) {
        throw new ApiError('refused', { code: String(answer['code']) })
      }
      return answer['savedCnt'] !== 0
    },

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

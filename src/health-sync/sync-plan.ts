import type { Platform } from '#src/shell/platform.ts'
import type { Permissions } from '#src/shell/health-permissions.ts'
import type { AppleType, HealthWindow, SamsungType } from '#src/shell/native-calls.ts'

import { passesGate, passesGates } from '#src/shell/gates.ts'
import { permissionsOf } from '#src/shell/health-permissions.ts'

import type { HealthType, NextStep, PhoneKind, RegisterCall, Starter, SyncKind } from './sync-types.ts'

import { monthWindow, phoneDay, syncWindow, type WholeSpan, wholeSpan } from './sync-window.ts'

/** The query types that deliver samples. */
export type SampleType =
  | Exclude<SamsungType, 'GETPERMISSION' | 'OPENPERMISSION' | 'FOODINSERT' | 'FOODDELETE'>
  | AppleType

/** The permissions that single index values need. [HSY-66] */
export type ValuePermissions = Pick<Permissions, 'ht' | 'bw' | 'pulse' | 'sleep' | 'heartRate'>

/** One kind's way through a run; plain data, for the worker too. */
export interface KindPlan {
  kind: SyncKind
  phone: PhoneKind
  type: SampleType
  window: HealthWindow
  register: RegisterCall
  /** Null for index records, which have no healthType. [HSY-62] */
  healthType: HealthType | null
  permissions: ValuePermissions
  /**
   * Of what the answer tells everything, where the phone was really asked what it may tell: an empty list of a shut
   * store says nothing.
   */
  whole?: WholeSpan
  /** The phone's day of today, for exercise that has its own call. [HSY-59] */
  today: string
  /** Apple's 404 on steps still registers an empty day. [HSY-54] */
  emptyWhen404?: true
  /** The product's meals go to the phone afterwards. [HSY-37] */
  sendsMeals?: true
  chalnCode?: string
}

export interface Plan {
  queue: KindPlan[]
  /** What is left out, and what would change that. */
  skipped: { kind: SyncKind; next: NextStep }[]
}

export interface PlanInput {
  platform: Pick<Platform, 'app_version' | 'kind'>
  permissions: Permissions
  /** The step-device check's code; 2 after a failure. [HSY-27] */
  deviceCode: number
  starter: Starter
  now: Date
}

/** Below shell 1.00.17 there is no permission query: this set is assumed. [HSY-30] */
export const ASSUMED_PERMISSIONS = permissionsOf((flag) =>
  ['intakeWrite', 'intake', 'step', 'stepCount', 'exercise'].includes(flag),
)

/** iOS has no permission query: what was refused answers 401 or comes back empty. [HSY-79] */
export const APPLE_PERMISSIONS = permissionsOf(() => true)

/** Codes of the step-device check that let this phone count. [HSY-26, HSY-28] */
const countsHere = (deviceCode: number) => deviceCode === 0 || deviceCode === 1

/**
 * What a run asks the phone for, in order. Nothing on a desktop, nothing on an old iOS shell (docs/decisions/042).
 * [HSY-53, HSY-63]
 */
export function planRun({ platform, permissions, deviceCode, starter, now }: PlanInput): Plan {
  const plan: Plan = { queue: [], skipped: [] }
  const { kind: phone } = platform
  if (phone === 'desktop') return plan
  const { ht, bw, pulse, sleep, heartRate } = permissions
  const shared = {
    phone,
    window: syncWindow(phone, starter, now),
    permissions: { ht, bw, pulse, sleep, heartRate },
    today: phoneDay(now),
  }
  const open = (...gates: Parameters<typeof passesGates>[0]) => passesGates(gates, platform)
  const add = (
    kind: SyncKind,
    rest: Pick<KindPlan, 'type' | 'register' | 'healthType'> & Partial<KindPlan>,
    blocked: NextStep | false,
  ) => {
    if (blocked) plan.skipped.push({ kind, next: blocked })
    else plan.queue.push({ kind, ...shared, ...rest })
  }

  if (phone === 'ios') {
    const old = !open('appleHealth') && 'updateShell'
    const newSteps = open('appleSteps')
    const steps = {
      type: 'STEPCOUNT',
      register: newSteps ? 'regHealthStepAppleData' : 'regHealthDataApple',
      healthType: 'AS',
    } as const
    add(
      'steps',
      { ...steps, ...(newSteps && { emptyWhen404: true }) },
      old || (!countsHere(deviceCode) && 'chooseDevice'),
    )
    add('exercise', { type: 'EXERCISE', register: 'regHealthDataApple', healthType: 'AE' }, old)
    add(
      'sleep',
      { type: 'SLEEP', register: 'insertMyHelhIdx', healthType: null },
      !open('appleHealth', 'sleep') && 'updateShell',
    )
    return plan
  }

  const whole = open('healthPermissions') ? wholeSpan(shared.window, now) : undefined
  const telling = whole && { whole }
  const mayCount = permissions.step && permissions.stepCount
  const stepCall = open('androidSteps') ? 'regHealthStepData' : 'regHealthData'
  add(
    'steps',
    { type: 'STEPCOUNT_DETAIL', register: stepCall, healthType: 'SS' },
    (!mayCount && 'allow') || (!countsHere(deviceCode) && 'chooseDevice'),
  )
  add(
    'exercise',
    { type: 'EXERCISE', register: 'regHealthData', healthType: 'SE', ...telling },
    !permissions.exercise && 'allow',
  )
  const food = { type: 'FOODINTAKE', register: 'regHealthDataIntake', healthType: 'SF' } as const
  add(
    'food',
    { ...food, ...(open('foodUpload') && { sendsMeals: true }) },
    !(permissions.intake && permissions.intakeWrite) && 'allow',
  )
  if (open('allData')) {
    add('allData', { type: 'ALLDATA', register: 'regHealthDataNew', healthType: 'SHD', ...telling }, false)
    return plan
  }
  add('health', { type: 'HEALTHDATA', register: 'regHealthData', healthType: 'SHD', ...telling }, false)
  const pressure = { type: 'BLOODPRESSURE', register: 'insertMyHelhIdx', healthType: null } as const
  add('bloodPressure', pressure, (!open('pulse') && 'updateShell') || (!pulse && 'allow'))
  return plan
}

/** A challenge's month of steps; null where the shell cannot be asked. [HSY-19, VER-16] */
export function planMonth(platform: PlanInput['platform'], chalnCode: string, now: Date): KindPlan | null {
  const { kind: phone } = platform
  if (phone === 'desktop' || !passesGate('monthSteps', platform)) return null
  if (phone === 'ios' && !passesGate('appleHealth', platform)) return null
  const apple = phone === 'ios'
  return {
    kind: 'monthSteps',
    phone,
    type: apple ? 'STEPCOUNTMONTH' : 'STEPCOUNT_MONTH',
    window: monthWindow(now),
    register: 'regHealthMonthStepData',
    healthType: apple ? 'AMS' : 'SMS',
    permissions: { ht: false, bw: false, pulse: false, sleep: false, heartRate: false },
    today: phoneDay(now),
    chalnCode,
  }
}

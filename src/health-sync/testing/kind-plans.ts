import type { KindPlan } from '../sync-plan.ts'

// What is asked of a phone of Android, kind by kind, as a run plans it.

export const PLAN: KindPlan = {
  kind: 'steps',
  phone: 'android',
  type: 'STEPCOUNT_DETAIL',
  register: 'regHealthStepData',
  healthType: 'SS',
  today: '20261119',
  window: { startDate: '20261117000000', endDate: '20261119235959' },
  permissions: { ht: true, bw: true, pulse: true, sleep: true, heartRate: true },
}
export const ALL: KindPlan = {
  ...PLAN,
  kind: 'allData',
  type: 'ALLDATA',
  register: 'regHealthDataNew',
  healthType: 'SHD',
}
export const EXERCISE: KindPlan = {
  ...PLAN,
  kind: 'exercise',
  type: 'EXERCISE',
  register: 'regHealthData',
  healthType: 'SE',
}
export const FOOD: KindPlan = {
  ...PLAN,
  kind: 'food',
  type: 'FOODINTAKE',
  register: 'regHealthDataIntake',
  healthType: 'SF',
}

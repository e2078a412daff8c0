import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

const MEASURES = ['height', 'weight', 'waist', 'bodyFat', 'skeletalMuscle', 'systolic', 'diastolic', 'bloodSugar']

let goal: ContractReader
beforeAll(async () => {
  goal = await readContract('goal')
}, 60_000)

const parameter = (id: string, name: string) => goal.parameters(id).find((one) => one.name === name)
const at = (id: string) => `${goal.operation(id).method.toUpperCase()} ${goal.operation(id).path}`

describe('goals and the data they need', () => {
  test('health data is an array, empty when nothing is saved; "last" asks for the latest [GOL-01] [GOL-02]', () => {
    expect(at('goalHealthData')).toBe('GET /api/goal/health-data/{term}/{date}')
    expect(goal.payload('goalHealthData').type).toBe('array')
    expect(goal.answer('goalHealthData', 'empty')).toEqual([])
    expect(parameter('goalHealthData', 'term')).toMatchObject({ schema: { enum: ['last', 'day', 'week', 'month'] } })
    expect(parameter('goalHealthData', 'date')?.in).toBe('path')
    expect(goal.keysOf(goal.follow(goal.payload('goalHealthData').items))).toEqual(
      expect.arrayContaining(['healthDt', ...MEASURES]),
    )
  })

  test('the latest data can be asked for by POST too, which only reads [GOL-11]', () => {
    expect(at('goalGetLastHealthData')).toBe('POST /api/goal/getLastHealthData')
    expect(goal.writes('goalGetLastHealthData')).toBe(false)
    expect(goal.answer<{ healthDt: string }>('goalGetLastHealthData').healthDt).toBe(
      goal.answer<{ healthDt: string }[]>('goalHealthData')[0]?.healthDt,
    )
  })

  test('what the member entered is posted, measure by measure [GOL-03]', () => {
    expect(at('goalHealthDataSave')).toBe('POST /api/goal/health-data')
    expect(goal.keysOf(goal.body('goalHealthDataSave'))).toEqual(['healthDt', ...MEASURES])
  })

  test('the guide is hidden for good by a flag that the member’s data answers again [GOL-04]', () => {
    expect(at('goalHealthDataHideGuide')).toBe('PUT /api/goal/health-data/hide-guide')
    expect(goal.requiredOf(goal.body('goalHealthDataHideGuide'))).toContain('hideGuideYn')
    expect(goal.requiredOf(goal.payload('goalHealthDataUser'))).toContain('hideGuideYn')
  })

  test('the kind of health age stands in the path [GOL-05]', () => {
    expect(at('goalHealthAge')).toBe('GET /api/goal/health-age/{healthAgeType}')
    expect(parameter('goalHealthAge', 'healthAgeType')).toMatchObject({ in: 'path', required: true })
    const { realAge, healthAge, gapAge } = goal.answer<{ realAge: number; healthAge: number; gapAge: number }>(
      'goalHealthAge',
    )
    expect(gapAge).toBe(healthAge - realAge)
  })

  test('goal info is read with a query and saved with a body on one path [GOL-06]', () => {
    expect([at('goalGoalInfo'), at('goalGoalInfoSave')]).toEqual([
      'GET /api/goal/goal-info',
      'POST /api/goal/goal-info',
    ])
    expect(parameter('goalGoalInfo', 'date')?.in).toBe('query')
    expect(goal.requiredOf(goal.body('goalGoalInfoSave'))).toEqual(expect.arrayContaining(['goalType', 'targetBw']))
  })

  test('a begun goal, week’s weight, changes and withdrawal have calls [GOL-07] [GOL-08] [GOL-09] [GOL-10]', () => {
    expect(at('goalGoalInitYn')).toBe('GET /api/goal/goal-initYn')
    expect(goal.follow(goal.shape('YnFlag')).enum).toEqual(['Y', 'N'])
    expect(goal.requiredOf(goal.payload('goalGoalInitYn'))).toContain('goalInitYn')
    expect(at('goalWeeksWeight')).toBe('POST /api/goal/weeks-weight')
    expect(goal.requiredOf(goal.body('goalWeeksWeight'))).toEqual(expect.arrayContaining(['weekDt', 'weight']))
    expect(at('goalChangeList')).toBe('GET /api/goal/change-list')
    expect(
      goal
        .parameters('goalChangeList')
        .filter((one) => one.in === 'query')
        .map((one) => one.name),
    ).toEqual(['startDt', 'endDt', 'changeType', 'pageNo', 'pageSize'])
    expect(at('goalDisagreeHealthData')).toBe('POST /api/goal/disagreeHealthData')
    // Withdrawn is N, whatever it was: the answer cannot say anything else.
    expect(goal.answer('goalDisagreeHealthData')).toMatchObject({ healthTermsYn: 'N' })
  })
})

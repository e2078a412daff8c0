import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import contract from '#openapi/generated/openapi.json' with { type: 'json' }

import type { KindPlan } from '../sync-plan.ts'
import { ALL, EXERCISE, FOOD, PLAN } from '../testing/kind-plans.ts'
import { indexRecords } from './index-records.ts'
import { normalise } from './normalise.ts'
import { Tally } from './tally.ts'

const run = (plan: KindPlan, data: Parameters<typeof normalise>[0]['data']) =>
  normalise({ plan, hcId: 'HC1', data, removedMeals: [] })
const records = (lists: Record<string, unknown>) =>
  indexRecords(lists, { phone: 'android', permissions: PLAN.permissions }, new Tally())

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', ...contract })
const fits = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` })

describe('whatever a phone delivers', () => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -10, max: 500_000 }), fc.constant(null))
  const moment = {
    startTime: fc.integer({ min: -1e12, max: 4e12 }),
    timeOffset: fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters * 900_000),
  }
  const id = fc.string({ minLength: 1, maxLength: 64 })
  const text = fc.oneof(fc.string({ maxLength: 200 }), fc.constant(null))
  const span = { ...moment, endTime: fc.integer({ min: -1e12, max: 4e12 }) }
  const junk = fc.oneof(fc.constant(null), fc.string(), fc.object())
  const mixed = (row: fc.Arbitrary<unknown>) =>
    fc.array(fc.oneof({ weight: 8, arbitrary: row }, { weight: 1, arbitrary: junk }), { maxLength: 40 })

  const steps = mixed(
    fc.record({ datauuid: id, ...span, count: number, distance: number, calorie: number, source: text }),
  )
  const exercises = mixed(
    fc.record({
      datauuid: id,
      ...span,
      exerciseType: fc.oneof(id, fc.integer()),
      exerciseName: text,
      duration: number,
      calorie: number,
      distance: number,
      meanHeartRate: number,
      maxHeartRate: number,
    }),
  )
  const foods = mixed(
    fc.record({
      datauuid: id,
      clientDataId: fc.constant(null),
      ...moment,
      mealType: fc.constantFrom('100001', '100006', '7'),
      name: fc.string({ maxLength: 200 }),
      amount: number,
      unit: text,
      calorie: number,
      carbohydrate: number,
      protein: number,
      totalFat: number,
      sugar: number,
      dietaryFiber: number,
      sodium: number,
    }),
  )
  const lists = fc.record({
    height: mixed(fc.record({ datauuid: id, ...moment, height: number })),
    weight: mixed(fc.record({ datauuid: id, ...moment, weight: number, bodyFat: number, skeletalMuscleMass: number })),
    bloodGlucose: mixed(
      fc.record({
        datauuid: id,
        ...moment,
        glucose: number,
        mealType: fc.constantFrom(80_001, 80_002, 80_011, 80_013, 80_012),
      }),
    ),
    bloodPressure: mixed(fc.record({ datauuid: id, ...moment, systolic: number, diastolic: number })),
    sleep: mixed(fc.record({ datauuid: id, ...span, minutes: number })),
  })
  const kinds = [
    ['steps', PLAN, steps, fits('StepRegistration')],
    ['exercise', EXERCISE, exercises, fits('ExerciseRegistration')],
    ['food', FOOD, foods, fits('FoodRegistration')],
    ['values', ALL, lists, fits('AllDataRegistration')],
  ] as const

  test.each(kinds)(
    '%s: every piece is one the contract takes, and every value is counted once [HSY-43]',
    (_, plan, answers, isValid) => {
      fc.assert(
        fc.property(answers as fc.Arbitrary<readonly unknown[]>, (answer) => {
          const result = run(plan, answer)
          const faults = result.pieces.flatMap(({ body }) => (isValid(JSON.parse(body)) ? [] : [isValid.errors]))
          expect(faults).toEqual([])
          const sent = result.pieces.reduce((sum, { count }) => sum + count, 0)
          const dropped = Object.values(result.dropped).reduce((sum, count) => sum + count, 0)
          expect(sent + dropped).toBe(result.read)
        }),
      )
    },
  )

  test.each(kinds)(
    '%s: the same answer twice over is the same registration, as text or as rows',
    (_, plan, answers) => {
      fc.assert(
        fc.property(answers as fc.Arbitrary<readonly unknown[]>, (answer) => {
          const pieces = (data: Parameters<typeof run>[1]) => run(plan, data).pieces
          expect(pieces(JSON.stringify(answer))).toEqual(
            pieces(JSON.parse(JSON.stringify(answer)) as readonly unknown[]),
          )
          expect(pieces(Array.isArray(answer) ? [...answer, ...answer] : answer)).toEqual(pieces(answer))
        }),
      )
    },
  )

  test('no value at or below 0 is ever sent, and a record’s day is that of its own time [HSY-43] [HDT-05]', () => {
    fc.assert(
      fc.property(lists, (answer) => {
        for (const { helhidxVal, inptDt, helhDate } of records(answer)) {
          expect(helhidxVal).toBeGreaterThan(0)
          expect(helhDate).toBe(inptDt.slice(0, 8))
        }
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'

import { insertOf, uuidIn } from './phone-meals.ts'
import { foodRow } from './testing/fake-phone.ts'
import { MEALS } from './testing/fake-server.ts'
import { androidAgent, iosAgent, outcomes, syncWorld } from './testing/sync-world.ts'

const ran = async (agent = androidAgent('1.01.14'), set?: (world: ReturnType<typeof syncWorld>) => void) => {
  const world = syncWorld({ agent })
  set?.(world)
  await world.sync.start()
  return world
}
const inserts = ({ phone }: ReturnType<typeof syncWorld>) =>
  phone.queries.filter(({ type }) => type === 'FOODINSERT').length

describe('the product’s meals on their way to the phone', () => {
  test('are asked for as SFG, inserted one by one, tied in one call [HSY-38] [HSY-39] [HDT-09] [HDT-10]', async () => {
    const world = await ran()
    expect(world.server.bodies('getIntakeData')).toEqual([
      { hcId: 'HC1', startDate: '20261117000000', endDate: '20261119235959', healthType: 'SFG' },
    ])
    expect(inserts(world)).toBe(2)
    expect(world.server.bodies('updateIntakeUUID')).toEqual([
      [
        { datauuid: 'phone-1', hcUclSeqNo: 70215, hcId: 'HC1' },
        { datauuid: 'phone-2', hcUclSeqNo: 70216, hcId: 'HC1' },
      ],
    ])
    expect(world.latest()?.kinds.find(({ kind }) => kind === 'mealsToPhone')).toMatchObject({
      read: 2,
      sent: 2,
      outcome: 'sent',
    })
  })

  test.each([
    [0, 2],
    ['0', 2],
    [1, 0],
  ])('go with code %j of the server: %i inserts [HSY-38]', async (code, count) => {
    expect(inserts(await ran(undefined, ({ server }) => (server.state.intakeCode = code)))).toBe(count)
  })

  test.each([
    ['1.00.12', 0],
    ['1.00.13', 2],
  ])('go from shell %s: %i inserts [HSY-37] [VER-09]', async (version, count) => {
    expect(inserts(await ran(androidAgent(version)))).toBe(count)
  })

  test('never go to an iPhone [VER-17]', async () => {
    const world = await ran(iosAgent('1.01.14'))
    expect([inserts(world), world.server.bodies('getIntakeData')]).toEqual([0, []])
  })

  test('that the phone has already are tied, not written again', async () => {
    const world = await ran(undefined, ({ phone }) =>
      phone.history.food.push(foodRow('there', '2026-11-18T12:10', { clientDataId: '70215' })),
    )
    expect(inserts(world)).toBe(1)
    expect(world.server.meals.map(({ datauuid }) => datauuid)).toEqual(['there', 'phone-1'])
  })

  test('are tied as far as they came when the phone goes silent midway', async () => {
    let count = 0
    const world = await ran(undefined, ({ phone }) =>
      phone.whenAsked(({ type }) =>
        type === 'FOODINSERT' && (count += 1) === 2 ? Promise.reject(new Error('dead')) : undefined,
      ),
    )
    expect(world.server.meals.map(({ datauuid }) => datauuid)).toEqual(['phone-1', null])
    expect(outcomes(world)['mealsToPhone']).toBe('failed')
  })

  test('carry wall time, meal type and nutrients as the phone takes them', () => {
    const [, rice] = MEALS
    expect(rice && insertOf({ ...rice, menuMealType: '2' })).toEqual({
      clientDataId: '70216',
      startTime: Date.UTC(2026, 10, 18, 3, 10),
      timeOffset: 32_400_000,
      mealType: '100002',
      name: '잡곡밥',
      calorie: 1290,
      carbohydrate: 4,
      protein: null,
      totalFat: 0.5,
      sugar: null,
      dietaryFiber: null,
      sodium: 560,
    })
    expect(rice && insertOf({ ...rice, menuMealType: '2', kcal: '0' })).toBeNull()
  })
})

describe('a meal that the member deleted', () => {
  test('is taken off the phone; 200 is success [HSY-40] [HSY-74]', async () => {
    const world = syncWorld()
    expect(await world.sync.removeMeal('f1')).toBe(true)
    expect(world.phone.queries).toEqual([{ type: 'FOODDELETE', datauuid: 'f1' }])
    expect(world.phone.history.food.map(({ datauuid }) => datauuid)).toEqual(['f2'])
  })

  test('asks nobody without an id, or on iOS [HSY-74]', async () => {
    const world = syncWorld()
    expect(await world.sync.removeMeal('')).toBe(false)
    const ios = syncWorld({ agent: iosAgent('1.01.14') })
    expect(await ios.sync.removeMeal('f1')).toBe(false)
    expect([world.phone.queries, ios.phone.queries]).toEqual([[], []])
  })

  test.each([
    [{ status: 400, kind: 1 }, true],
    [{ status: 400, kind: '1' }, true],
    [{ status: 400, kind: 2 }, false],
    [{ status: 400 }, false],
    [{ status: 500 }, false],
  ])('an answer %j is success: %s; a failure is only logged [HSY-41] [HSY-42] [NAT-26]', async (answer, gone) => {
    const world = syncWorld()
    world.phone.whenAsked(() => answer)
    expect(await world.sync.removeMeal('f1')).toBe(gone)
    expect(world.warnings).toHaveLength(gone ? 0 : 1)
  })

  test.each([
    ['datauuid=b5-a0', 'b5-a0'],
    ['{"datauuid":"b5"}', 'b5'],
    [{ datauuid: 'b5' }, 'b5'],
    ['nothing to read', 'asked'],
    [undefined, 'asked'],
    [{}, 'asked'],
  ])('the id in the parameters %j is %s [HSY-41]', (parameters, uuid) => {
    expect(uuidIn(parameters, 'asked')).toBe(uuid)
  })

  test('does not come back with the next sync when the phone was silent, and is taken off then', async () => {
    const world = syncWorld()
    world.phone.whenAsked(({ type }) => (type === 'FOODDELETE' ? Promise.reject(new Error('dead')) : undefined))
    expect(await world.sync.removeMeal('f1')).toBe(false)
    world.phone.whenAsked(() => undefined)
    await world.sync.start()
    expect([...world.server.kept.keys()]).not.toContain('f1')
    expect(world.phone.history.food.map(({ datauuid }) => datauuid)).not.toContain('f1')
  })
})

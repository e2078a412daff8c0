import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'

const COURSE = {
  restaurantCode: 'REST000311',
  menuDt: '20261119',
  menuMealType: '2',
  hallNo: 'E31A',
  menuCourseType: 'AA',
}
const EATEN = `/api/meal/detail/eatNutrient?${new URLSearchParams(COURSE).toString()}`
const SEAWEED_SOUP = '1000020001'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('embedded')
})
afterAll(() => server.close())

test('a course says whether the member has eaten it, and what of it counted [MEA-09]', async () => {
  const [member, other] = [await server.member(), await server.member()]
  expect(dataOf(await member.get(EATEN))).toMatchObject({ mealRegiYn: 'N', hcUclSeqNo: null, kcal: null, totNa: null })

  const { hcUclSeqNo } = dataOf<{ hcUclSeqNo: number }>(
    await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1 }),
  )
  expect(dataOf(await member.get(EATEN))).toMatchObject({
    mealRegiYn: 'Y',
    hcUclSeqNo,
    eatQty: 1,
    kcal: '637',
    totNa: '1,120',
  })

  await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1, exceptMenuCodeList: [SEAWEED_SOUP] })
  expect(dataOf(await member.get(EATEN))).toMatchObject({ mealRegiYn: 'Y', hcUclSeqNo, kcal: '557' })
  expect(dataOf(await other.get(EATEN))).toMatchObject({ mealRegiYn: 'N' })

  await member.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo })
  expect(dataOf(await member.get(EATEN))).toMatchObject({ mealRegiYn: 'N', hcUclSeqNo: null })
})

test('blanks that other systems pad the key with do not matter, and an unknown course is not eaten', async () => {
  const member = await server.member()
  await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1 })
  const padded = new URLSearchParams({ ...COURSE, hallNo: 'E31A ', menuCourseType: 'AA ' }).toString()
  expect(dataOf(await member.get(`/api/meal/detail/eatNutrient?${padded}`))).toMatchObject({ mealRegiYn: 'Y' })
  const unknown = new URLSearchParams({ ...COURSE, hallNo: 'E99A' }).toString()
  expect(dataOf(await member.get(`/api/meal/detail/eatNutrient?${unknown}`))).toMatchObject({ mealRegiYn: 'N' })
})

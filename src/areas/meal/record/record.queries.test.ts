import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { courseDetailQuery } from '../detail/detail.queries.ts'
import { mealHoursQuery, prefetchCourseRecord } from './record.queries.ts'

const course = {
  menuDt: '20261119',
  hallNo: 'E31A',
  menuCourseType: 'AA',
  menuMealType: '2',
  restaurantCode: 'REST000311',
}
const LUNCH = { menuMealType: '2', menuMealTypeTxt: '점심', startTm: '1130', endTm: '1330', tmYn: 'Y' }

/** A server with these serving hours; a number is an error status. */
function serve(hours: number | object[]) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'meal-time' && typeof hours === 'number')
        return answer({ error: 'x', errorMessage: '' }, { status: hours })
      const told: Partial<Record<string, unknown>> = {
        'meal-time': hours,
        eatNutrient: { mealRegiYn: 'N', exceptMenuCodeList: [] },
      }
      return answer(envelope(told[name] ?? []))
    }),
  )
}

test('the form of a course knows the serving hours when it is drawn, and stands without them', async () => {
  serve([LUNCH])
  const queries = new QueryClient()
  await prefetchCourseRecord(queries, course)
  expect(queries.getQueryData(mealHoursQuery(course.restaurantCode).queryKey)).toEqual([LUNCH])

  serve(500)
  const others = new QueryClient()
  await prefetchCourseRecord(others, course)
  expect(others.getQueryData(mealHoursQuery(course.restaurantCode).queryKey)).toBeUndefined()
  expect(others.getQueryData(courseDetailQuery(course).queryKey)).toEqual([])
})

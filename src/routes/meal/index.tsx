import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { msg } from '@lingui/core/macro'
import { screen } from '#src/app/screen-data.ts'
import { code, day } from '#src/app/search.ts'

/** An older name of the day's menu [ROU-15]: what it asks for is kept. */
export const Route = createFileRoute('/meal/')({
  staticData: screen({ kind: 'menu', title: msg`오늘 식단` }),
  validateSearch: v.object({ restaurantCode: code, menuDt: day, menuMealType: code }),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/menu/todayMenu', search, replace: true })
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { screen } from '#src/app/screen-data.ts'

/** Counselling about meals is booked where all counselling is. [RSV-09] */
export const Route = createFileRoute('/meal/MealCoachReserve')({
  staticData: screen({ kind: 'flow', title: msg`영양 상담 예약` }),
  beforeLoad: () => {
    throw redirect({
      to: '/welfit/WelfitReservationReg',
      search: { rsrvType: 'TALK', cnsltType: 'MEAL' },
      replace: true,
    })
  },
})

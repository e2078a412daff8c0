import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { monthShown } from '#src/areas/purse/payments/payments.ts'
import { paymentsSearch } from '#src/areas/purse/payments/payments-search.ts'
import { paymentsQuery } from '#src/areas/purse/payments/payments.queries.ts'
import { PaymentsScreen } from '#src/areas/purse/payments/payments.screen.tsx'
import { today } from '#src/lib/days.ts'

export const Route = createFileRoute('/customer/mealPaymentList')({
  staticData: screen({ kind: 'list', title: msg`결제 내역` }),
  validateSearch: paymentsSearch,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: ({ context: { queryClient }, deps: { month } }) =>
    queryClient.ensureQueryData(paymentsQuery(monthShown(month, today(new Date())))),
  component: Screen,
})

function Screen() {
  const { month, rest } = Route.useSearch()
  return <PaymentsScreen month={month} rest={rest} />
}

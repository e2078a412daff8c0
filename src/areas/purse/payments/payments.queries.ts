import { query } from '#src/contract/query.ts'
import { type Month, monthDays } from './payments.ts'

/** What the meals of a month have cost, the last one first. */
export const paymentsQuery = (month: Month) =>
  query('post', '/api/customer/mealPaymentList', { body: monthDays(month) })

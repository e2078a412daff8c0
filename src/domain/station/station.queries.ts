import { query } from '#src/contract/query.ts'
import { addDays, type Day } from '#src/lib/days.ts'

/** What measuring stations know of a year. Never holds a page up. */
export const stationQuery = (today: Day) =>
  query('post', '/api/healthMax/getHealthMaxData', {
    body: { startDt: addDays(today, -365), endDt: today },
    background: true,
  })

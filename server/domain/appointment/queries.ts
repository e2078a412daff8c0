import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { appointments } from './schema.ts'

const param = sql.placeholder

export function appointmentQueries(db: Db) {
  const appointment = {
    rsrvNo: appointments.rsrvNo,
    rsrvDt: appointments.rsrvDt,
    rsrvTm: appointments.rsrvTm,
    rsrvKind: appointments.rsrvKind,
    placeNm: appointments.placeNm,
    counselorNm: appointments.counselorNm,
  }
  const readAppointment = compiled(
    db,
    appointment,
    db
      .select(appointment)
      .from(appointments)
      .where(
        and(
          eq(appointments.hcId, param('hcId')),
          isNull(appointments.cancelledAt),
          or(gt(appointments.rsrvDt, param('today')), and(eq(appointments.rsrvDt, param('day')), gte(appointments.rsrvTm, param('time')))),
          lte(appointments.rsrvDt, param('until')),
        ),
      )
      .orderBy(asc(appointments.rsrvDt), asc(appointments.rsrvTm))
      .limit(1),
  )

  return {
    /** The next appointment that is not over, up to the day `until`. */
    next: async (hcId: string, { day, time }: { day: string; time: string }, until: string) =>
      (await readAppointment({ hcId, today: day, day, time, until }))[0],
  }
}

/** Who answers inquiries: in the demo whoever opens this door, with the member's sign-in name and the number of the inquiry. */
import { eq } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { inquiryQueries } from '#server/domain/inquiry/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import type { StandIn } from './stand-in.ts'

type Answer = { usrId?: unknown; qnaSeq?: unknown; answer?: unknown }

/** As long as an answer may be in the list. */
const MOST = 2_000

export function operator(db: Db, clock: Clock): StandIn {
  const { answer: write } = inquiryQueries(db)
  return {
    routes: (http) => {
      http.post<{ Body: Answer | null }>('/_stand-in/answer', async ({ body }, reply) => {
        const { usrId, qnaSeq, answer } = body ?? {}
        const number = Number(qnaSeq)
        if (typeof usrId !== 'string' || !Number.isInteger(number) || typeof answer !== 'string' || answer.trim() === '' || answer.length > MOST) return reply.code(400).send()
        const [member] = await db.select({ hcId: members.hcId }).from(members).where(eq(members.usrId, usrId))
        const isAnswered = member !== undefined && (await write(member.hcId, number, answer, clock.now()))
        return reply.code(isAnswered ? 204 : 404).send()
      })
    },
  }
}

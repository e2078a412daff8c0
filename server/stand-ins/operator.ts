/**
 * Who answers inquiries: in the demo whoever opens this door, with the member's sign-in name and the number of the inquiry. Who asked for
 * the answer by e-mail gets it by the operator's own mail, after it is stored.
 */
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
    routes: (http, outbox) => {
      http.post<{ Body: Answer | null }>('/_stand-in/answer', async ({ body }, reply) => {
        const { usrId, qnaSeq, answer } = body ?? {}
        const number = Number(qnaSeq)
        if (typeof usrId !== 'string' || !Number.isInteger(number) || typeof answer !== 'string' || answer.trim() === '' || answer.length > MOST) return reply.code(400).send()
        const [member] = await db.select({ hcId: members.hcId, usrEmail: members.usrEmail }).from(members).where(eq(members.usrId, usrId))
        const answered = member && (await write(member.hcId, number, answer, clock.now()))
        if (answered === undefined) return reply.code(404).send()
        if (answered.emailYn && member !== undefined && member.usrEmail !== '') outbox.add({ kind: 'mail', to: member.usrEmail, text: `${answered.title}\n\n${answer}` })
        return reply.code(204).send()
      })
    },
  }
}

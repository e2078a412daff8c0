/**
 * Who answers inquiries and talks: in the demo whoever opens these doors, with the member's sign-in name and the number
 * of the inquiry or the room. Who asked for the answer to an inquiry by e-mail gets it by the operator's own mail,
 * after it is stored.
 */
import { eq } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { chatQueries } from '#server/domain/chat/queries.ts'
import { inquiryQueries } from '#server/domain/inquiry/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { lengthOf } from '#server/letters.ts'
import type { StandIn } from './stand-in.ts'

type Answer = { usrId?: unknown; qnaSeq?: unknown; answer?: unknown }
type Said = { usrId?: unknown; roomId?: unknown; msgTxt?: unknown }

/** As long as an answer may be in the list. */
const MOST = 2_000

const isSaid = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && lengthOf(value) <= MOST

export function operator(db: Db, clock: Clock): StandIn {
  const { answer: write } = inquiryQueries(db)
  const { answer: say } = chatQueries(db)
  const memberNamed = async (usrId: string) =>
    (
      await db.select({ hcId: members.hcId, usrEmail: members.usrEmail }).from(members).where(eq(members.usrId, usrId))
    )[0]
  return {
    routes: (http, outbox) => {
      http.post<{ Body: Answer | null }>('/_stand-in/answer', async ({ body }, reply) => {
        const { usrId, qnaSeq, answer } = body ?? {}
        const number = Number(qnaSeq)
        if (typeof usrId !== 'string' || !Number.isInteger(number) || !isSaid(answer)) return reply.code(400).send()
        const member = await memberNamed(usrId)
        const answered = member && (await write(member.hcId, number, answer, clock.now()))
        if (answered === undefined) return reply.code(404).send()
        if (answered.emailYn && member !== undefined && member.usrEmail !== '')
          outbox.add({ kind: 'mail', to: member.usrEmail, text: `${answered.title}\n\n${answer}` })
        return reply.code(204).send()
      })
      http.post<{ Body: Said | null }>('/_stand-in/say', async ({ body }, reply) => {
        const { usrId, roomId, msgTxt } = body ?? {}
        if (typeof usrId !== 'string' || typeof roomId !== 'string' || !isSaid(msgTxt)) return reply.code(400).send()
        const member = await memberNamed(usrId)
        const said = member && (await say(member.hcId, roomId, msgTxt, clock.now()))
        return reply.code(said === undefined ? 404 : 204).send()
      })
    },
  }
}

/** The shop mall: its tickets, and the door that takes each once. */
import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { StandIn } from './stand-in.ts'

const TICKET_MS = 5 * 60_000

export function mall(): StandIn {
  const tickets = new Map<string, number>()
  let now: Clock['now'] = () => new Date()
  return {
    partners: (_outbox, clock) => {
      now = () => clock.now()
      return {
        mall: {
          address: (origin) => `${origin}/_stand-in/mall`,
          ticket: async () => {
            const ticket = randomBytes(18).toString('base64url')
            tickets.set(ticket, now().getTime() + TICKET_MS)
            return ticket
          },
        },
      }
    },
    routes: (http) => {
      http.post<{ Body: { ticket?: string } }>('/_stand-in/mall', async ({ body: { ticket = '' } }, reply) => {
        const until = tickets.get(ticket) ?? 0
        tickets.delete(ticket)
        const isGood = until > now().getTime()
        return reply
          .code(isGood ? 200 : 400)
          .type('text/html; charset=utf-8')
          .send(
            `<!doctype html><html lang="ko"><meta charset="utf-8"><title>쇼핑몰</title><h1>${isGood ? '쇼핑몰에 들어왔어요' : '다 쓴 표예요'}</h1></html>`,
          )
      })
    },
  }
}

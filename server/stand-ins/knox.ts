/**
 * The portal of an employer: whoever is signed in there comes to us with a ticket, good once; told to answer twice, it
 * knows each a second time.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { colleagues } from '#server/domain/identity/seed.ts'
import { createManner } from './manner.ts'
import type { StandIn } from './stand-in.ts'

const TICKET_MS = 5 * 60_000
/** Where the app is entered from the portal (MBR-12). */
const ENTRANCE = '/toms'

export function knox(): StandIn {
  const tickets = new Map<string, { knoxId: string; until: number; left: number }>()
  const manner = createManner('knox', ['usual', 'late', 'refusing', 'twice'])
  let now = () => new Date()
  return {
    partners: (outbox, clock) => {
      now = () => clock.now()
      return {
        staffPortal: {
          colleague: async (ticket) => {
            outbox.add({ kind: 'ticket', to: 'Knox', text: ticket })
            manner.answers()
            const known = tickets.get(ticket)
            if (known !== undefined) known.left -= 1
            if (known === undefined || known.left <= 0) tickets.delete(ticket)
            await wait(manner.lateMs())
            return known && known.until > now().getTime()
              ? colleagues(now()).find(({ knoxId }) => knoxId === known.knoxId)
              : undefined
          },
        },
      }
    },
    routes: (http) => {
      manner.open(http)
      http.get('/_stand-in/knox', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(now())))
      http.post<{ Body: { knoxId?: string } }>('/_stand-in/knox', async ({ body: { knoxId = '' } }, reply) => {
        const ticket = randomBytes(18).toString('base64url')
        tickets.set(ticket, { knoxId, until: now().getTime() + TICKET_MS, left: manner.isTwice() ? 2 : 1 })
        return reply.redirect(`${ENTRANCE}?${new URLSearchParams({ knoxToken: ticket }).toString()}`, 303)
      })
    },
  }
}

const page = (
  at: Date,
) => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Knox</title>
<main><h1>Knox</h1><form method="post" action="/_stand-in/knox">
${colleagues(at)
  .map(
    ({ knoxId, realName, deptNm }) =>
      `<p><button name="knoxId" value="${knoxId}">${realName} · ${deptNm ?? ''}</button></p>`,
  )
  .join('\n')}
</form><p><a href="/_stand-in/knox/manner">대역이 답하는 법</a></p></main></html>`

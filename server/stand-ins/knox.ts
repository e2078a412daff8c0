/** The portal of an employer: whoever is signed in there comes to us with a ticket. */
import { randomBytes } from 'node:crypto'
import { colleagues } from '#server/domain/identity/seed.ts'
import type { StandIn } from './stand-in.ts'

const TICKET_MS = 5 * 60_000
/** Where the app is entered from the portal (MBR-12). */
const ENTRANCE = '/toms'

export function knox(): StandIn {
  const tickets = new Map<string, { knoxId: string; until: number }>()
  let now = () => new Date()
  return {
    partners: (_outbox, clock) => {
      now = () => clock.now()
      return {
        staffPortal: {
          colleague: async (ticket) => {
            const known = tickets.get(ticket)
            tickets.delete(ticket)
            return known && known.until > now().getTime() ? colleagues(now()).find(({ knoxId }) => knoxId === known.knoxId) : undefined
          },
        },
      }
    },
    routes: (http) => {
      http.get('/_stand-in/knox', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(now())))
      http.post<{ Body: { knoxId?: string } }>('/_stand-in/knox', async ({ body: { knoxId = '' } }, reply) => {
        const ticket = randomBytes(18).toString('base64url')
        tickets.set(ticket, { knoxId, until: now().getTime() + TICKET_MS })
        return reply.redirect(`${ENTRANCE}?${new URLSearchParams({ knoxToken: ticket }).toString()}`, 303)
      })
    },
  }
}

const page = (at: Date) => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Knox</title>
<main><h1>Knox</h1><form method="post" action="/_stand-in/knox">
${colleagues(at).map(({ knoxId, realName, deptNm }) => `<p><button name="knoxId" value="${knoxId}">${realName} · ${deptNm ?? ''}</button></p>`).join('\n')}
</form></main></html>`

/**
 * The company that knows who somebody is: a page with eight people to be, and both buttons lead back into the app, as
 * often as they are pressed. A late one knows nothing yet when the browser is back.
 */
import { randomUUID } from 'node:crypto'
import { personKeys, personOf } from '#server/domain/identity/seed.ts'
import { createManner } from './manner.ts'
import type { StandIn } from './stand-in.ts'

type Check = { returnUrl: string; outcome: 'pending' | 'refused' | { person: string }; knownAt: Date }

/** As long as a mistaken reload may take; what is older is forgotten. */
const MOST = 1000

export function pass(): StandIn {
  const checks = new Map<string, Check>()
  const manner = createManner('pass', ['usual', 'late', 'refusing'])
  let now = () => new Date()
  return {
    partners: (outbox, clock) => {
      now = () => clock.now()
      return {
        verifyPerson: {
          begin: async ({ origin, returnUrl }) => {
            outbox.add({ kind: 'check', to: 'PASS', text: returnUrl })
            manner.answers()
            const authKey = `pass-${randomUUID()}`
            checks.set(authKey, { returnUrl, outcome: 'pending', knownAt: now() })
            const oldest = checks.keys().next()
            if (checks.size > MOST && !oldest.done) checks.delete(oldest.value)
            return { authKey, authUrl: `${origin}/_stand-in/pass`, encData: authKey }
          },
          result: async (authKey) => {
            manner.answers()
            const { outcome, knownAt } = checks.get(authKey) ?? { outcome: 'refused' as const, knownAt: now() }
            if (knownAt > now()) return 'pending'
            return typeof outcome === 'string' ? outcome : (personOf(outcome.person, now()) ?? 'refused')
          },
        },
      }
    },
    routes: (http) => {
      manner.open(http)
      http.get<{ Querystring: { enc?: string } }>('/_stand-in/pass', async ({ query: { enc = '' } }, reply) => {
        if (!checks.has(enc)) return reply.code(404).type('text/plain; charset=utf-8').send('없는 확인이에요.')
        return reply.type('text/html; charset=utf-8').send(page(enc, now()))
      })
      http.post<{ Body: { enc?: string; outcome?: string; person?: string } }>(
        '/_stand-in/pass',
        async ({ body: { enc = '', outcome, person = '' } }, reply) => {
          const check = checks.get(enc)
          if (check === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('없는 확인이에요.')
          const isDone = outcome === 'done'
          const chosen = personKeys.includes(person) ? person : (personKeys[0] ?? '')
          check.outcome = isDone ? { person: chosen } : 'refused'
          check.knownAt = new Date(now().getTime() + manner.lateMs())
          const result = new URLSearchParams({ authKey: enc, result: isDone ? 'done' : 'refused' })
          return reply.redirect(`${check.returnUrl}?${result.toString()}`, 303)
        },
      )
    },
  }
}

const choice = (key: string, index: number, at: Date): string => {
  const person = personOf(key, at)
  const told = `${person?.realName ?? ''} · ${person?.birthdayYear ?? ''} · ${person?.mobileNo ?? ''}`
  return `<p><label><input type="radio" name="person" value="${key}"${index === 0 ? ' checked' : ''}> ${told}</label></p>`
}

const OUTCOMES = [
  '<button name="outcome" value="done">본인이에요</button>',
  '<button name="outcome" value="refused">그만둘게요</button>',
].join(' ')
const MANNER = '<p><a href="/_stand-in/pass/manner">대역이 답하는 법</a></p>'

const page = (
  enc: string,
  at: Date,
) => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>본인 확인</title>
<main><h1>본인 확인</h1><form method="post" action="/_stand-in/pass"><input type="hidden" name="enc" value="${enc}">
${personKeys.map((key, index) => choice(key, index, at)).join('\n')}
${OUTCOMES}</form>${MANNER}</main></html>`

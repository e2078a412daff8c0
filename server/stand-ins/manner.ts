/**
 * How a stand-in behaves, as partners do: as usual, late, refusing, or twice. A page of its own says so, and it stays
 * so until told otherwise.
 */
import type { FastifyInstance } from 'fastify'

const NAMES = { usual: '평소처럼', late: '늦게', refusing: '답하지 않기', twice: '두 번' } as const
export type Manner = keyof typeof NAMES

const LATE_MS = 10_000
const LATEST_MS = 10 * 60_000

type MannerForm = { manner?: string; lateMs?: string }

/** @param known what this partner can be, in the order of its page; the first is how it begins */
export function createManner(name: string, known: readonly [Manner, ...Manner[]]) {
  let [manner] = known
  let lateMs = LATE_MS
  const path = `/_stand-in/${name}/manner`
  return {
    path,
    isTwice: () => manner === 'twice',
    /** By how much it is late. */
    lateMs: () => (manner === 'late' ? lateMs : 0),
    /** Throws while it refuses. */
    answers: (): void => {
      if (manner === 'refusing') throw new Error(`The stand-in ${name} is told to refuse.`)
    },
    open: (http: FastifyInstance): void => {
      http.get(path, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(path, known, manner)))
      http.post<{ Body: MannerForm | null }>(path, async ({ body }, reply) => {
        const told = known.find((one) => one === body?.manner)
        const ms = Number(body?.lateMs ?? LATE_MS)
        if (told === undefined || !Number.isInteger(ms) || ms < 1 || ms > LATEST_MS) return reply.code(400).send()
        manner = told
        lateMs = ms
        return reply.redirect(path, 303)
      })
    },
  }
}

const choice = (one: Manner, isChosen: boolean) =>
  `<p><label><input type="radio" name="manner" value="${one}"${isChosen ? ' checked' : ''}> ${NAMES[one]}</label></p>`

const LATE_FIELD = `<input type="number" name="lateMs" value="${LATE_MS}" min="1" max="${LATEST_MS}">`

const page = (
  path: string,
  known: readonly Manner[],
  now: Manner,
) => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>대역</title>
<main><h1>대역이 답하는 법</h1><form method="post" action="${path}">
${known.map((one) => choice(one, one === now)).join('\n')}
<p><label>늦는 시간(밀리초) ${LATE_FIELD}</label></p><button>이렇게 답하기</button></form></main></html>`

/**
 * The provider of check-ups: a page with the requests that wait, to approve, to refuse, or to approve as somebody else;
 * results by birthday.
 */
import { randomUUID } from 'node:crypto'
import { type ItemCode, itemCodes, USUAL } from '#server/domain/checkup/items.rules.ts'
import type { CheckupResult } from '#server/domain/checkup/schema.ts'
import type { StandIn } from './stand-in.ts'

type Request = { name: string; birthday: string; state: 'WAIT' | 'DONE' | 'DENIED'; reason: string | null }

/** What is older is forgotten. */
const MOST = 1000

const CLINIC = '한빛내과 검진센터'
/** In the order of the sheet; all within what is usual. */
const USUALS: readonly string[] = [
  '168.0',
  '60.0',
  '74',
  '21.3',
  '1.0',
  '1.0',
  USUAL,
  USUAL,
  '112',
  '72',
  '13.4',
  '88',
  '176',
  '64',
  '88',
  '98',
  '0.8',
  '98',
  USUAL,
  '19',
  '17',
  '16',
  USUAL,
]
/** With one value to look at. */
const RAISED = USUALS.with(8, '124')

const valuesOf = (values: readonly string[]): ReadonlyMap<ItemCode, string> =>
  new Map(itemCodes.flatMap((code, at) => (values[at] === undefined ? [] : [[code, values[at]]])))

/** Whoever was born in an even year has one check-up, everybody else two. */
export function resultsOf(birthday: string, years: { from: string; to: string }, today: string): CheckupResult[] {
  const year = Number(today.slice(0, 4)) - (today.slice(4) < '0610' ? 1 : 0)
  const usual = {
    hospitalNm: CLINIC,
    type: 'GENERAL' as const,
    judge: 'A' as const,
    judgeTxt: '모두 정상이에요.',
    values: valuesOf(USUALS),
  }
  const raised = {
    ...usual,
    judge: 'B' as const,
    judgeTxt: '정상B(경계)예요. 싱겁게 드세요.',
    values: valuesOf(RAISED),
  }
  const all =
    Number(birthday.slice(0, 4)) % 2 === 0
      ? [{ ...usual, checkupDt: `${year}0514` }]
      : [
          { ...raised, checkupDt: `${year}0514` },
          { ...usual, checkupDt: `${year - 2}0523` },
        ]
  return all.filter(({ checkupDt }) => years.from <= checkupDt.slice(0, 4) && checkupDt.slice(0, 4) <= years.to)
}

export function checkup(): StandIn {
  const requests = new Map<string, Request>()
  let isDown = false
  const answers = () => {
    if (isDown) throw new Error('The provider of check-ups is switched off.')
  }
  return {
    partners: (_outbox, clock) => ({
      checkupProvider: {
        appUrl: () => '/_stand-in/checkup',
        start: async ({ realName, birthday }) => {
          answers()
          const providerTx = `stand-in-${randomUUID()}`
          requests.set(providerTx, { name: realName, birthday, state: 'WAIT', reason: null })
          const oldest = requests.keys().next()
          if (requests.size > MOST && !oldest.done) requests.delete(oldest.value)
          return { providerTx }
        },
        outcome: async (providerTx) => {
          answers()
          const { state, reason } = requests.get(providerTx) ?? { state: 'DENIED' as const, reason: null }
          return { state, reason }
        },
        results: async (providerTx, years) => {
          answers()
          const request = requests.get(providerTx)
          return request === undefined
            ? []
            : resultsOf(request.birthday, years, clock.now().toISOString().slice(0, 10).replaceAll('-', ''))
        },
      },
    }),
    routes: (http) => {
      http.get('/_stand-in/checkup', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(page([...requests], isDown)),
      )
      http.post<{ Body: { tx?: string; outcome?: string; down?: string } }>(
        '/_stand-in/checkup',
        async ({ body: { tx = '', outcome, down } }, reply) => {
          if (down !== undefined) isDown = down === 'on'
          const request = requests.get(tx)
          if (request !== undefined && request.state === 'WAIT') {
            request.state = outcome === 'done' ? 'DONE' : 'DENIED'
            request.reason = reasonOf(outcome)
          }
          return reply.redirect('/_stand-in/checkup', 303)
        },
      )
    },
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const OUTCOMES = [
  '<button name="outcome" value="done">승인</button>',
  '<button name="outcome" value="refused">거절</button>',
  '<button name="outcome" value="other">다른 사람으로 승인</button>',
].join(' ')

const row = ([tx, { name, birthday, state }]: [
  string,
  Request,
]) => `<form method="post" action="/_stand-in/checkup"><input type="hidden" name="tx" value="${tx}">
<p>${escaped(name)} · ${escaped(birthday)} · ${state}</p>${state === 'WAIT' ? OUTCOMES : ''}</form>`

function reasonOf(outcome: string | undefined): string | null {
  if (outcome === 'done') return null
  return outcome === 'other' ? '다른 분의 앱에서 승인했어요.' : '앱에서 취소했어요.'
}

const downButton = (isDown: boolean) =>
  `<button name="down" value="${isDown ? 'off' : 'on'}">${isDown ? '다시 켜기' : '답하지 않기'}</button>`

const page = (
  requests: [string, Request][],
  isDown: boolean,
) => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>건강검진 확인</title>
<main><h1>건강검진 확인</h1>${requests.toReversed().map(row).join('\n')}
<form method="post" action="/_stand-in/checkup">${downButton(isDown)}</form></main></html>`

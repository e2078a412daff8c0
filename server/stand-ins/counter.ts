/**
 * The screens at the tray returns: a page with what each shows now, to scan or to type, and the same as data. An
 * operator's screens would call the same function.
 */
import { createHash } from 'node:crypto'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { CounterCodes } from '#server/domain/event/counter-code.rules.ts'
import { type CounterScreen, counterScreens } from '#server/domain/event/counter.queries.ts'
import { mealNames } from '#server/domain/restaurant/meal-time.rules.ts'
import { DATA_HEADERS } from '#server/http/operations.ts'
import type { StandIn } from './stand-in.ts'

export function counter(db: Db, clock: Clock, codes: CounterCodes): StandIn {
  const screens = () => counterScreens(db, codes, clock.now())
  return {
    routes: (http) => {
      http.get('/_stand-in/counter', async (_request, reply) => {
        reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8')
        return page(await screens())
      })
      http.get('/_stand-in/counter/codes', async (_request, reply) => {
        reply.headers(DATA_HEADERS)
        return { screens: await screens() }
      })
    },
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const QR_PX = { width: 240, height: 240 }

const screen = ({ restaurantName, eventName, mealType, code }: CounterScreen) => `<section>
<h2>${escaped(restaurantName)} · ${mealNames[mealType]?.ko ?? ''}</h2><p>${escaped(eventName)}</p>
${toSvgSource(generate(code), QR_PX)}<p><code>${code}</code></p></section>`

/** As dark on light as a scanner wants it, in either theme; a long code breaks anywhere. */
const STYLE = `body{margin:0;background:#f7f6f2;color:#1d1f1c;font:500 16px/1.5 system-ui,sans-serif;word-break:keep-all}
main{max-width:640px;margin:auto;padding:24px 16px;display:grid;gap:12px;text-align:center}h1,h2,p{margin:0}
h1{font-size:22px}h2{font-size:18px}section{padding:20px 16px;border-radius:20px;background:#fff;display:grid;gap:8px}
svg{margin:auto}code{font-size:14px;overflow-wrap:anywhere}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const PAGE_HEADERS = {
  ...DATA_HEADERS,
  'content-security-policy': `${DATA_HEADERS['content-security-policy']}; style-src 'sha256-${STYLE_HASH}'`,
}

/** A screen changes with the meal: it looks again each minute. */
const page = (screens: readonly CounterScreen[]) => `<!doctype html><html lang="ko"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="60"><title>퇴식구 화면</title>
<style>${STYLE}</style><main><h1>퇴식구 화면</h1>
<p>식사를 마친 뒤 한상 앱으로 찍어 주세요. <span lang="en">Scan with Hansang after your meal.</span></p>
${screens.map(screen).join('\n') || NOTHING}</main></html>`

const NOTHING = '<p>지금은 보일 코드가 없어요. 식사 시간에 코드로 찍는 이벤트가 있으면 여기에 보여요.</p>'

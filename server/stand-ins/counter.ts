/**
 * The screens at the tray returns: a page with what each shows now, to scan or to type, and the same as data. An
 * operator's screens would call the same function.
 */
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
        reply.headers(DATA_HEADERS).type('text/html; charset=utf-8')
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

const screen = ({ restaurantName, eventName, mealType, code }: CounterScreen) => `<section>
<h2>${escaped(restaurantName)} · ${mealNames[mealType]?.ko ?? ''}</h2><p>${escaped(eventName)}</p>
${toSvgSource(generate(code), { width: 240, height: 240 })}<p><code>${code}</code></p></section>`

/** A screen changes with the meal: it looks again each minute. */
const page = (screens: readonly CounterScreen[]) => `<!doctype html><html lang="ko"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="60"><title>퇴식구 화면</title>
<main><h1>퇴식구 화면</h1>${screens.map(screen).join('\n') || NOTHING}</main></html>`

const NOTHING = '<p>지금 식사하는 식당이 없거나, 코드로 찍는 이벤트가 없어요.</p>'

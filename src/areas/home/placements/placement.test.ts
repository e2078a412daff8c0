import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { targetOf } from '#src/app/operator-link.ts'
import { firstShown } from './placement.ts'

const ORIGIN = 'https://hansang.example'
const built = (name: string) => ({ menuTodayMenu: '/menu/todayMenu' })[name]
const popup = (popupSeq: number, more: Partial<Schemas['Popup']> = {}): Schemas['Popup'] => ({
  popupSeq,
  title: '',
  contents: null,
  imgUrl: null,
  url: null,
  menu: null,
  startDtm: '',
  endDtm: '',
  hideDays: 7,
  ...more,
})

test('of several the first that was not closed and leads where it says [NTC-01]', () => {
  const all = [popup(88, { menu: 'challengeChallenge' }), popup(91, { menu: 'menuTodayMenu' }), popup(92)]
  const shown = (closed: string[]) =>
    firstShown(
      all,
      (name) => closed.includes(name),
      (one) => targetOf(one, built, ORIGIN),
    )?.popup.popupSeq
  expect(shown([])).toBe(91)
  expect(shown(['popup.91'])).toBe(92)
  expect(shown(['popup.91', 'popup.92'])).toBeUndefined()
})

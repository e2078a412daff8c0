import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { hasOverlay } from '#src/ui/overlay/overlay-stack.ts'
import { goTo } from '../navigation.ts'
import { screenOf } from '../screen-data.ts'

/** The main places, by the number of their key (docs/decisions/211). */
const PLACES = ['/main', '/menu/todayMenu', '/healthlog/healthlog', '/challenge/challenge', '/my/menu'] as const

/** A key belongs to the field that somebody types in. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  )
}

/**
 * From now on keys lead to the main places, to the code, and to the list of keys; `/` is the search's own
 * (use-search.tsx).
 */
export function followKeys(router: AnyRouter, places: readonly string[] = PLACES): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, code, defaultPrevented, ctrlKey, metaKey, altKey, target, repeat } = event
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || hasOverlay() || isTyping(target)) return
    // Nobody who is not signed in has a main place.
    const screen = screenOf(router.state.matches.at(-1))
    if (!screen || screen.public) return
    const place = places[Number(key) - 1]
    // By its place on the keyboard: under Hangul the same key is another letter.
    const isCode = code === 'KeyQ'
    if (place === undefined && !isCode && key !== '?') return
    event.preventDefault()
    if (key === '?') void tellKeys()
    else goTo(router, isCode ? '/main?show=qr' : (place ?? '/main'))
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

async function tellKeys(): Promise<void> {
  const lines = [
    msg`/ 식단과 화면 찾기`,
    msg`Q 내 QR 열기`,
    msg`1 홈, 2 식단, 3 기록, 4 챌린지, 5 전체`,
    msg`화살표 찾은 것과 날짜 고르기`,
    msg`Esc 닫기`,
  ]
  await confirm({
    title: i18n._(msg`단축키`),
    text: lines.map((line) => i18n._(line)).join('\n'),
    confirm: i18n._(msg`확인`),
  })
}

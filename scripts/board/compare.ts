import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '../lib/run.ts'
import { isDark, type View } from './views.ts'

/**
 * A run of text as it stands on a screen: pixels from the screen's top left corner, and the styles that make its look.
 */
export type Run = {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  style: Record<string, string>
}

const PRETENDARD = join(ROOT, 'node_modules', 'pretendard', 'dist', 'web', 'variable')

/** Opens the board's own page, with its font from our packages. */
export async function openBoard(browser: Browser, design: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1200 }, reducedMotion: 'reduce' })
  await page.route('**/fonts/**', (route) =>
    route.fulfill({ path: join(PRETENDARD, new URL(route.request().url()).pathname.split('/fonts/')[1] ?? '') }),
  )
  await page.goto(`file://${join(design, 'board.html')}`)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The texts of one of the board's screens. */
export function boardRuns(board: Page, view: View): Promise<Run[]> {
  const theme = isDark(view) ? 'dark' : 'light'
  const shot = view.name.replace(/-dark$/, '')
  const frame = shot === 'desktop' ? '[data-shot=desktop] .phone' : `[data-shot="${shot}"][data-theme=${theme}]`
  return board.evaluate(runsIn, frame)
}

/** The texts of ours. */
export const ourRuns = (page: Page): Promise<Run[]> => page.evaluate(runsIn, 'body')

/**
 * One line for each text that both screens hold in another place (by more than `tolerance` pixels) or style, and for
 * each that only one holds. Of several with the same words the nearest counts.
 */
export function differences(board: readonly Run[], ours: readonly Run[], tolerance = 1): string[] {
  const left = [...ours]
  const lines: string[] = []
  for (const wanted of board) {
    const [found] = left
      .filter(({ text }) => text === wanted.text)
      .sort((one, other) => distance(wanted, one) - distance(wanted, other))
    if (!found) lines.push(`${wanted.text}: only on the board`)
    else {
      left.splice(left.indexOf(found), 1)
      const moved = (['left', 'top', 'right', 'bottom'] as const).filter(
        (side) => Math.abs(found[side] - wanted[side]) > tolerance,
      )
      const places = moved.map((side) => `${side} ${Math.round(wanted[side])} → ${Math.round(found[side])}`)
      const styles = Object.keys(wanted.style)
        .filter((name) => wanted.style[name] !== found.style[name])
        .map((name) => `${name} ${wanted.style[name] ?? ''} → ${found.style[name] ?? ''}`)
      if (places.length + styles.length > 0) lines.push(`${wanted.text}: ${[...places, ...styles].join(', ')}`)
    }
  }
  return [...lines, ...left.map(({ text }) => `${text}: only ours`)]
}

const distance = (one: Run, other: Run) => Math.abs(one.top - other.top) + Math.abs(one.left - other.left)

/** In the page: the lines of text that are seen within the frame. */
function runsIn(frame: string): Run[] {
  const root = document.querySelector(frame)
  if (!root) return []
  const box = root.getBoundingClientRect()
  const origin =
    frame === 'body'
      ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      : { left: box.left, top: box.top, right: box.right, bottom: box.top + 844 }
  const runs: Run[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (holder && !holder.closest('.os-top, script, style, [inert]') && !isCutAway(holder)) addLines(node, holder)
  }
  return runs

  /** Where white space counts, a text may hold several lines; the board writes them as texts of their own. */
  function addLines(node: Node, holder: Element) {
    const value = node.nodeValue ?? ''
    const lines = getComputedStyle(holder).whiteSpace === 'pre-line' ? value.split('\n') : [value]
    let start = 0
    for (const line of lines) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + line.length)
      start += line.length + 1
      const { left, top, right, bottom, width, height } = range.getBoundingClientRect()
      const seen =
        width > 1 &&
        height > 1 &&
        bottom > origin.top &&
        top < origin.bottom &&
        right > origin.left &&
        left < origin.right
      const text = line.trim().replace(/\s+/g, ' ')
      if (text === '' || !seen || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { fontSize, fontWeight, color, letterSpacing, fontVariantNumeric } = getComputedStyle(holder)
      const style = { fontSize, fontWeight, color, letterSpacing, fontVariantNumeric }
      runs.push({
        text,
        left: left - origin.left,
        top: top - origin.top,
        right: right - origin.left,
        bottom: bottom - origin.top,
        style,
      })
    }
  }

  /** Only for screen readers, as a chart's table. */
  function isCutAway(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return true
    return false
  }
}

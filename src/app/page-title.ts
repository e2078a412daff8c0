import { i18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { screenOf } from './screen-data.ts'

/** The app's name after a page's own, in the browser's tab. */
const APP_NAME = { ko: '한상', en: 'Hansang' }

/** Sets the document's title from the screen that is shown, in the language that is set. */
export function setTitle(router: AnyRouter): void {
  const screen = screenOf(router.state.matches.at(-1))
  const name = i18n.locale === 'en' ? APP_NAME.en : APP_NAME.ko
  const title = screen ? i18n._(screen.title) : ''
  const full = title === '' || title === name ? name : `${title} · ${name}`
  if (document.title !== full) document.title = full // writing it costs more than reading it
}

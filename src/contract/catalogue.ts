import type { CallMarks } from './marks.ts'
import type { Answer } from './signals.ts'

import { errorBodyOf } from './signals.ts'

/** Where the error catalogue leads. [ERR-04, ERR-06, ERR-07] */
export const ERROR_PAGES = { 401: '/ErrorPage401', 403: '/login', 500: '/ErrorPage500' } as const

export interface CataloguePorts {
  /** Opens an address of the app, written without '#'. */
  navigate(to: (typeof ERROR_PAGES)[keyof typeof ERROR_PAGES]): void
  /** Shows the server's words. When it returns a promise, the redirect waits until the member has read them. */
  alert(message: string): void | Promise<void>
  /** Drops the chat server's token and its time. */
  clearChatToken(): void
}

const isPage = (status: number): status is keyof typeof ERROR_PAGES => status in ERROR_PAGES

/**
 * What an error status does to the app, after the signals had their say: the server's message in an alert for 401 and
 * 403 [ERR-09], then the page. Other statuses, 440 among them, do nothing here. [ERR-11, ERR-12]
 */
export function applyCatalogue({ response, text }: Answer, marks: CallMarks, ports: CataloguePorts): void {
  const { status } = response
  if (marks.skipErrorHandler && status === 403) ports.clearChatToken()
  if (marks.background || !isPage(status)) return

  const { errorMessage } = errorBodyOf(text)
  const shown = status !== 500 && errorMessage !== '' ? ports.alert(errorMessage) : undefined
  if (marks.skipErrorHandler) return
  const lead = () => ports.navigate(ERROR_PAGES[status])
  if (shown) void shown.then(lead)
  else lead()
}

import { expect, test } from 'vitest'

import { RESUME_EVENT, watchForeground } from './foreground.ts'

function watched() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const window = new EventTarget()
  let nowMs = 0
  let returns = 0
  const stop = watchForeground(
    { document: page as unknown as Document, window: window as unknown as Window, now: () => nowMs },
    () => (returns += 1),
  )
  return {
    returns: () => returns,
    stop,
    wait: (ms: number) => (nowMs += ms),
    turn: (state: DocumentVisibilityState) => {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
    },
    shellTells: () => window.dispatchEvent(new Event(RESUME_EVENT)),
  }
}

test('a return is told, the first load and leaving are not [RSM-01] [RSM-21]', () => {
  const app = watched()
  expect(app.returns()).toBe(0)
  app.turn('hidden')
  expect(app.returns()).toBe(0)
  app.turn('visible')
  expect(app.returns()).toBe(1)
})

test('the shell and the browser telling the same return count once [RSM-01] [RSM-20]', () => {
  const app = watched()
  app.shellTells()
  app.turn('visible')
  expect(app.returns()).toBe(1)
  app.wait(1000)
  app.shellTells()
  expect(app.returns()).toBe(2)
})

test('nothing is told after stopping', () => {
  const app = watched()
  app.stop()
  app.turn('visible')
  app.shellTells()
  expect(app.returns()).toBe(0)
})

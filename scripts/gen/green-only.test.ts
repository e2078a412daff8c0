import { expect, test } from 'vitest'
import { greenOnly } from './green-only.ts'

/** A service that writes down what happens to it; `made` answers the makings in order, the last one for ever. */
function recorded(...made: (boolean | Error | Promise<boolean>)[]) {
  const events: string[] = []
  let turn = 0
  const service = greenOnly({
    make: async () => {
      events.push('make')
      const result = await made[Math.min(turn++, made.length - 1)]
      if (result instanceof Error) throw result
      return result === true
    },
    start: async () => {
      events.push('start')
      return { close: async () => void events.push('close') }
    },
    say: (event, error) => void events.push(error instanceof Error ? `${event}: ${error.message}` : event),
  })
  return { events, service }
}

test('a good change replaces the service, which stands until the next one does', async () => {
  const { events, service } = recorded(true)
  await service.changed()
  await service.changed()
  expect(events).toEqual(['make', 'start', 'started', 'make', 'start', 'restarted', 'close'])
})

test('a bad change keeps the old service running and says so', async () => {
  const { events, service } = recorded(true, false, new Error('line 12'))
  await service.changed()
  await service.changed()
  await service.changed()
  expect(events).toEqual(['make', 'start', 'started', 'make', 'kept', 'make', 'kept: line 12'])
})

test('a bad start waits for the first good change', async () => {
  const { events, service } = recorded(false, true)
  await service.changed()
  await service.changed()
  expect(events).toEqual(['make', 'waits', 'make', 'start', 'started'])
})

test('changes during work are worked on together afterwards', async () => {
  const first = Promise.withResolvers<boolean>()
  const { events, service } = recorded(first.promise, true)
  const done = Promise.all([service.changed(), service.changed(), service.changed()])
  first.resolve(true)
  await done
  expect(events.filter((event) => event === 'make')).toHaveLength(2)
  expect(events.slice(-2)).toEqual(['restarted', 'close'])
})

test('closing stops the service and what is still to do', async () => {
  const slow = Promise.withResolvers<boolean>()
  const { events, service } = recorded(true, slow.promise)
  await service.changed()
  const change = service.changed()
  const closing = service.close()
  slow.resolve(true)
  await Promise.all([change, closing])
  expect(events).toEqual(['make', 'start', 'started', 'make', 'close'])
})

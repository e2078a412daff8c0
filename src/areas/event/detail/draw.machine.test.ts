import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { drawMachine, type Asked, type Drawn } from './draw.machine.ts'

const drawn: Drawn = { seatNo: 3 }

function start(ask: () => Promise<Asked>, read: () => Promise<Drawn | null> = () => Promise.resolve(null)) {
  const asked = vi.fn<() => Promise<Asked>>(ask)
  const actor = createActor(
    drawMachine.provide({ actors: { ask: fromPromise(() => asked()), read: fromPromise(() => read()) } }),
  ).start()
  return { actor, asked }
}

describe('a turn of the table', () => {
  test('turns to the answer and shows it once it has stopped', async () => {
    const { actor } = start(() => Promise.resolve(drawn))
    actor.send({ type: 'draw.pressed' })
    await waitFor(actor, (snapshot) => snapshot.matches('turning'))
    expect(actor.getSnapshot().context.drawn).toEqual(drawn)
    actor.send({ type: 'table.stopped' })
    expect(actor.getSnapshot().value).toBe('shown')
  })

  test('a second press while it is asked or turns does nothing', async () => {
    const { actor, asked } = start(() => Promise.resolve(drawn))
    actor.send({ type: 'draw.pressed' })
    actor.send({ type: 'draw.pressed' })
    await waitFor(actor, (snapshot) => snapshot.matches('turning'))
    actor.send({ type: 'draw.pressed' })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('a lost answer stands still, and is read instead of asked again', async () => {
    const { actor, asked } = start(
      () => Promise.resolve('lost'),
      () => Promise.resolve(drawn),
    )
    actor.send({ type: 'draw.pressed' })
    await waitFor(actor, (snapshot) => snapshot.matches('unknown'))
    actor.send({ type: 'draw.pressed' })
    actor.send({ type: 'table.stopped' })
    expect(actor.getSnapshot().value).toBe('unknown')
    actor.send({ type: 'read.pressed' })
    await waitFor(actor, (snapshot) => snapshot.matches('turning'))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('where nothing was drawn, or it was refused, it may be pressed again', async () => {
    const lost = start(() => Promise.resolve('lost')).actor
    lost.send({ type: 'draw.pressed' })
    await waitFor(lost, (snapshot) => snapshot.matches('unknown'))
    lost.send({ type: 'read.pressed' })
    expect((await waitFor(lost, (snapshot) => snapshot.matches('idle'))).can({ type: 'draw.pressed' })).toBe(true)
    const refused = start(() => Promise.resolve('refused')).actor
    refused.send({ type: 'draw.pressed' })
    expect((await waitFor(refused, (snapshot) => snapshot.matches('idle'))).context.drawn).toBeNull()
  })
})

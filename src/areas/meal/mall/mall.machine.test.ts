import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Entered } from '#src/domain/mall/enter-mall.ts'
import { mallMachine, type Agreed, type MallEvent, type Returned } from './mall.machine.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A flow whose steps are answered by hand. */
function flow({ since = null, returned = null }: { since?: string | null; returned?: Returned } = {}) {
  const asked: string[] = []
  let step = Promise.withResolvers<unknown>()
  const by = <Output, Input = void>(name: string) =>
    fromPromise<Output, Input>(({ input }) => {
      asked.push(input === undefined ? name : `${name} ${String(input)}`)
      step = Promise.withResolvers<unknown>()
      return step.promise as Promise<Output> // what the test answers
    })
  const actor = createActor(
    mallMachine.provide({
      actors: {
        beginCheck: by<void>('beginCheck'),
        agree: by<Agreed, string | null>('agree'),
        enter: by<Entered>('enter'),
        withdraw: by<boolean>('withdraw'),
      },
    }),
    { input: { since, returned } },
  ).start()
  return {
    asked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...types: MallEvent['type'][]) => types.forEach((type) => actor.send({ type })),
    answers: async (output: unknown) => {
      step.resolve(output)
      await settle()
    },
    fails: async () => {
      step.reject(new Error('no'))
      await settle()
    },
  }
}

describe('agreeing', () => {
  test('leads over a verification outside, and a second tap begins no second one [MEA-13]', async () => {
    const { send, state, asked, answers } = flow()
    expect(state()).toBe('asking')
    send('check.asked', 'check.asked')
    await answers(undefined)
    expect([state(), asked]).toEqual(['outside', ['beginCheck']])
    send('check.asked')
    expect(asked).toEqual(['beginCheck'])
    // Back by the browser's own way: nothing has happened.
    send('page.shown')
    expect(state()).toBe('asking')
  })

  test('rests on the verification that came back; said again it is given once', async () => {
    const { state, asked, fails, answers, send, context } = flow({ returned: { authKey: 'pass-1' } })
    expect([state(), asked]).toEqual(['agreeing', ['agree pass-1']])
    await fails()
    expect([state(), context().problem]).toEqual(['unsaved', 'unreachable'])
    send('mall.asked', 'saving.asked', 'saving.asked')
    await answers({ is: 'given', since: '202611191125' })
    expect([state(), asked, context()]).toEqual([
      'agreed',
      ['agree pass-1', 'agree pass-1'],
      { since: '202611191125', authKey: null, problem: null },
    ])
  })

  test('a verification that was given up or refused agrees to nothing, and begins anew', async () => {
    const stopped = flow({ returned: 'stopped' })
    expect([stopped.state(), stopped.asked]).toEqual(['refused', []])
    const late = flow({ returned: { authKey: 'pass-1' } })
    await late.answers({ is: 'refused', words: '본인 확인을 먼저 마쳐 주세요.' })
    expect([late.state(), late.context().problem]).toEqual(['refused', { refused: '본인 확인을 먼저 마쳐 주세요.' }])
    late.send('saving.asked', 'mall.asked')
    expect(late.state()).toBe('refused')
    late.send('check.asked')
    expect(late.state()).toBe('beginning')
  })
})

describe('with the agreement', () => {
  test('each way in asks for a ticket of its own; one that failed can be tried again', async () => {
    const { state, send, fails, answers, asked, context } = flow({ since: '202606081219' })
    send('mall.asked', 'mall.asked')
    await fails()
    expect([state(), context().problem]).toEqual(['agreed', 'unreachable'])
    send('mall.asked')
    await answers('entered')
    expect(state()).toBe('inMall')
    send('mall.asked', 'page.shown', 'mall.asked')
    expect(asked).toEqual(['enter', 'enter', 'enter'])
  })

  test('what another phone has taken back is asked for again', async () => {
    const { state, send, answers, context } = flow({ since: '202606081219' })
    send('mall.asked')
    await answers('notAgreed')
    expect([state(), context().since]).toEqual(['asking', null])
  })

  test('taking it back can be thought better of', async () => {
    const { state, send, answers } = flow({ since: '202606081219' })
    send('withdrawal.asked')
    await answers(false)
    expect(state()).toBe('agreed')
    send('withdrawal.asked')
    await answers(true)
    expect(state()).toBe('asking')
  })
})

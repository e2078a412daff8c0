import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, giveDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import { forgetKept, keptTexts } from '../kept/kept.ts'
import { drop, keep, lookInside, outliveSession } from './outbox.ts'
import { sendOutbox } from './send-outbox.ts'
import { outbox } from './waiting.ts'

const PATH = '/api/meal/detail/mealRegi'
const lunch = (eatQty: number, meal = '2') =>
  ({ path: PATH, body: { eatQty }, stale: ['/api/main/mainData'], about: { day: '20261119', meal } }) as const
let sent: unknown[]
let says: () => Response | Promise<Response>
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const done = () => answer(envelope({ hcUclSeqNo: 1 }))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  sent = []
  says = done
  connectApi(
    fakePorts(async (request) => {
      sent.push(await request.clone().json())
      return says()
    }),
  )
})
afterEach(async () => {
  clearToasts()
  await forgetKept()
  outbox.set([])
})

const send = () => sendOutbox(new QueryClient())
const inside = async () => (await lookInside()).map(({ body }) => body)

describe('what could not be sent', () => {
  test('lies on the device until somebody answers, and goes in order, each once', async () => {
    await keep(lunch(1))
    await keep(lunch(0.5, '3'))
    says = unreachable
    await send()
    expect(await inside()).toEqual([{ eatQty: 1 }, { eatQty: 0.5 }])
    says = done
    sent = []
    await Promise.all([send(), send()])
    expect([sent, await inside(), outbox.get()]).toEqual([[{ eatQty: 1 }, { eatQty: 0.5 }], [], []])
    await send()
    expect(sent).toHaveLength(2)
  })

  test('is replaced by a later one about the same, and taken back by its number', async () => {
    await keep(lunch(1))
    const id = await keep(lunch(0.5))
    expect(await inside()).toEqual([{ eatQty: 0.5 }])
    expect([await drop(id ?? ''), await drop(id ?? ''), await inside()]).toEqual([true, false, []])
  })

  test('stays while the server has a bad moment or nobody is signed in, and goes when it is refused', async () => {
    await keep(lunch(1))
    for (const status of [500, 401, 440, 429]) {
      says = () => answer({ error: 'x', errorMessage: '' }, { status })
      await send()
      expect({ status, inside: await inside() }).toEqual({ status, inside: [{ eatQty: 1 }] })
    }
    says = () => answer({ error: 'notFound', errorMessage: '' }, { status: 404 })
    await keep(lunch(0.5, '3'))
    await send()
    expect(await inside()).toEqual([])
  })

  test('is not sent without end where the device cannot take it away', async () => {
    await keep(lunch(1))
    const full = vi.spyOn(keptTexts, 'write').mockResolvedValue()
    await send()
    expect([sent, await inside()]).toEqual([[{ eatQty: 1 }], [{ eatQty: 1 }]])
    full.mockRestore()
    await send()
    expect(await inside()).toEqual([])
  })

  test('outlives a session that was lost, for its own member alone', async () => {
    const given = vi.fn<() => void>()
    outliveSession(given)
    await keep(lunch(1))
    endDrafts('haneul')
    await forgetKept()
    expect([outbox.get(), await inside()]).toEqual([[], []])
    giveDrafts('haneul')
    await vi.waitFor(() => expect(given).toHaveBeenCalled())
    expect(await inside()).toEqual([{ eatQty: 1 }])

    endDrafts('haneul')
    await forgetKept()
    giveDrafts('emily')
    expect(await inside()).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { afterCancelled, afterReserved } from './after-reserved.ts'

function world({ chatYn = 'Y', chatUrl = 'http://chat.example.com' as string | null, down = '', refused = '' } = {}) {
  const steps: string[] = []
  const logged: string[] = []
  const data: Record<string, unknown> = {
    chatYn: { chatYn },
    getServerUrl: {
      serverUrl: 'http://app.test',
      imageUrl: 'http://img.test',
      chatUrl,
      welmallUrl: 'http://mall.test',
    },
    getEncryptHcId: { encryptHcId: 'c2VhbGVk', hcId: 'HC1' },
    getChatTemplate: { cnstntId: 'CN0003', roomId: 'rid-7' },
    updateRoomId: { resultCnt: 1 },
  }
  const ports = fakePorts((request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    steps.push(name)
    return name === refused ? answer({ error: 'x', errorMessage: '' }, { status: 500 }) : answer(envelope(data[name]))
  })
  connectApi(ports)
  const host: [url: string, body: object][] = []
  const to = {
    post: async (url: string, body: object) => {
      steps.push(url)
      host.push([url, body])
      if (url.endsWith(down) && down !== '') throw new Error('down')
      return { roomId: 'rid-9' }
    },
    log: (said: string) => void logged.push(said),
  }
  return { steps, logged, host, to, ports }
}

test('the room is opened, tied to the reservation and told of it, in order [RSV-11] [CHT-09] [CHT-17]', async () => {
  const { steps, host, logged, to } = world()
  await afterReserved(3021, to)
  expect(steps).toEqual([
    'chatYn',
    'getServerUrl',
    'getEncryptHcId',
    'getChatTemplate',
    'http://chat.example.com/createRoom',
    'updateRoomId',
    'http://chat.example.com/sendTemplate',
  ])
  expect(host.map(([, body]) => body)).toEqual([
    { encryptHcId: 'c2VhbGVk', cnstntId: 'CN0003', rsrvSeq: 3021 },
    { roomId: 'rid-9', templateCode: 'WELFIT_RSRV', encryptHcId: 'c2VhbGVk', rsrvSeq: 3021 },
  ])
  expect(logged).toEqual([])
})

test('a cancellation is said in the room that there is [RSV-11]', async () => {
  const { host, to } = world()
  await afterCancelled(3021, to)
  expect(host).toEqual([
    [
      'http://chat.example.com/cancelTemplate',
      { roomId: 'rid-7', templateCode: 'WELFIT_CANCEL', encryptHcId: 'c2VhbGVk', rsrvSeq: 3021 },
    ],
  ])
})

test.each([[{ chatYn: 'N' }], [{ chatUrl: null }]])(
  'without a chat nobody is asked for anything more: %o [CHT-15]',
  async (without) => {
    const { steps, host, logged, to } = world(without)
    await afterReserved(3021, to)
    expect([steps.includes('getEncryptHcId'), host, logged]).toEqual([false, [], []])
  },
)

test('a host that is down ends it with one line in the log, and nothing is tried again [RSV-07] [CHT-17]', async () => {
  const { steps, logged, to, ports } = world({ down: '/createRoom' })
  await afterReserved(3021, to)
  expect(steps.at(-1)).toBe('http://chat.example.com/createRoom')
  expect([logged.length, ports.log]).toEqual([1, []])
})

test('neither does our own failure lead anywhere [CHT-01]', async () => {
  const { logged, host, to, ports } = world({ refused: 'getEncryptHcId' })
  await afterReserved(3021, to)
  expect([logged.length, host, ports.log.filter((line) => line.startsWith('navigate'))]).toEqual([1, [], []])
})

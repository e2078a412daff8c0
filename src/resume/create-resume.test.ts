import { describe, expect, test, vi } from 'vitest'

import { createApi } from '#src/contract/client.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { fakeBridge, shellAgent, testShell } from '#src/shell/testing.ts'

import { createResume } from './create-resume.ts'

const ROUTES: Record<string, { path: string; isPublic: boolean }> = {
  ChallengeDetail: { path: '/challenge/ChallengeDetail', isPublic: false },
  joinSms: { path: '/joinSms', isPublic: true },
}
const LINK = JSON.stringify({ menu: 'ChallengeDetail', recommCode: 'R', chalnCode: 'C' })
const OPENED = '/challenge/ChallengeDetail?recommCode=R&chalnCode=C'

interface World {
  stored?: Record<string, string>
  version?: string
  isSignedIn?: boolean
  path?: string
  chatYn?: 'Y' | 'N'
  /** The notice under every number of the member. */
  notice?: object
}

/** The return handler between a shell, a server and a session in memory. */
async function world({
  stored = {},
  version = '1.01.14',
  isSignedIn = true,
  path = '/healthlog/health',
  chatYn = 'Y',
  notice = {},
}: World = {}) {
  const fake = fakeBridge(stored)
  const rooms: unknown[] = []
  fake.WPbridge['WeChat'] = (room) => Promise.resolve({ status: 200, data: rooms.push(room) })
  const { shell } = testShell({ host: fake, userAgent: shellAgent(version) })
  const ports = fakePorts((request) => {
    if (request.url.endsWith('chatYn')) return answer(envelope({ chatYn }))
    if (request.url.includes('getPushMsg')) return answer(envelope(notice))
    return answer(envelope(request.url.endsWith('getUsrInfo5') ? 'chat-HC1' : { resultCnt: 1 }))
  })
  const state = { isSignedIn, path, pushToken: 'push-1', hcId: 'HC1' }
  const opened: string[] = []
  const logged: string[] = []
  const kept = new Map<string, string>()
  let changed = () => {}
  let returned = () => {}
  let syncs = 0
  let reads = 0
  const started = createResume({
    shell,
    api: createApi(ports),
    session: {
      isSignedIn: () => state.isSignedIn,
      subscribe: (listener) => ((changed = listener), () => {}),
      device: () => ({ pushToken: state.pushToken, deviceId: 'device-1' }),
    },
    member: async () => ({ hcId: state.hcId, name: '하늘' }),
    path: () => state.path,
    findRoute: async (name) => ROUTES[name],
    open: (href) => void opened.push(href),
    onRead: () => void (reads += 1),
    startSync: async () => (syncs += 1),
    watch: (listener) => ((returned = listener), () => (returned = () => {})),
    keep: { read: async (name) => kept.get(name) ?? null, write: async (name, text) => void kept.set(name, text) },
    console: { info: (words: string) => void logged.push(words) },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
  await settle()
  return {
    fake,
    rooms,
    opened,
    logged,
    ports,
    state,
    stop: started,
    syncs: () => syncs,
    reads: () => reads,
    comeBack: async () => (returned(), settle()),
    signIn: async () => ((state.isSignedIn = true), changed(), settle()),
    signOut: async () => ((state.isSignedIn = false), changed(), settle()),
    read: () =>
      ports.sent.flatMap(({ url }) => (url.includes('setPushRead') ? [new URL(url).searchParams.get('pushSeq')] : [])),
    asked: () => ports.sent.map(({ url }) => new URL(url).pathname),
  }
}

describe('a return', () => {
  test('checks chat, syncs and looks up the link; a cold start only looks up the link [RSM-01] [RSM-21]', async () => {
    const app = await world({ stored: { pushMessage: '{"rid":"room-7"}' } })
    expect([
      app.syncs(),
      app.rooms,
      app.fake.calls.some(([, args]) => JSON.stringify(args).includes('deepLink')),
    ]).toEqual([0, [], true])
    app.fake.stored.set('deepLink', LINK)
    await app.comeBack()
    expect(app.syncs()).toBe(1)
    expect(app.rooms).toHaveLength(1)
    expect(app.opened).toEqual([OPENED])
  })

  test('on an excluded page makes no bridge and no HTTP call [RSM-02] [RSM-19]', async () => {
    const app = await world({ path: '/login/username?error=dupLogin', isSignedIn: false })
    const before = app.fake.calls.length
    app.fake.stored.set('deepLink', LINK)
    await app.comeBack()
    expect([app.fake.calls.length - before, app.asked(), app.syncs(), app.opened]).toEqual([0, [], 0, []])
  })

  test('signed out on a public page the handler starts, the chat check ends at once [RSM-11]', async () => {
    const app = await world({ path: '/joinSms', isSignedIn: false, stored: { pushMessage: '{"rid":"room-7"}' } })
    await app.comeBack()
    expect(app.syncs()).toBe(1) // which ends by itself without a member
    expect([app.rooms, app.asked(), app.fake.stored.get('pushMessage')]).toEqual([[], [], '{"rid":"room-7"}'])
  })

  test('twice in a row opens the link once [RSM-14] [STO-06]', async () => {
    const app = await world({ stored: { deepLink: LINK } })
    await app.comeBack()
    await app.comeBack()
    expect(app.opened).toEqual([OPENED])
    expect(app.fake.stored.get('deepLink')).toBe('null')
  })

  test('a failing chat check leaves sync and link [RSM-18]', async () => {
    const app = await world({ stored: { pushMessage: '{"rid":"room-7"}' } })
    app.fake.WPbridge['WeChat'] = () => Promise.reject(new Error('no'))
    app.fake.stored.set('deepLink', LINK)
    await app.comeBack()
    expect([app.syncs(), app.opened]).toEqual([1, [OPENED]])
  })

  test('nothing happens after stopping', async () => {
    const app = await world()
    app.stop()
    await app.comeBack()
    expect(app.syncs()).toBe(0)
  })
})

describe('a deep link', () => {
  test('carries its codes; a number that the route does not ask for stays behind [RSM-12] [RSM-15]', async () => {
    const app = await world({ stored: { deepLink: '{"menu":"ChallengeDetail","linkSeq":7,"recommCode":"R 1"}' } })
    expect(app.opened).toEqual(['/challenge/ChallengeDetail?recommCode=R+1'])
  })

  test.each(['{"recommCode":"R"}', '{"menu":""}'])(
    '%s has no menu: the app stays, the link is reset [RSM-13] [RSM-14]',
    async (text) => {
      const app = await world({ stored: { deepLink: text } })
      expect([app.opened, app.fake.stored.get('deepLink')]).toEqual([[], 'null'])
    },
  )

  test('an unknown name is ignored and logged [RSM-13]', async () => {
    const app = await world({ stored: { deepLink: '{"menu":"nowhere"}' } })
    expect([app.opened, app.logged]).toEqual([[], ['No page is called nowhere']])
  })

  test('that comes signed out waits for the sign-in and is opened then, once [RSM-14]', async () => {
    const app = await world({ stored: { deepLink: LINK }, isSignedIn: false, path: '/joinSms' })
    expect(app.opened).toEqual([OPENED]) // the guard leads to the sign-in from there
    app.opened.length = 0
    await app.signIn()
    expect(app.opened).toEqual([OPENED])
    await app.signOut()
    await app.signIn()
    expect(app.opened).toEqual([OPENED])
  })

  test('to a public page needs no sign-in', async () => {
    const app = await world({ stored: { deepLink: '{"menu":"joinSms"}' }, isSignedIn: false, path: '/login' })
    expect(app.opened).toEqual(['/joinSms'])
    await app.signIn()
    expect(app.opened).toEqual(['/joinSms'])
  })

  test('that came while the member was on the sign-in page is found after it [RSM-02] [RSM-14]', async () => {
    const app = await world({ isSignedIn: false, path: '/login' })
    app.fake.stored.set('deepLink', LINK)
    await app.comeBack()
    expect(app.opened).toEqual([])
    await app.signIn()
    expect(app.opened).toEqual([OPENED])
  })
})

describe('a chat push', () => {
  const stored = { pushMessage: '{"rid":"room-7"}' }

  test('opens its room by WeChat and is cleared [PSH-05] [PSH-06] [PSH-07] [STO-08] [NAT-17] [CHT-12]', async () => {
    const app = await world({ stored })
    await app.comeBack()
    expect(app.rooms).toEqual([
      { func: 'openRoom', userId: 'chat-HC1', userName: '하늘', userHashtag: '', roomId: 'room-7' },
    ])
    expect(app.fake.stored.get('pushMessage')).toBe('null')
    await app.comeBack()
    expect(app.rooms).toHaveLength(1)
  })

  test('opens nothing when chat is off, and nothing without a room [PSH-07]', async () => {
    const off = await world({ stored, chatYn: 'N' })
    await off.comeBack()
    expect([off.rooms, off.fake.stored.get('pushMessage')]).toEqual([[], 'null'])
    const none = await world({ stored: { pushMessage: '{"title":"x"}' } })
    await none.comeBack()
    expect([none.rooms, none.asked().filter((path) => path.endsWith('chatYn'))]).toEqual([[], []])
  })

  test.each([
    ['1.01.05', 0],
    ['1.01.06', 1],
  ])('on shell %s opens %i rooms [RSM-17] [VER-06]', async (version, rooms) => {
    const app = await world({ stored, version })
    await app.comeBack()
    expect(app.rooms).toHaveLength(rooms)
  })

  test('whose check failed is found again [STO-08]', async () => {
    const app = await world({ stored })
    app.fake.WPbridge['WeChat'] = () => Promise.reject(new Error('no'))
    await app.comeBack()
    expect(app.fake.stored.get('pushMessage')).toBe('{"rid":"room-7"}')
  })
})

describe('a notice that was tapped among the phone’s own', () => {
  const LED = JSON.stringify({ menu: 'ChallengeDetail', linkSeq: 7, pushSeq: 412 })
  const notice = { menu: 'ChallengeDetail', linkSeq: 7, rid: null, readYn: 'N' }

  test('is read when its page opens, and what counts notices hears of it [PSH-02]', async () => {
    const app = await world({ stored: { deepLink: LED }, notice })
    expect([app.opened, app.read(), app.reads()]).toEqual([['/challenge/ChallengeDetail'], ['412'], 1])
  })

  test('is read with its chat room, too [PSH-05]', async () => {
    const app = await world({
      stored: { pushMessage: '{"rid":"room-7","pushSeq":9}' },
      notice: { ...notice, menu: null, rid: 'room-7' },
    })
    await app.comeBack()
    expect([app.rooms.length, app.read(), app.reads()]).toEqual([1, ['9'], 1])
  })

  test('waits for its member to sign in', async () => {
    const app = await world({ stored: { deepLink: LED }, notice, isSignedIn: false })
    expect(app.asked().filter((path) => path.includes('Push'))).toEqual([])
    await app.signIn()
    expect(app.read()).toEqual(['412'])
  })

  test.each([
    { ...notice, menu: 'menuTodayMenu' },
    { ...notice, linkSeq: 8 },
    { ...notice, readYn: 'Y' },
  ])('is not another one of the same number, nor read twice: %o', async (other) => {
    const app = await world({ stored: { deepLink: LED }, notice: other })
    expect([app.opened, app.read(), app.reads()]).toEqual([['/challenge/ChallengeDetail'], [], 0])
  })

  test('leads where it leads without a number, and with one that is none', async () => {
    const app = await world({ stored: { deepLink: '{"menu":"ChallengeDetail","pushSeq":"x"}' }, notice })
    expect([app.opened, app.read()]).toEqual([['/challenge/ChallengeDetail'], []])
  })
})

describe('the push token', () => {
  const tokens = async ({ ports }: Awaited<ReturnType<typeof world>>) =>
    Promise.all(ports.sent.filter(({ url }) => url.endsWith('setPushToken')).map((request) => request.clone().text()))

  test('is told after sign-in, and again only when it changed [MBR-10]', async () => {
    const app = await world()
    await app.signOut()
    await app.signIn()
    expect(await tokens(app)).toEqual(['{"pushToken":"push-1","deviceId":"device-1"}'])
    app.state.pushToken = 'push-2'
    await app.signOut()
    await app.signIn()
    await vi.waitFor(async () => expect(await tokens(app)).toHaveLength(2))
  })

  test('is told by the next member of the phone too, whatever the one before has kept', async () => {
    const app = await world()
    await app.signOut()
    await app.signIn()
    app.state.hcId = 'HC2'
    await app.signOut()
    await app.signIn()
    await vi.waitFor(async () => expect(await tokens(app)).toHaveLength(2))
  })

  test('is never sent empty [MBR-10] [NAT-12]', async () => {
    const app = await world({ isSignedIn: false })
    app.state.pushToken = ''
    await app.signIn()
    expect(await tokens(app)).toEqual([])
  })
})

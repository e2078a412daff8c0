// More than 300 lines: every beginning and every end of a session stand in one table, so that none is met alone.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeWantedPath } from '#src/app/wanted-path.ts'
import { ERROR_PAGES } from '#src/contract/catalogue.ts'
import { answer, tokenExpired } from '#src/contract/testing.ts'
import { draftKeeper } from '#src/patterns/form/draft-keeper.ts'
import { dropDraft, endDrafts, keepDraft, readDraft, whenGiven } from '#src/patterns/form/drafts.ts'
import { failureOf, quiet, SIGNED_IN } from '#src/session/testing/tab.ts'
import { createBrowser, namedToken, type Tab } from '#src/session/testing/world.ts'
import { fakeBridge, memoryStorage, shellAgent, testShell } from '#src/shell/testing.ts'
import { createKeptForMember } from './kept-for-member.ts'

const PLACE = '/healthlog/WeightRecord?entry=new'
const AT = { pathname: '/healthlog/WeightRecord', href: PLACE }
const HANEUL = { hcId: 'HC-A', usrId: 'haneul' }
const SAEBYEOK = { hcId: 'HC-B', usrId: 'saebyeok' }
const TYPED = { weight: '64.2' }

/** What a token may say of its member: our server's key of them, the name that another may use, or nothing. */
const TOKENS = {
  'the key': ({ hcId }: typeof HANEUL) => hcId,
  'the name': ({ usrId }: typeof HANEUL) => usrId,
  nothing: null,
}
type Says = keyof typeof TOKENS

beforeEach(() => {
  // The moment when nothing else is to be done is the next one.
  vi.stubGlobal('sessionStorage', memoryStorage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0))
})
afterEach(() => {
  vi.unstubAllGlobals()
  endDrafts('')
})

/** A browser whose first tab has what the app gives it: the drafts of forms, and where the member is. */
function browserOf(says: Says) {
  const { server, storage, openTab: open } = createBrowser({ stored: {} })
  const subjectOf = TOKENS[says]
  Object.assign(server.state, { member: HANEUL, subjectOf, token: subjectOf ? namedToken(subjectOf(HANEUL), 0) : 't0' })
  const store = (values: Record<string, string>) => {
    const all = { ...SIGNED_IN, accessToken: server.state.token, ...values }
    for (const [key, value] of Object.entries(all)) storage.setItem(key, value)
  }
  const openTab = (shell?: Tab['shell']): Tab => {
    const kept = createKeptForMember(() => undefined)
    let at = AT
    const tab: Tab = open({
      ...(shell && { shell }),
      also: {
        asksWhose: () => kept.asks(tab.session.whose()),
        onMember: (member) => kept.give(member, tab.session.whose()),
        insist: kept.insist,
        onEnd: (reason, _isOthers, whose) => kept.end(reason, whose, at),
        // As the app does where a call was refused.
        navigate: (to) => {
          if (to !== ERROR_PAGES[403]) return
          kept.leave(tab.session.whose(), at)
          at = { pathname: to, href: to }
        },
      },
    })
    return tab
  }
  /** Another tab, or another page: nothing of its drafts is here. */
  const openOther = async () => {
    const tab = open()
    await tab.session.start()
    return tab
  }
  const signIn = (tab: Tab, { usrId }: typeof HANEUL) => {
    server.state.member = usrId === HANEUL.usrId ? HANEUL : SAEBYEOK
    server.state.session = 'live'
    server.state.isExpired = false
    return tab.session.signIn({ username: usrId, password: 'secret', remember: false })
  }
  return { server, storage, store, openTab, openOther, signIn }
}
type Browser = ReturnType<typeof browserOf>
type End = (browser: Browser, tab: Tab) => Promise<unknown>

/** Every way in which a session begins. */
const BEGINNINGS = {
  'the form': async ({ openTab, signIn }) => {
    const tab = openTab()
    await tab.session.start()
    await signIn(tab, HANEUL)
    return tab
  },
  'a remembered sign-in': async ({ openTab, store, server }) => {
    store({ accessToken: '' })
    server.state.remembered = true
    const tab = openTab()
    await tab.session.start()
    server.state.remembered = false
    return tab
  },
  'a token that was stored': async ({ openTab, store }) => {
    store({})
    const tab = openTab()
    await tab.session.start()
    return tab
  },
  'a token that the shell keeps': async ({ openTab, server }) => {
    const host = fakeBridge({ ...SIGNED_IN, accessToken: server.state.token })
    const tab = openTab(testShell({ host, userAgent: shellAgent('1.01.06') }).shell)
    await tab.session.start()
    return tab
  },
  'a stored token, renewed since': async ({ openTab, store, server }) => {
    store({})
    const tab = openTab()
    await tab.session.start()
    server.state.isExpired = true
    await tab.call()
    return tab
  },
  'a stored token, renewed by another tab since': async ({ openTab, openOther, store, server }) => {
    store({})
    const tab = openTab()
    await tab.session.start()
    const other = await openOther()
    server.state.isExpired = true
    await other.call()
    return tab
  },
  'a sign-in of another tab': async ({ openTab, openOther, signIn }) => {
    const tab = openTab()
    await tab.session.start()
    await signIn(await openOther(), HANEUL)
    return tab
  },
} satisfies Record<string, (browser: Browser) => Promise<Tab>>

/** Every way in which it is lost, after something was typed. */
const ENDS = {
  'another device, heard of by a read': ({ server }, { call }) => {
    server.state.session = 'elsewhere'
    return failureOf(call())
  },
  'another device, heard of by a write': ({ server }, { api }) => {
    server.state.session = 'elsewhere'
    const body = { autoLoginYn: 'Y', historyType: 'USE' } as const
    return failureOf(api.POST('/api/member/setAutoLoginHistory', { body, parseAs: 'text' }))
  },
  'another device, heard of by a refresh': ({ server }, { call }) => {
    server.state.session = 'elsewhere'
    server.state.answers.set('/api/oauth/userInfo', () => {
      server.state.answers.delete('/api/oauth/userInfo')
      return tokenExpired()
    })
    return failureOf(call())
  },
  'a password changed elsewhere': ({ server }, { call }) => {
    server.state.session = 'ended'
    return failureOf(call())
  },
  'a refresh that was refused': ({ server }, { call }) => {
    server.state.answers.set('/session', () => {
      server.state.answers.delete('/session')
      return new Response('', { status: 401 })
    })
    server.state.isExpired = true
    return failureOf(call())
  },
  'an answer with nothing': ({ server }, { call }) => {
    server.state.answers.set('/api/oauth/userInfo', () => {
      server.state.answers.delete('/api/oauth/userInfo')
      server.state.session = 'ended'
      return new Response('')
    })
    return failureOf(call())
  },
} satisfies Record<string, End>

const OF_TWO_TABS = {
  'another device, heard of by another tab': async ({ server, openOther }) => {
    const other = await openOther()
    server.state.session = 'elsewhere'
    await failureOf(other.call())
  },
} satisfies Record<string, End>

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { interval: 1 })
const toldTo = ({ log }: Tab) => log.filter((line) => line.startsWith('member ')).length

const left = () => ({ draft: readDraft('weight'), isAwaited: draftKeeper.current?.isAwaited() })

async function typeIn(browser: Browser, begin: (browser: Browser) => Promise<Tab>) {
  const tab = await begin(browser)
  await until(() => tab.session.isSignedIn())
  // A token that says nothing is asked about, in a moment when nothing else is to be done.
  if (browser.server.state.subjectOf === null) await until(() => toldTo(tab) > 0)
  keepDraft('weight', TYPED)
  return tab
}

/** Something is typed, and the session is lost. */
async function lose(browser: Browser, begin: (browser: Browser) => Promise<Tab>, end: End) {
  const tab = await typeIn(browser, begin)
  await end(browser, tab)
  await until(() => tab.log.some((line) => line.startsWith('end ')))
  expect(tab.session.isSignedIn()).toBe(false)
  return tab
}

async function back(browser: Browser, tab: Tab, who: typeof HANEUL) {
  const told = toldTo(tab)
  await browser.signIn(tab, who)
  const place = takeWantedPath(tab.session.whose() || who.usrId)
  await until(() => toldTo(tab) > told)
  return { place, draft: readDraft('weight') }
}

describe.each(['the key', 'nothing'] as const)('where a token says %s of its member,', (says) => {
  describe.each(Object.entries(BEGINNINGS))('a session begun by %s', (beginning, begin) => {
    const ends = Object.entries<End>({ ...ENDS, ...(!beginning.includes('shell') && OF_TWO_TABS) })

    test.each(ends)('and ended by %s keeps draft and place for its member [SES-17] [SES-26]', async (_, end) => {
      const browser = browserOf(says)
      const tab = await lose(browser, begin, end)
      expect(left()).toEqual({ draft: undefined, isAwaited: true })
      expect(await back(browser, tab, HANEUL)).toEqual({ place: PLACE, draft: TYPED })
    })

    // There the token is held still, and the session ends with the sign-in.
    test.each([
      ['its member', HANEUL, { place: PLACE, draft: TYPED }],
      ['nobody else', SAEBYEOK, { place: '/', draft: undefined }],
    ] as const)(
      'and refused, over whose token somebody signs in, keeps draft and place for %s [ERR-04]',
      async (_, who, kept) => {
        const browser = browserOf(says)
        const tab = await typeIn(browser, begin)
        await quiet()
        browser.server.state.answers.set('/api/oauth/userInfo', () => {
          browser.server.state.answers.delete('/api/oauth/userInfo')
          return answer({ error: 'forbidden', errorMessage: '' }, { status: 403 })
        })
        await failureOf(tab.call())
        await quiet()
        expect([tab.log.at(-1), tab.session.isSignedIn()]).toEqual(['navigate /login', true])
        expect(await back(browser, tab, who)).toEqual(kept)
        expect(tab.log.filter((line) => line.startsWith('end '))).toEqual(['end replaced'])
      },
    )

    test('keeps nothing of it for anybody else [STA-04]', async () => {
      const browser = browserOf(says)
      const tab = await lose(browser, begin, ENDS['another device, heard of by a read'])
      expect(await back(browser, tab, SAEBYEOK)).toEqual({ place: '/', draft: undefined })
      // And it is not there again for who wrote it: somebody else has been here.
      browser.server.state.session = 'elsewhere'
      await failureOf(tab.call())
      await quiet()
      expect((await back(browser, tab, HANEUL)).draft).toBeUndefined()
    })

    test('keeps nothing at a sign-out [SES-12]', async () => {
      const browser = browserOf(says)
      const tab = await lose(browser, begin, (_browser, { session }) => session.signOut())
      expect(left()).toEqual({ draft: undefined, isAwaited: false })
      expect(await back(browser, tab, HANEUL)).toEqual({ place: '/', draft: undefined })
    })
  })
})

const [stored, elsewhere] = [BEGINNINGS['a token that was stored'], ENDS['another device, heard of by a read']]

const SAYS = Object.keys(TOKENS) as Says[] // its own keys
test.each(SAYS)(
  'what waits is given to who signs in in another tab, where it is theirs (a token says %s)',
  async (says) => {
    for (const [who, draft] of [
      [HANEUL, TYPED],
      [SAEBYEOK, undefined],
    ] as const) {
      const browser = browserOf(says)
      const tab = await lose(browser, stored, elsewhere)
      const told = toldTo(tab)
      await browser.signIn(await browser.openOther(), who)
      await until(() => toldTo(tab) > told)
      expect([tab.session.isSignedIn(), readDraft('weight')]).toEqual([true, draft])
      endDrafts('')
    }
  },
)

test.each(['the key', 'the name'] as const)(
  'a sign-in in another tab takes what is typed here from others (a token says %s)',
  async (says) => {
    for (const [who, draft] of [
      [HANEUL, TYPED],
      [SAEBYEOK, undefined],
    ] as const) {
      const browser = browserOf(says)
      const other = await browser.openOther()
      await browser.signIn(other, HANEUL)
      const tab = await stored({ ...browser, store: () => {} })
      keepDraft('weight', TYPED)
      await browser.signIn(await browser.openOther(), who)
      await until(() => toldTo(tab) > 0)
      expect([tab.session.isSignedIn(), readDraft('weight')]).toEqual([true, draft])
      endDrafts('')
    }
  },
)

test('a late call that hears of an end once more, after it, takes nothing away', async () => {
  const browser = browserOf('the key')
  const tab = await lose(browser, stored, ENDS['a password changed elsewhere'])
  browser.server.state.session = 'elsewhere'
  await failureOf(tab.call())
  await quiet()
  expect(tab.log.filter((line) => line.startsWith('end '))).toEqual(['end expired', 'end duplicate'])
  expect(await back(browser, tab, HANEUL)).toEqual({ place: PLACE, draft: TYPED })
})

test('a member lost twice before the server could say who it is keeps it still', async () => {
  const browser = browserOf('the key')
  const tab = await lose(browser, BEGINNINGS['the form'], elsewhere)
  browser.server.state.answers.set('/api/oauth/userInfo', () => new Response('', { status: 503 }))
  await browser.signIn(tab, HANEUL)
  await quiet()
  browser.server.state.answers.clear()
  await elsewhere(browser, tab)
  await quiet()
  expect((await back(browser, tab, HANEUL)).draft).toEqual(TYPED)
})

test('one answer that is lost hides nothing for the whole visit: a form that is opened asks again', async () => {
  const browser = browserOf('the key')
  const tab = await lose(browser, stored, elsewhere)
  browser.server.state.answers.set('/api/oauth/userInfo', () => new Response('', { status: 503 }))
  await browser.signIn(tab, HANEUL)
  await quiet()
  expect(left()).toEqual({ draft: undefined, isAwaited: true })
  browser.server.state.answers.clear()
  const given = vi.fn()
  const stop = whenGiven(given)
  await until(() => given.mock.calls.length > 0)
  stop()
  expect(left()).toEqual({ draft: TYPED, isAwaited: false })
})

test('what a form writes or finds empty before the server has said who is back leaves what waits alone', async () => {
  for (const [who, drafts] of [
    [HANEUL, [TYPED, 'new']],
    [SAEBYEOK, [undefined, undefined]],
  ] as const) {
    const browser = browserOf('the key')
    const tab = await lose(browser, stored, elsewhere)
    dropDraft('weight')
    keepDraft('memo', 'new')
    await back(browser, tab, who)
    expect([readDraft('weight'), readDraft('memo')]).toEqual(drafts)
  }
})

test('a backend whose tokens call everybody the same gives nobody what another wrote', async () => {
  const browser = browserOf('nothing')
  browser.server.state.subjectOf = () => 'access'
  browser.server.state.token = namedToken('access', 0)
  const tab = await lose(browser, stored, elsewhere)
  expect((await back(browser, tab, SAEBYEOK)).draft).toBeUndefined()
})

test('a stored session asks the server who it is only where its token does not say it', async () => {
  for (const [says, asked] of [
    ['the key', 0],
    ['nothing', 1],
  ] as const) {
    const browser = browserOf(says)
    const tab = await stored(browser)
    await quiet()
    expect([browser.server.state.requests.length, tab.log.length]).toEqual([asked, asked])
  }
})

// @vitest-environment happy-dom
import { useSearch } from '@tanstack/react-router'
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { joinFlow } from '../flow/join-flow.ts'
import { TomsScreen } from './toms.screen.tsx'

const EMPLOYER = { bizCode: 'B00311', bizNm: '한빛전자', gateType: 'WEL', emailDomain: 'hanbit.example' }
const COMPANY = { bizCode: 'B00311', bizNm: '한빛전자', tomsYn: 'Y', knoxYn: 'Y', emailDomain: 'hanbit.example' }
const FOUND = {
  tomsYn: 'Y',
  employeeNumber: '20140317',
  realName: '윤*늘',
  bizCode: 'B00311',
  bizNm: '한빛전자',
  deptNm: '서비스기획팀',
  restaurantId: 'REST000311',
}
const COMER = {
  knoxId: 'gaeul.lee',
  epId: 'EP20261123',
  realName: '이가을',
  usrEmail: 'gaeul.lee@hanbit.example',
  mobileNo: '010****1119',
  employeeNumber: '20261123',
  bizCode: 'B00311',
  bizNm: '한빛전자',
  deptNm: '제품개발팀',
  joinedYn: 'N',
  authKey: 'knox-1',
}
const STAFF = { bizCode: 'B00311', bizNm: '한빛전자', employeeNumber: '20140317', knox: null }
const OF_PORTAL = { ...STAFF, employeeNumber: '20261123', knox: { knoxId: 'gaeul.lee', epId: 'EP20261123' } }

type Answers = Record<string, (url: URL) => Response>
let asked: { name: string; body: Record<string, unknown> }[]
/** The session's verbs that the code's page uses. */
let port: { signInSent: ReturnType<typeof vi.fn>; signInAnswered: ReturnType<typeof vi.fn> }

beforeEach(() => {
  asked = []
  port = { signInSent: vi.fn(() => Promise.resolve()), signInAnswered: vi.fn() }
  sessionStorage.clear()
  joinFlow.send({ type: 'invitation.opened', staff: null, recommCode: null })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const employers: Answers = {
  getTomsEntpsList: () => answer(envelope([EMPLOYER])),
  company: () => answer(envelope([COMPANY])),
}
const title = () => page.getByRole('heading', { level: 1 }).textContent
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** An address of the app, as after a page load. */
async function open(at: string, answers: Answers) {
  cleanup()
  connectApi(
    fakePorts(async (request) => {
      const url = new URL(request.url)
      const name = url.pathname.split('/').at(-1) ?? ''
      const { [name]: say = () => answer({ error: 'x', errorMessage: '' }, { status: 500 }) } = answers
      // Which ways work is asked on the side.
      if (name === 'getServerUrl') return say(url)
      asked.push({
        name,
        body:
          request.method === 'POST'
            ? ((await request.clone().json()) as Record<string, unknown>)
            : Object.fromEntries(url.searchParams),
      }) // a test's own calls send objects
      return say(url)
    }),
  )
  const data = screen({
    entry: { name: 'toms', public: true },
    kind: 'flow',
    title: { id: '회사 찾기', message: '회사 찾기' },
  })
  function Screen() {
    // the router of a test knows no schema: what its own links say
    return (
      <SessionContext value={{ port, whose: () => '' } as never}>
        <TomsScreen {...(useSearch({ strict: false }) as Record<string, never>)} />
      </SessionContext>
    )
  }
  const paths = ['/toms', '/', '/meal']
  const router = testRouter(
    paths.map((path) => ({ path, data, component: path === '/toms' ? Screen : () => <h1>{path}</h1> })),
    { at, signedIn: false },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}
const at = (router: Awaited<ReturnType<typeof open>>) => router.state.location.href

async function fill() {
  await userEvent.type(page.getByLabelText('회사 이름'), '한빛')
  await userEvent.click(await page.findByRole('button', { name: /한빛전자/ }))
  await userEvent.type(await page.findByLabelText('사번'), '20140317')
  await userEvent.type(page.getByLabelText('이름'), '윤하늘')
}

test('employers are asked for from two letters on', async () => {
  await open('/toms', employers)
  await userEvent.type(page.getByLabelText('회사 이름'), '한')
  expect(asked).toEqual([])
  await userEvent.type(page.getByLabelText('회사 이름'), '빛')
  await waitFor(() => expect(asked).toEqual([{ name: 'getTomsEntpsList', body: { bizNm: '한빛' } }]))
})

test('whatever was not right is said in the same words, and what was typed stays [MBR-17]', async () => {
  const answers = [404, 429]
  await open('/toms', {
    ...employers,
    getTomsAGateUserInfo: () => {
      const status = answers.shift()
      return status === undefined
        ? answer(envelope(FOUND))
        : answer({ error: 'no', errorMessage: String(status) }, { status })
    },
  })
  await fill()
  const texts: (string | null)[] = []
  for (let count = 0; count < 2; count += 1) {
    await userEvent.click(button('찾기'))
    texts.push((await page.findByRole('alert')).textContent)
  }
  expect(new Set(texts).size).toBe(1)
  expect(page.getByLabelText('사번')).toHaveProperty('value', '20140317')
  await userEvent.click(button('찾기'))
  await waitFor(() => expect(title()).toBe('윤*늘님, 찾았어요'))
  expect(joinFlow.getSnapshot().context.staff).toEqual(STAFF)
})

test('a server that fails has looked nobody up: it is not the number that was wrong', async () => {
  await open('/toms', {
    ...employers,
    getTomsAGateUserInfo: () => answer({ error: 'x', errorMessage: '' }, { status: 503 }),
  })
  await fill()
  await userEvent.click(button('찾기'))
  expect((await page.findByRole('alert')).textContent).toBe(
    '지금은 확인할 수 없어요. 연결을 확인하고 다시 눌러 주세요.',
  )
  expect(page.getByLabelText('사번')).toHaveProperty('value', '20140317')
})

test('whose employer is not connected is led on without one', async () => {
  await open('/toms', { getTomsEntpsList: () => answer(envelope([])) })
  joinFlow.send({ type: 'way.chosen', staff: STAFF })
  await userEvent.type(page.getByLabelText('회사 이름'), '없는 회사')
  expect(await page.findByText('연결된 회사가 아니에요. 회사 없이도 가입할 수 있어요.')).toBeTruthy()
  const way = page.getByRole('link', { name: '회사 없이 가입할게요' })
  expect(way.getAttribute('href')).toBe('/member/memIntro')
  await userEvent.click(way)
  expect(joinFlow.getSnapshot().context.staff).toBeNull()
})

test('each directory step is an address: back leads one step back, a page load finds it without the name', async () => {
  const router = await open('/toms', { ...employers, getTomsAGateUserInfo: () => answer(envelope(FOUND)) })
  await fill()
  await userEvent.click(button('찾기'))
  await waitFor(() => expect(at(router)).toBe('/toms?step=found'))
  router.history.back()
  await waitFor(() => expect(title()).toBe('한빛전자, 누구신가요?'))
  router.history.back()
  await waitFor(() => expect(title()).toBe('어느 회사에서 일하시나요?'))
  await open('/toms?bizCode=B00311', employers)
  expect(title()).toBe('한빛전자, 누구신가요?')
  await open('/toms?bizCode=B99999', employers)
  expect(title()).toBe('어느 회사에서 일하시나요?')
  // As a page load has it: the name was in memory alone.
  joinFlow.send({ type: 'way.chosen', staff: STAFF })
  await open('/toms?step=found', employers)
  expect(title()).toBe('회사 명부에서 찾았어요')
  expect(page.getByText('한빛전자 · 20140317')).toBeTruthy()
  expect(button('본인 확인하고 가입하기')).toBeTruthy()
  joinFlow.send({ type: 'way.chosen', staff: null })
  await open('/toms?step=found', employers)
  expect(title()).toBe('어느 회사에서 일하시나요?')
})

/** The portal's answers to somebody, and to the code 482913. */
function portal(user: object, authorization?: string): Answers {
  let tickets = 1
  return {
    user: () => {
      tickets -= 1
      return tickets < 0
        ? answer({ error: 'notFound', errorMessage: '포털에서 다시 들어와 주세요.' }, { status: 404 })
        : answer(envelope(user))
    },
    sms: () => answer(envelope({ authSeq: 7, mobileNo: '010****1119', expireSec: 180 })),
    confirm: (url) => {
      const isRight = url.searchParams.get('authNo') === '482913'
      return answer(envelope({ confirmYn: isRight ? 'Y' : 'N', failCnt: 1, failMaxCnt: 5 }), {
        headers: isRight && authorization !== undefined ? { authorization } : {},
      })
    },
  }
}
async function typeCode(authNo: string) {
  const field = await page.findByLabelText('인증 번호')
  await userEvent.clear(field)
  await userEvent.type(field, authNo)
  await userEvent.click(button('확인'))
}

test('who comes from the portal proves it by a code, and goes on to join as one of its staff [MBR-12]', async () => {
  const router = await open('/toms?knoxToken=ticket-1', portal(COMER))
  await waitFor(() => expect(title()).toBe('이가을님, 반가워요'))
  expect(page.getByText(/010\*\*\*\*1119 번호로 문자를 보내요\./)).toBeTruthy()
  // Used up, and gone from the address.
  expect(at(router)).toBe('/toms?way=knox')
  await userEvent.click(button('인증 번호 받기'))
  await typeCode('111111')
  expect((await page.findByRole('alert')).textContent).toContain('4번')
  await typeCode('482913')
  await waitFor(() => expect(title()).toBe('이가을님, 확인했어요'))
  expect(at(router)).toBe('/toms?step=found')
  expect(joinFlow.getSnapshot().context.staff).toEqual(OF_PORTAL)
  expect(port.signInAnswered).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('knoxUserResult')).toBeNull()
})

test.each(['Y', 'N'])(
  'who has an account is in with the right code, by the header of a sign-in, whatever the ticket said: %s [MBR-12]',
  async (joinedYn) => {
    const router = await open('/toms?knoxToken=ticket-1', portal({ ...COMER, joinedYn }, 'Bearer session-of-gaeul'))
    await waitFor(() => expect(title()).toBe('이가을님, 반가워요'))
    await userEvent.click(button('인증 번호 받기'))
    await typeCode('482913')
    await waitFor(() => expect(at(router)).toBe('/'))
    expect([port.signInSent.mock.calls, port.signInAnswered.mock.calls]).toEqual([[['Y']], [['session-of-gaeul']]])
    expect(joinFlow.getSnapshot().context.staff).toBeNull()
  },
)

test('a reload after the portal’s goes on with whom it sent; no name or mail is kept [STA-02] [MBR-12]', async () => {
  const answers = portal(COMER)
  await open('/toms?knoxToken=ticket-1', answers)
  await waitFor(() => expect(title()).toBe('이가을님, 반가워요'))
  const kept = sessionStorage.getItem('knoxUserResult') ?? ''
  expect(kept).not.toMatch(/이가을|@|0000/)
  // The memory of this page knows the name by another key, as that of the next one knows none.
  sessionStorage.setItem('knoxUserResult', kept.replace('knox-1', 'knox-2'))
  await open('/toms?way=knox', answers)
  await waitFor(() => expect(title()).toBe('반가워요'))
  await userEvent.click(button('인증 번호 받기'))
  await waitFor(() => expect(asked.at(-1)).toEqual({ name: 'sms', body: { authKey: 'knox-2' } }))
})

test('a ticket that is used up leads back to the portal, or to the staff number', async () => {
  await open('/toms?knoxToken=ticket-1', {
    user: () => answer({ error: 'notFound', errorMessage: '' }, { status: 404 }),
  })
  expect(title()).toBe('포털에서 다시 열어 주세요')
  expect(page.getByRole('link', { name: '사번으로 할게요' }).getAttribute('href')).toBe('/toms')
})

test('without anybody from the portal its way says where to begin [ROU-27]', async () => {
  await open('/toms?way=knox', {})
  expect(title()).toBe('회사 포털에서 한상을 열어 주세요')
})

test('a portal that is away is told in the server’s words, with the ways that are left', async () => {
  const words = '지금은 사내 포털이 답하지 않아요. 잠시 뒤에 포털에서 다시 들어와 주세요.'
  await open('/toms?knoxToken=ticket-1', {
    user: () => answer({ error: 'unavailable', errorMessage: words }, { status: 503 }),
  })
  expect(title()).toBe('포털에서 다시 열어 주세요')
  expect(page.getByText(words)).toBeTruthy()
  expect(page.getByRole('link', { name: '아이디로 로그인할게요' }).getAttribute('href')).toBe('/login/username')
})

test('where nobody can be verified that is said before anything is looked for', async () => {
  const addresses = { serverUrl: 'https://a.example', imageUrl: 'https://b.example', chatUrl: null, welmallUrl: null }
  await open('/toms', { ...employers, getServerUrl: () => answer(envelope({ ...addresses, partnerWays: [] })) })
  expect(await page.findByText('지금은 본인 확인을 할 수 없어 가입할 수 없어요. 나중에 다시 와 주세요.')).toBeTruthy()
})

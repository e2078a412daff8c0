// For tests only: the flow of a tab, the server's answers to it, and its pages in a router.
import { cleanup, screen as page } from '@testing-library/react'
import type { ReactNode } from 'react'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { joinFlow } from './join-flow.ts'

export const PERSON = {
  authCi: 'ci',
  realName: '이가을',
  gender: 'F',
  birthdayYear: '1996',
  birthdayMonth: '04',
  birthdayDay: '17',
  mobileNo: '01000001119',
  telecomCode: 'KT',
  foreignYn: 'N',
}
export const ACCOUNT = {
  usrId: 'haneul',
  usrPwd: 'example-only-pass1',
  nickName: '가을',
  usrEmail: 'gaeul@example.com',
  employeeNumber: null,
  height: null,
  weight: null,
}
export const TERMS = { marketing: false, push: true, sms: false, email: false }
export const PLACE = (code: string, name: string) => ({
  restaurantId: code,
  restaurantCode: code,
  restaurantName: name,
  restaurantDesc: '본관|지하 1층',
  mainDiv: 'N',
  orderSeq: 1,
  useBeacon: 'N',
  engMenuYn: 'N',
})

/** By the last part of an address. What is not said here is not answered. */
export type Answers = Record<string, (body: Record<string, unknown>) => Response>

export const identity: Answers = {
  user: () => answer(envelope(PERSON)),
  check: () => answer(envelope({ joinYn: 'Y', reasonCode: null, rejoinDt: null })),
}
export const places: Answers = {
  restaurant: () => answer(envelope([PLACE('REST000101', '한빛타워점'), PLACE('REST000102', '그린캠퍼스점')])),
}

/** What was sent, in order. */
export const sent: { name: string; body: Record<string, unknown> }[] = []

/** The flow is one for a tab: each test begins it anew. */
export function tab(answers: Answers = {}) {
  sent.length = 0
  joinFlow.send({ type: 'identity.expired' })
  joinFlow.send({ type: 'invitation.opened', staff: null, recommCode: null })
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      // a test's own calls send objects
      const body = request.method === 'POST' ? ((await request.clone().json()) as Record<string, unknown>) : {}
      sent.push({ name, body })
      return answers[name]?.(body) ?? answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  return joinFlow
}

/** Somebody who is verified, and has agreed to the terms. */
export function atAccount(answers: Answers) {
  const flow = tab(answers)
  flow.send({ type: 'identity.verified', authKey: 'pass-1' })
  flow.send({ type: 'identity.accepted', isKnown: false })
  flow.send({ type: 'terms.given', terms: TERMS })
  return flow
}

/** Draws a page of the flow; the others are their addresses. */
export async function draw(component: () => ReactNode, { signedIn = false } = {}) {
  cleanup()
  const data = screen({
    entry: { name: 'memberJoin', public: true },
    kind: 'flow',
    title: { id: '회원가입', message: '회원가입' },
  })
  const paths = [
    '/step',
    '/member/memIntro',
    '/member/join',
    '/member/join/etc',
    '/member/main-restaurant',
    '/member/choice',
    '/member/join/complete',
    '/login/username',
  ]
  const router = testRouter(
    paths.map((path) => ({ path, data, component: path === '/step' ? component : () => <h1>{path}</h1> })),
    { at: '/step', signedIn },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}

export const title = () => page.getByRole('heading', { level: 1 }).textContent
export const at = (router: Awaited<ReturnType<typeof draw>>) => router.state.location.pathname

// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { screen } from '../screen-data.ts'
import { renderRouter, testRouter } from '../test-router.tsx'
import { askAfterSignIn } from './after-sign-in.ts'

afterEach(cleanup)

/** An app in which somebody has just signed in, and what the server says of terms and password. */
async function signedIn(termsAgreeYn: 'Y' | 'N', changeYn: 'Y' | 'N') {
  connectApi(
    fakePorts((request) => answer(envelope(request.url.includes('getTermsAgreeYn') ? { termsAgreeYn } : { changeYn }))),
  )
  const data = screen({
    entry: { name: 'login', public: true },
    kind: 'flow',
    title: { id: '로그인', message: '로그인' },
  })
  const router = testRouter(
    ['/login', '/main', '/my/faqList', '/my/settingUseService', '/mypage/userPwd/change', '/preview/reportPreview'].map(
      (path) => ({ path, data, component: () => <h1>{path}</h1> }),
    ),
    { at: '/login' },
  )
  await renderRouter(router)
  const asked = askAfterSignIn(new QueryClient({ defaultOptions: { queries: { retry: false } } }), router)
  return { router, asked }
}

test.each([
  ['N', 'Y', '/my/settingUseService?renew=1'],
  ['Y', 'Y', '/mypage/userPwd/change?due=1'],
  ['Y', 'N', '/main'],
] as const)(
  'terms agreed %s, password due %s: once the first screen stands it is %s [MBR-05] [MBR-14]',
  async (terms, due, at) => {
    const { router, asked } = await signedIn(terms, due)
    await act(() => router.navigate({ to: '/main' }))
    await act(() => asked)
    expect(router.history.location.href).toBe(at)
  },
)

test('who has gone on meanwhile is not called back', async () => {
  const { router, asked } = await signedIn('N', 'Y')
  await act(async () => {
    await router.navigate({ to: '/main' })
    await router.navigate({ to: '/my/faqList' })
    await asked
  })
  expect(router.history.location.pathname).toBe('/my/faqList')
})

test('who comes to look at a preview is asked nothing [PRV-02]', async () => {
  const { router, asked } = await signedIn('N', 'Y')
  await act(() => router.navigate({ to: '/preview/reportPreview' }))
  await act(() => asked)
  expect(router.history.location.pathname).toBe('/preview/reportPreview')
})

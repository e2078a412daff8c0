// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { ConfirmPasswordScreen } from './confirm.screen.tsx'
import { isShown } from './shown.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('a right password opens the own information on a phone whose clock is an hour ahead, too [MYP-10]', async () => {
  const checkEndDtm = toWireTime(new Date(Date.now() - 55 * 60_000), 'minute')
  const answers: Record<string, unknown> = {
    userInfo: { hcId: 'HC1' },
    'pwd-check': { checkYn: 'Y', failCnt: 0, failMaxCnt: 5, blockEndDtm: null, checkEndDtm },
  }
  connectApi(fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? '']))))
  const data = screen({
    entry: { name: 'mypagePasswordConfirm', public: false },
    kind: 'flow',
    title: { id: '비밀번호 확인', message: '비밀번호 확인' },
  })
  const paths = ['/mypage/passwordConfirm', '/mypage/userInfoManage', '/mypage/home']
  const router = testRouter(
    paths.map((path) => ({
      path,
      data,
      component: path === '/mypage/passwordConfirm' ? () => <ConfirmPasswordScreen /> : () => <h1>{path}</h1>,
    })),
    { at: '/mypage/passwordConfirm' },
  )
  await renderRouter(router)
  await userEvent.type(await page.findByLabelText('지금 비밀번호'), 'right')
  await userEvent.click(page.getByRole('button', { name: '확인' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/userInfoManage'))
  expect(isShown('HC1', new Date())).toBe(true)
})

// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { MyHealthScreen } from './my-health.screen.tsx'

afterEach(cleanup)

/** The page with these eyes and ears of check-ups; nothing else of it is known. */
async function open(senses: { eyeList: object[]; earList: object[] }) {
  connectApi(
    fakePorts(async (request) => {
      if (request.url.includes('MyEyeEarRecordGraph')) return answer(envelope(senses))
      if (request.url.includes('healthUserData')) return answer(envelope({ height: '174', weight: '68.4' }))
      return answer({ error: '', errorMessage: null }, { status: 500 })
    }),
  )
  const data = screen({ entry: { name: 'mypageMyHealth' }, kind: 'detail', title: { id: '내 몸', message: '내 몸' } })
  const Opened = () => (
    <Suspense fallback={null}>
      <MyHealthScreen />
    </Suspense>
  )
  await renderRouter(testRouter([{ path: '/', data, component: Opened }]))
  await page.findByText('시력과 청력')
}
const eye = {
  checkupDt: '20260514',
  leftVal: '0.9',
  rightVal: '1.0',
  leftTxt: null as string | null,
  rightTxt: null as string | null,
}
const ear = {
  checkupDt: '20260514',
  leftStatusCode: 'NORMAL' as string | null,
  rightStatusCode: 'CAUTION' as string | null,
  leftTxt: null as string | null,
  rightTxt: null as string | null,
}

test('eyes and ears that were measured say how they are', async () => {
  await open({ eyeList: [eye], earList: [ear] })
  expect([page.getByText('0.9 / 1.0'), page.getByText('정상 / 살펴볼 것')].length).toBe(2)
})

test('what was tried and says nothing is to be looked up on the paper; what was not measured is not', async () => {
  await open({
    eyeList: [
      { ...eye, checkupDt: '20240523', rightVal: null },
      { ...eye, leftVal: null, leftTxt: '측정불가' },
    ],
    earList: [{ ...ear, leftStatusCode: null, leftTxt: '측정불가', rightStatusCode: null }],
  })
  expect(
    [page.getByText('결과지 확인 / 1.0'), page.getByText('2024년에는 0.9 / –'), page.getByText('결과지 확인 / 안 잼')]
      .length,
  ).toBe(3)
})

test('a server that does not tell them apart is not asked to: nothing is known, as before', async () => {
  const { leftTxt: _left, rightTxt: _right, ...bare } = ear
  await open({ eyeList: [], earList: [{ ...bare, leftStatusCode: null }] })
  expect(page.getByText('안 잼 / 살펴볼 것').textContent).toBe('안 잼 / 살펴볼 것')
})

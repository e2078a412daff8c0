// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ConsentRow } from './consent-row.tsx'
import { useKeepingConsent } from './keeping-consent.queries.ts'
import { WithoutConsent } from './without-consent.tsx'

afterEach(cleanup)

let called: string[]
async function draw(
  component: () => ReactNode,
  { agreeYn, agreeDtm }: { agreeYn: 'Y' | 'N'; agreeDtm: string | null },
) {
  called = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      called.push(name)
      const nowYn = called.includes('saveHelhidxAgree') ? 'Y' : agreeYn
      return answer(envelope(name === 'helhidxRule' ? [{ ruleSn: '1', agreeYn: nowYn, agreeDtm }] : {}))
    }),
  )
  const data = screen({
    entry: { name: 'goalHealthData' },
    kind: 'detail',
    title: { id: '건강나이', message: '건강나이' },
  })
  await renderRouter(testRouter([{ path: '/goal/health-data', data, component }], { at: '/goal/health-data' }))
}

function Form() {
  const consent = useKeepingConsent()
  return (
    <>
      <ConsentRow consent={consent} />
      <button type="button" onClick={() => void consent.given()}>
        {consent.needed ? '동의하고 저장하기' : '저장하기'}
      </button>
    </>
  )
}

test('who was never asked is asked above the button that saves, with the whole text, and once', async () => {
  await draw(Form, { agreeYn: 'N', agreeDtm: null })
  const save = await page.findByRole('button', { name: '동의하고 저장하기' })
  await userEvent.click(page.getByRole('button', { name: '내용 보기' }))
  expect(page.getByText('거두면 새 기록을 저장하지 않아요. 이미 있는 기록은 지울 때까지 볼 수 있어요.')).toBeTruthy()
  await userEvent.click(save)
  await userEvent.click(await page.findByRole('button', { name: '저장하기' }))
  expect(called.filter((name) => name === 'saveHelhidxAgree')).toHaveLength(1)
  expect(page.queryByText(/동의가 필요해요/)).toBeNull()
})

test('who has agreed is asked nothing', async () => {
  await draw(Form, { agreeYn: 'Y', agreeDtm: '202410051210' })
  await vi.waitFor(() => expect(called).toContain('helhidxRule'))
  expect(page.getByRole('button', { name: '저장하기' })).toBeTruthy()
})

test('in place of a figure stands since when the consent is withdrawn, what remains, and the way back', async () => {
  await draw(WithoutConsent, { agreeYn: 'N', agreeDtm: '202611191124' })
  expect(await page.findByRole('heading', { name: '동의를 거두셔서 셈하지 않아요' })).toBeTruthy()
  expect(
    page.getByText('2026년 11월 19일에 건강정보 수집·이용 동의를 거두셨어요. 그때까지의 기록은 그대로 볼 수 있어요.'),
  ).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: '다시 동의하기' }))
  await vi.waitFor(() => expect(called).toContain('saveHelhidxAgree'))
})

test('who was never asked is told so, and not that they have withdrawn', async () => {
  await draw(WithoutConsent, { agreeYn: 'N', agreeDtm: null })
  expect(await page.findByRole('heading', { name: '건강정보를 맡기시면 셈해 드려요' })).toBeTruthy()
  expect(page.getByRole('button', { name: '동의하기' })).toBeTruthy()
  expect(page.queryByText(/거두셨어요|거두셔서/)).toBeNull()
})

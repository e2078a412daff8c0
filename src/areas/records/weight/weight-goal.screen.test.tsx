// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { WeightGoal } from './weight-goal.tsx'

afterEach(() => {
  cleanup()
  endDrafts('')
})

test('a target that the goal’s rules refuse is said with the rule, in the server’s words, and not saved', async () => {
  const words = '56.1 kg보다 가볍게는 정할 수 없어요. 그 아래는 저체중이에요.'
  connectApi(fakePorts(() => answer({ error: 'targetBw', errorMessage: words }, { status: 400 })))
  const onSaved = vi.fn()
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  await renderRouter(
    testRouter(
      [
        {
          path: '/weight',
          data,
          component: () => <WeightGoal targetKg={55} today="20261119" onClose={() => undefined} onSaved={onSaved} />,
        },
      ],
      { at: '/weight' },
    ),
  )
  await userEvent.click(await page.findByRole('button', { name: '저장하기' }))
  expect(await page.findByText(words)).toBeTruthy()
  expect(page.queryByText(/저장하지 못했어요/)).toBeNull()
  expect(onSaved).not.toHaveBeenCalled()
})

test('who was never asked is asked above the button, before a target is sent', async () => {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'helhidxRule') return answer(envelope([{ ruleSn: '1', agreeYn: 'N', agreeDtm: null }]))
      called.push(name)
      return answer(envelope({ resultCnt: 1 }))
    }),
  )
  const onSaved = vi.fn()
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  await renderRouter(
    testRouter(
      [
        {
          path: '/weight',
          data,
          component: () => <WeightGoal targetKg={66} today="20261119" onClose={() => undefined} onSaved={onSaved} />,
        },
      ],
      { at: '/weight' },
    ),
  )
  expect(
    await page.findByText('기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.'),
  ).toBeTruthy()
  fireEvent.change(page.getByRole('textbox', { name: /목표 체중/ }), { target: { value: '65' } })
  await userEvent.click(page.getByRole('button', { name: '동의하고 저장하기' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(called).toEqual(['saveHelhidxAgree', 'updateTargetBw'])
})

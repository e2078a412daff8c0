// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import type { WeightRecord } from './weight.ts'
import { WeightEntry } from './weight-entry.tsx'

const NOW = new Date('2026-11-19T13:00:00+09:00')
const morning: WeightRecord = { at: '20261119070000', origin: 'manual', weightKg: 68.4, changeKg: null }

afterEach(() => {
  act(dismissQuestions)
  cleanup()
  dropDraft('weight')
  dropDraft('weight tried')
})

/** The sheet of a new weight, or of one that is corrected; returns the values that were sent, and when it was saved. */
async function draw(reading: WeightRecord | undefined, readings: readonly WeightRecord[]) {
  const sent: string[][] = []
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'helhidxRule') return answer(envelope([{ ruleSn: '1', agreeYn: 'Y', agreeDtm: '202410051210' }]))
      if (name !== 'insertMyHelhIdx') return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      const body: { helhidxVal: string }[] = await request.clone().json()
      sent.push(body.map(({ helhidxVal }) => helhidxVal))
      return answer(envelope({ saveCnt: 1, removeCnt: 0 }))
    }),
  )
  const onSaved = vi.fn()
  const component = () => (
    <WeightEntry
      reading={reading}
      last={morning}
      readings={readings}
      now={NOW}
      apart={{ second: 1, taken: new Set() }}
      onClose={() => undefined}
      onSaved={onSaved}
      onRemove={() => undefined}
    />
  )
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  await renderRouter(testRouter([{ path: '/weight', data, component }], { at: '/weight' }))
  await page.findByRole('button', { name: '저장하기' })
  return { sent, onSaved }
}
const question = async () => within(await page.findByRole('alertdialog', { name: '148 kg, 맞나요?' }))
const save = () => userEvent.click(page.getByRole('button', { name: '저장하기' }))

test('148 six hours after 68.4 is asked about beside it, not sent until then, and kept once confirmed', async () => {
  const { sent, onSaved } = await draw(undefined, [morning])
  fireEvent.change(page.getByRole('textbox', { name: /체중/ }), { target: { value: '148' } })
  await save()
  expect((await question()).getByText('지난번 68.4 kg보다 79.6 kg 무거워요.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click((await question()).getByRole('button', { name: '고칠게요' }))
  await save()
  await userEvent.click((await question()).getByRole('button', { name: '맞아요' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent).toEqual([['148']])
})

test('of a value that was confirmed the time alone is corrected without a question', async () => {
  const odd: WeightRecord = { at: '20261119120000', origin: 'manual', weightKg: 148, changeKg: 79.6 }
  const { sent, onSaved } = await draw(odd, [odd, morning])
  await userEvent.click(page.getByRole('button', { name: /측정 시간/ }))
  fireEvent.change(page.getByLabelText('시각'), { target: { value: '12:30' } })
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(page.queryByRole('alertdialog')).toBeNull()
  expect(sent).toHaveLength(1)
})

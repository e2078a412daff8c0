// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, giveDrafts, keepDraft } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { MomentField } from './moment-field.tsx'
import { RecordEntry } from './record-entry.tsx'

const DAY = '20261119'

afterEach(() => {
  cleanup()
  endDrafts('')
  clearToasts()
})

test('a time that has not come by the server’s clock is said at the time, and nothing has been saved', async () => {
  connectApi(
    fakePorts((request) =>
      request.url.endsWith('/insertMyHelhIdx')
        ? answer({ error: 'badRequest', errorMessage: '요청 내용을 확인해 주세요. (0.inptDt)' }, { status: 400 })
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
    ),
  )
  const onSaved = vi.fn()
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  const component = () => (
    <RecordEntry
      title="체중 기록"
      draft="weight"
      schema={v.object({ day: v.string(), clock: v.string() })}
      initial={{ day: DAY, clock: '11:30' }}
      stale={[]}
      toRecords={() => [{ helhidxCode: 'BW', inptDt: `${DAY}113000`, helhidxVal: '68.4' }]}
      onClose={() => undefined}
      onSaved={onSaved}
    >
      {(form, action) => (
        <>
          <MomentField form={form} today={DAY} />
          {action}
        </>
      )}
    </RecordEntry>
  )
  await renderRouter(testRouter([{ path: '/weight', data, component }], { at: '/weight' }))
  await userEvent.click(await page.findByRole('button', { name: '저장하기' }))
  expect(
    await page.findByText('잰 시각이 아직 오지 않은 때예요. 휴대폰 시계를 확인하고 시각을 바꿔 주세요.'),
  ).toBeTruthy()
  expect(page.queryByText(/저장하지 못했어요/)).toBeNull()
  expect(onSaved).not.toHaveBeenCalled()
})

test('a consent that was withdrawn on another phone is said, and the same button gives it and saves', async () => {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'insertMyHelhIdx' || name === 'saveHelhidxAgree') called.push(name)
      if (name === 'saveHelhidxAgree') return answer(envelope({}))
      if (name !== 'insertMyHelhIdx') return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      return called.includes('saveHelhidxAgree')
        ? answer(envelope({}))
        : answer(
            { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
            { status: 409 },
          )
    }),
  )
  const onSaved = vi.fn()
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  const component = () => (
    <RecordEntry
      title="체중 기록"
      draft="weight"
      schema={v.object({ day: v.string(), clock: v.string() })}
      initial={{ day: DAY, clock: '11:30' }}
      stale={[]}
      toRecords={() => [{ helhidxCode: 'BW', inptDt: `${DAY}113000`, helhidxVal: '68.4' }]}
      onClose={() => undefined}
      onSaved={onSaved}
    >
      {(_form, action) => action}
    </RecordEntry>
  )
  await renderRouter(testRouter([{ path: '/weight', data, component }], { at: '/weight' }))
  await userEvent.click(await page.findByRole('button', { name: '저장하기' }))
  await userEvent.click(await page.findByRole('button', { name: '동의하고 저장하기' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(called).toEqual(['insertMyHelhIdx', 'saveHelhidxAgree', 'insertMyHelhIdx'])
})

test.each([
  ['new: it goes again', undefined, [{ helhidxCode: 'BW', inptDt: `${DAY}113000`, helhidxVal: '' }]],
  [
    'a correction: it reads as before',
    [{ helhidxCode: 'BW' as const, inptDt: `${DAY}071200`, helhidxVal: '68.9' }],
    [
      { inptDt: `${DAY}071200`, helhidxVal: '68.9' },
      { inptDt: `${DAY}113000`, helhidxVal: '' },
    ],
  ],
])('a reading that was saved can be taken back, %s', async (_name, replaces, undone) => {
  const writes: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      if (!request.url.endsWith('/insertMyHelhIdx')) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      writes.push(await request.json())
      return answer(envelope({}))
    }),
  )
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  const component = () => (
    <RecordEntry
      title="체중 기록"
      draft="weight"
      schema={v.object({ day: v.string(), clock: v.string() })}
      initial={{ day: DAY, clock: '11:30' }}
      stale={[]}
      replaces={replaces}
      toRecords={() => [{ helhidxCode: 'BW', inptDt: `${DAY}113000`, helhidxVal: '68.4' }]}
      onClose={() => undefined}
      onSaved={() => undefined}
    >
      {(_form, action) => action}
    </RecordEntry>
  )
  await renderRouter(testRouter([{ path: '/weight', data, component }], { at: '/weight' }))
  await userEvent.click(await page.findByRole('button', { name: '저장하기' }))
  await vi.waitFor(() =>
    expect(toasts.shown().find(({ action }) => action)?.text).toBe(replaces ? '수정했어요' : '저장했어요'),
  )
  toasts
    .shown()
    .find(({ action }) => action)
    ?.action?.onPress()
  await vi.waitFor(() => expect(writes).toHaveLength(2))
  expect(writes[1]).toMatchObject(undone)
})

/** The sheet in which the reading of 07:12 is corrected, or one of another time; closed it is gone. */
function Correction({ at = `${DAY}071200` }: { at?: string }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p>그래프</p>
  return (
    <RecordEntry
      title="체중 고치기"
      draft="weight"
      schema={v.object({ day: v.string(), clock: v.string(), weight: v.string() })}
      initial={{ day: DAY, clock: '07:12', weight: '68.9' }}
      stale={[]}
      replaces={[{ helhidxCode: 'BW', inptDt: at, helhidxVal: '68.9' }]}
      toRecords={() => []}
      onClose={() => setOpen(false)}
      onSaved={() => setOpen(false)}
    >
      {(form) => (
        <FormField form={form} name="weight">
          {(field) => <TextField {...field} label="체중" />}
        </FormField>
      )}
    </RecordEntry>
  )
}

describe('a correction', () => {
  const weight = async () => (await page.findByLabelText<HTMLInputElement>('체중')).value
  const draw = (component: () => ReactNode) => {
    const data = screen({
      entry: { name: 'healthlogWeightRecord' },
      kind: 'graph',
      title: { id: '체중', message: '체중' },
    })
    return renderRouter(testRouter([{ path: '/weight', data, component }], { at: '/weight' }))
  }
  const type = async () => {
    await draw(() => <Correction />)
    const field = await page.findByLabelText('체중')
    await userEvent.clear(field)
    await userEvent.type(field, '66.2')
  }

  test('that a lost session has cut off is there again for its member, at that reading and at no other', async () => {
    await type()
    cleanup()
    endDrafts('1024')
    await draw(() => <Correction />)
    expect(await weight()).toBe('68.9')
    act(() => giveDrafts('1024'))
    expect(await weight()).toBe('66.2')
    cleanup()
    await draw(() => <Correction at={`${DAY}190000`} />)
    expect(await weight()).toBe('68.9')
  })

  test('begins with the reading each time, once it was closed', async () => {
    await type()
    await userEvent.keyboard('{Escape}')
    expect(await page.findByText('그래프')).toBeTruthy()
    cleanup()
    await draw(() => <Correction />)
    expect(await weight()).toBe('68.9')
  })
})

test('a reading of which no answer came goes under its key also where an open sheet gets it back', async () => {
  const sent: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      if (!request.url.endsWith('/insertMyHelhIdx')) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      sent.push(...((await request.json()) as unknown[]))
      return answer(envelope({}))
    }),
  )
  const record = (inptDt: string) => [{ helhidxCode: 'BW' as const, inptDt, helhidxVal: '68.4' }]
  keepDraft('weight', { day: DAY, clock: '09:00' })
  keepDraft('weight tried', {
    at: `${DAY}090020`,
    values: { day: DAY, clock: '09:00' },
    records: record(`${DAY}090020`),
  })
  endDrafts('1024')
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  const component = () => (
    <RecordEntry
      title="체중 기록"
      draft="weight"
      schema={v.object({ day: v.string(), clock: v.string() })}
      initial={{ day: DAY, clock: '11:30' }}
      stale={[]}
      toRecords={({ day, clock }) => record(`${day}${clock.replace(':', '')}00`)}
      onClose={() => undefined}
      onSaved={() => undefined}
    >
      {(_form, action) => action}
    </RecordEntry>
  )
  await renderRouter(testRouter([{ path: '/weight', data, component }], { at: '/weight' }))
  await page.findByRole('button', { name: '저장하기' })
  act(() => giveDrafts('1024'))
  await userEvent.click(await page.findByRole('button', { name: '저장하기' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ inptDt: `${DAY}090020` }]))
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft, endDrafts } from '#src/patterns/form/drafts.ts'
import { BloodPressureEntry } from './blood-pressure-entry.tsx'

const NOW = new Date('2026-11-19T11:24:00+09:00')

afterEach(() => {
  cleanup()
  endDrafts('')
  dropDraft('bloodPressure')
  dropDraft('bloodPressure tried')
})

function Page() {
  const [opened, setOpened] = useState(1)
  return (
    <>
      <h1>혈압</h1>
      <button type="button" onClick={() => setOpened((count) => count + 1)}>
        다시 열기
      </button>
      <BloodPressureEntry
        key={opened}
        reading={undefined}
        last={undefined}
        readings={[]}
        now={new Date(NOW.getTime() + opened * 60_000)}
        apart={{ second: opened, taken: new Set() }}
        onClose={() => undefined}
        onSaved={() => undefined}
        onRemove={() => undefined}
      />
    </>
  )
}
const field = (name: string) => page.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('a second pressure that is swiped away is there again when the sheet is opened', async () => {
  connectApi(
    fakePorts((request) =>
      request.url.endsWith('/insertMyHelhIdx')
        ? answer(envelope({ saveCnt: 2, removeCnt: 0 }))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
    ),
  )
  const data = screen({
    entry: { name: 'healthlogBloodpressureRecord' },
    kind: 'graph',
    title: { id: '혈압', message: '혈압' },
  })
  await renderRouter(testRouter([{ path: '/pressure', data, component: Page }], { at: '/pressure' }))
  await page.findByRole('button', { name: '1분 뒤 한 번 더 재기' })
  type('수축기', '118')
  type('이완기', '76')
  fireEvent.click(page.getByRole('button', { name: '1분 뒤 한 번 더 재기' }))
  await page.findByText('두 번째 혈압')
  await waitFor(() => expect(field('수축기').value).toBe(''))
  type('수축기', '121')
  type('이완기', '79')
  fireEvent.click(page.getByRole('button', { name: '다시 열기', hidden: true }))
  await waitFor(() => expect([field('수축기').value, field('이완기').value]).toEqual(['121', '79']))
})

test('a pressure whose answer was lost goes under the same key from the next opening: it stands once', async () => {
  const keys: string[][] = []
  connectApi(
    fakePorts(async (request) => {
      if (!request.url.endsWith('/insertMyHelhIdx')) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      const body: { inptDt: string }[] = await request.json()
      keys.push(body.map(({ inptDt }) => inptDt))
      return keys.length === 1
        ? Promise.reject(new TypeError('connection lost'))
        : answer(envelope({ saveCnt: 2, removeCnt: 0 }))
    }),
  )
  const data = screen({
    entry: { name: 'healthlogBloodpressureRecord' },
    kind: 'graph',
    title: { id: '혈압', message: '혈압' },
  })
  await renderRouter(testRouter([{ path: '/pressure', data, component: Page }], { at: '/pressure' }))
  await page.findByRole('button', { name: '저장하기' })
  type('수축기', '118')
  type('이완기', '76')
  fireEvent.click(page.getByRole('button', { name: '저장하기' }))
  await page.findAllByText(/저장하지 못했어요|저장됐는지 알 수 없어요/)
  fireEvent.click(page.getByRole('button', { name: '다시 열기', hidden: true }))
  await waitFor(() => expect([field('수축기').value, field('이완기').value]).toEqual(['118', '76']))
  fireEvent.click(await page.findByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toHaveLength(2)
  expect(keys[1]).toEqual(keys[0])
})

test.each([
  ['76', '118'],
  ['80', '80'],
])('%s/%s is told by words that fit, and nothing is sent', async (systolic, diastolic) => {
  const sent: unknown[] = []
  connectApi(
    fakePorts((request) => {
      if (request.url.endsWith('/insertMyHelhIdx')) sent.push(request)
      return answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'healthlogBloodpressureRecord' },
    kind: 'graph',
    title: { id: '혈압', message: '혈압' },
  })
  await renderRouter(testRouter([{ path: '/pressure', data, component: Page }], { at: '/pressure' }))
  await page.findByRole('button', { name: '저장하기' })
  type('수축기', systolic)
  type('이완기', diastolic)
  fireEvent.click(page.getByRole('button', { name: '저장하기' }))
  expect(await page.findAllByText(/이완기는 수축기보다 낮아야 해요/)).not.toHaveLength(0)
  expect(sent).toEqual([])
})

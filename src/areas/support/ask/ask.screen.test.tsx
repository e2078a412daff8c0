// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connection } from '#src/app/connection.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { draftName } from './ask-draft.ts'
import { AskScreen } from './ask.screen.tsx'

const FORM = {
  type: 'appqna',
  qnaTypes: [{ qnaTypeCode: 'A01', qnaTypeNm: '이용 방법', menuYn: 'N' }],
  restaurantCode: null,
  restaurantName: null,
  restaurantNameEng: null,
  usrEmail: '',
  fileMaxCnt: 3,
  fileMaxSize: 10_485_760,
  guideTxt: '',
}
let save: () => Response | Promise<Response>
let saves: number

beforeEach(() => {
  saves = 0
})
afterEach(() => {
  cleanup()
  dropDraft(draftName('appqna'))
  connection.set('online')
})

async function write() {
  connectApi(
    fakePorts((request) => {
      if (request.url.includes('regi-info')) return answer(envelope(FORM))
      if (request.url.includes('draft-key')) return answer(envelope({ draftKey: btoa('k'.repeat(32)) }))
      if (request.url.includes('app-qna/list')) return answer(envelope({ totalCnt: 0, list: [] }))
      saves += 1
      return save()
    }),
  )
  const data = screen({
    entry: { name: 'customerAppqna' },
    kind: 'form',
    title: { id: '앱에 물어보기', message: '앱에 물어보기' },
  })
  const Ask = () => (
    <Suspense fallback={null}>
      <AskScreen kind="appqna" left={{ photos: [], triedMs: null }} />
    </Suspense>
  )
  await renderRouter(
    testRouter([
      { path: '/', data, component: Ask },
      { path: '/customer/appqna-list', data, component: () => <h1>내가 한 말</h1> },
    ]),
  )
  await userEvent.type(await page.findByRole('textbox', { name: /궁금한 점/ }), '걸음이 안 보여요')
  await userEvent.click(page.getByRole('button', { name: '보내기' }))
}

test('who has sent as many as a day takes reads that, and not to try again', async () => {
  save = () =>
    answer(
      { error: 'recordsFull', errorMessage: '하루에 30번까지 물어볼 수 있어요. 내일 다시 보내 주세요.' },
      { status: 409 },
    )
  await write()
  expect((await page.findByRole('alert')).textContent).toContain('내일 다시 보내 주세요.')
})

test('what did not get through is known to the whole app, and goes by itself once something gets through', async () => {
  save = () => Promise.reject(new TypeError('cut'))
  await write()
  expect((await page.findByRole('alert')).textContent).toContain('연결되면 다시 보낼게요.')
  expect(connection.get()).toBe('offline')
  save = () => answer(envelope({ qnaSeq: 7, regDtm: '202611191124' }))
  act(() => connection.set('online'))
  await page.findByRole('heading', { name: '내가 한 말' })
  expect(saves).toBe(2)
})

// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { PostView } from './post-view.tsx'
import { Replies } from './replies.tsx'

const CODE = 'CH20261102'
const NOW = new Date('2026-11-19T12:52:00+09:00')
const POST: Schemas['Cmuty'] = {
  cmutySeq: 9021, chalnCode: CODE, nickName: '단비', usrImg: '07', teamNm: null, contents: '하천 길로 돌았어요.', imgIdList: [], greatCnt: 7, replyCnt: 1,
  myGreatYn: 'N', myYn: 'N', cmplYn: 'N', regDtm: '202611191240', updDtm: null, foldCode: null,
}
const REPLY = { replySeq: 31, cmutySeq: 9021, nickName: '민재', usrImg: '01', contents: '내일은 저도 같이 가요!', myYn: 'N', cmplYn: 'N', regDtm: '202611191245' }
let saved: unknown[]
let isDown: boolean

beforeEach(() => {
  saved = []
  isDown = false
})
afterEach(() => {
  cleanup()
  dropDraft('reply 9021')
})

async function open(shown: ReactNode) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'saveCmuty') {
        saved.push(await request.clone().json())
        return answer(envelope({ cmutySeq: 9130, replySeq: null, regDtm: '202611191252' }))
      }
      if (name === 'chalComunityDetailCommentList') return isDown ? answer({ error: 'serverError', errorMessage: '' }, { status: 500 }) : answer(envelope({ totalCnt: 1, list: [REPLY] }))
      return answer(envelope(POST))
    }),
  )
  const data = screen({ entry: { name: 'challengeChallengeDetail' }, kind: 'detail', title: { id: '챌린지', message: '챌린지' } })
  const component = () => <Suspense fallback={null}>{shown}</Suspense>
  await renderRouter(testRouter([{ path: '/challenge/ChallengeDetail', data, component }], { at: `/challenge/ChallengeDetail?chalnCode=${CODE}` }))
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('comments that did not come are told of, and are asked for again', async () => {
  isDown = true
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByText('댓글을 불러오지 못했어요')
  isDown = false
  await press('다시')
  await page.findByText('내일은 저도 같이 가요!')
})

test('what was typed for a comment is there again after going back, and no longer once it was sent', async () => {
  const replies = (
    <>
      <h1 id="replies">댓글</h1>
      <Replies chalnCode={CODE} cmutySeq={9021} replies={[]} now={NOW} />
    </>
  )
  const field = () => page.findByRole<HTMLInputElement>('textbox', { name: '댓글' })
  await open(replies)
  await userEvent.type(await field(), '저도요')
  cleanup()
  await open(replies)
  expect((await field()).value).toBe('저도요')
  await press('남기기')
  await vi.waitFor(() => expect(saved).toEqual([{ chalnCode: CODE, upCmutySeq: 9021, contents: '저도요' }]))
  await vi.waitFor(async () => expect((await field()).value).toBe(''))
  cleanup()
  await open(replies)
  expect((await field()).value).toBe('')
})

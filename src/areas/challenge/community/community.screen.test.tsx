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
import { dropDraft, endDrafts } from '#src/patterns/form/drafts.ts'
import { toPost } from './community.ts'
import { PostItem } from './post-item.tsx'
import { PostView } from './post-view.tsx'
import { Replies } from './replies.tsx'
import { ReportForm } from './report-form.tsx'
import { WriteView } from './write-view.tsx'

// Opening and cutting a photo is the widget's own; its test draws it.
vi.mock('#src/ui/image-picker/image-picker.tsx', () => ({
  ImagePicker: ({ label, onPick }: { label: string; onPick: (image: Blob) => void }) => (
    <button type="button" onClick={() => onPick(new Blob(['cut'], { type: 'image/jpeg' }))}>
      {label}
    </button>
  ),
}))

const CODE = 'CH20261102'
const NOW = new Date('2026-11-19T12:52:00+09:00')
const POST: Schemas['Cmuty'] = {
  cmutySeq: 9021,
  chalnCode: CODE,
  nickName: '단비',
  usrImg: '07',
  teamNm: null,
  contents: '하천 길로 돌았어요.',
  imgIdList: [],
  greatCnt: 7,
  replyCnt: 1,
  myGreatYn: 'N',
  myYn: 'N',
  cmplYn: 'N',
  regDtm: '202611191240',
  updDtm: null,
  foldCode: null,
}
const FOLDED = { ...POST, contents: '신고가 여러 건이라 확인하고 있어요.', foldCode: 'MANY' as const }
const REPLY = {
  replySeq: 31,
  cmutySeq: 9021,
  nickName: '민재',
  usrImg: '01',
  contents: '내일은 저도 같이 가요!',
  myYn: 'N',
  cmplYn: 'N',
  regDtm: '202611191245',
  foldCode: null as string | null,
}
let post: Schemas['Cmuty']
let said: (typeof REPLY)[]
let saved: unknown[]
let isDown: boolean

beforeEach(() => {
  post = POST
  said = [REPLY]
  saved = []
  isDown = false
})
afterEach(() => {
  cleanup()
  endDrafts('')
  dropDraft(`community ${CODE} new`)
  dropDraft('reply 9021')
  dropDraft('report 9021 ')
  vi.unstubAllGlobals()
})

async function open(shown: ReactNode) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'getUploadFileSize') return answer(envelope({ uploadFileSize: 10_485_760 }))
      if (name === 'uploadUrl.do') return answer(envelope('https://upload.example.com/put/CMUTY/IMG1?ticket=t'))
      if (name === 'saveCmuty') {
        saved.push(await request.clone().json())
        return answer(envelope({ cmutySeq: 9130, replySeq: null, regDtm: '202611191252' }))
      }
      if (name === 'chalCmplOptCodeList')
        return answer(envelope([{ cmplCode: 'ETC', cmplNm: '다른 이유', textYn: 'Y' }]))
      if (name === 'insertCmpl') {
        saved.push(await request.clone().json())
        return answer(envelope({ cmplSeq: 1 }))
      }
      if (name === 'chalComunityDetailCommentList') {
        if (isDown) return answer({ error: 'serverError', errorMessage: '' }, { status: 500 })
        const { searchParams } = new URL(request.url)
        const [pageNo, pageSize] = [Number(searchParams.get('pageNo')), Number(searchParams.get('pageSize'))]
        return answer(envelope({ totalCnt: said.length, list: said.slice((pageNo - 1) * pageSize, pageNo * pageSize) }))
      }
      return answer(envelope(post))
    }),
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  const component = () => <Suspense fallback={null}>{shown}</Suspense>
  await renderRouter(
    testRouter([{ path: '/challenge/ChallengeDetail', data, component }], {
      at: `/challenge/ChallengeDetail?chalnCode=${CODE}`,
    }),
  )
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('a post waits for its picture: sent before it has come, it would stand without it', async () => {
  let arrive = (_answer: Response) => {}
  const puts = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  vi.stubGlobal('fetch', puts)
  await open(<WriteView chalnCode={CODE} />)
  await userEvent.type(await page.findByRole('textbox'), '한 바퀴 돌았어요')
  await press('사진')
  await page.findByRole('button', { name: '사진을 올리는 중' })
  await vi.waitFor(() => expect(puts).toHaveBeenCalledOnce())
  await press('올리기')
  expect(saved).toEqual([])
  arrive(new Response(null, { status: 204 }))
  await page.findByRole('button', { name: '사진 1 빼기' })
  await press('올리기')
  await vi.waitFor(() =>
    expect(saved).toEqual([{ chalnCode: CODE, contents: '한 바퀴 돌았어요', imgIdList: ['IMG1'] }]),
  )
})

test('an own post being checked is not changed: what stands in place of its words is not the member’s', async () => {
  post = { ...FOLDED, myYn: 'Y' }
  await open(<WriteView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByRole('heading', { name: '신고가 여러 건이라 확인하고 있어요' })
  expect(page.queryByRole('textbox')).toBeNull()
})

test('what is folded for all can be taken back by its writer, and by nobody else', async () => {
  const item = (wire: Schemas['Cmuty']) => (
    <>
      <h1>이야기</h1>
      <PostItem post={toPost(wire)} now={NOW} onOpen={() => undefined} onChange={() => undefined} />
    </>
  )
  await open(item(FOLDED))
  await page.findByText('신고가 여러 건이라 확인하고 있어요')
  expect(page.queryByRole('button', { name: '단비님의 글, 더 보기' })).toBeNull()
  cleanup()
  await open(item({ ...FOLDED, myYn: 'Y' }))
  await userEvent.click(await page.findByRole('button', { name: '단비님의 글, 더 보기' }))
  await page.findByRole('button', { name: '이야기 지우기' }, { timeout: 5000 })
  expect(page.queryByRole('button', { name: '이야기 고치기' })).toBeNull()
})

test('comments that did not come are told of, and are asked for again', async () => {
  isDown = true
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByText('댓글을 불러오지 못했어요')
  isDown = false
  await press('다시')
  expect(await page.findByText('내일은 저도 같이 가요!')).toBeTruthy()
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

const TOO_LONG = /자까지 쓸 수 있어요. 조금 줄여 주세요.$/
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}

test('a post has as many letters as the contract takes, of emoji, too; one more is said, and stays', async () => {
  await open(<WriteView chalnCode={CODE} />)
  const field = await page.findByRole<HTMLTextAreaElement>('textbox')
  await paste(field, '👍'.repeat(1001))
  await page.findByText(TOO_LONG)
  await press('올리기')
  expect([saved, field.value]).toEqual([[], '👍'.repeat(1001)])
  await userEvent.clear(field)
  await paste(field, '👍'.repeat(1000))
  expect(page.queryByText(TOO_LONG)).toBeNull()
  await press('올리기')
  await vi.waitFor(() => expect(saved).toEqual([{ chalnCode: CODE, contents: '👍'.repeat(1000), imgIdList: [] }]))
})

test('a report goes as it was written, with its last emoji whole; a longer one is said, and stays', async () => {
  await open(
    <>
      <h1>신고</h1>
      <ReportForm about={{ cmutySeq: 9021 }} onClose={() => undefined} />
    </>,
  )
  await userEvent.click(await page.findByRole('radio', { name: '다른 이유' }))
  const field = page.getByRole<HTMLTextAreaElement>('textbox')
  const words = `${'가'.repeat(499)}👍`
  await paste(field, `${words}👍`)
  await page.findByText(TOO_LONG)
  await press('신고하기')
  expect([saved, field.value]).toEqual([[], `${words}👍`])
  await userEvent.clear(field)
  await paste(field, words)
  await press('신고하기')
  await vi.waitFor(() => expect(saved).toEqual([{ cmutySeq: 9021, cmplCode: 'ETC', cmplTxt: words }]))
})

test('a comment has the same bound', async () => {
  await open(
    <>
      <h1 id="replies">댓글</h1>
      <Replies chalnCode={CODE} cmutySeq={9021} replies={[]} now={NOW} />
    </>,
  )
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: '댓글' })
  await paste(field, '👍'.repeat(1001))
  await page.findByText(TOO_LONG)
  await press('남기기')
  expect([saved, field.value]).toEqual([[], '👍'.repeat(1001)])
  await userEvent.clear(field)
  await paste(field, '👍'.repeat(1000))
  await press('남기기')
  await vi.waitFor(() => expect(saved).toEqual([{ chalnCode: CODE, upCmutySeq: 9021, contents: '👍'.repeat(1000) }]))
})

const many = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({
    ...REPLY,
    replySeq: index + 1,
    contents: `${index + 1}번째 댓글`,
  }))
const shown = () => page.getAllByText(/번째 댓글$/).map(({ textContent }) => Number.parseInt(textContent ?? '', 10))

test('of a long talk the newest stand first, and all of it can be read [CHA-09]', async () => {
  said = many(130)
  post = { ...POST, replyCnt: 130 }
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByText('130번째 댓글')
  expect([shown()[0], shown().length]).toEqual([101, 30])
  await press('앞선 댓글 더 보기')
  await page.findByText('51번째 댓글')
  await press('앞선 댓글 더 보기')
  await page.findByText('1번째 댓글')
  expect(shown()).toEqual(said.map(({ replySeq }) => replySeq))
  expect(page.queryByRole('button', { name: '앞선 댓글 더 보기' })).toBeNull()
})

test('a few of a new page come with the page before them, and what was said since the post was read, too', async () => {
  said = many(103)
  post = { ...POST, replyCnt: 100 }
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByText('103번째 댓글')
  expect(shown()[0]).toBe(51)
  cleanup()
  post = { ...POST, replyCnt: 103 }
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByText('51번째 댓글')
  expect(shown().at(-1)).toBe(103)
})

test('earlier comments that did not come are told of where they belong, the others stay', async () => {
  said = many(130)
  post = { ...POST, replyCnt: 130 }
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  await page.findByText('130번째 댓글')
  isDown = true
  await press('앞선 댓글 더 보기')
  await page.findByText('앞선 댓글을 불러오지 못했어요')
  expect(shown().length).toBe(30)
  isDown = false
  await press('다시')
  await page.findByText('51번째 댓글')
})

test('a comment folds as a post does: by the own report it opens, by several not; its writer deletes it', async () => {
  const hidden = '신고가 여러 건이라 확인하고 있어요.'
  said = [
    { ...REPLY, contents: '광고예요', cmplYn: 'Y', foldCode: 'ME' },
    { ...REPLY, replySeq: 32, contents: hidden, foldCode: 'MANY' },
    { ...REPLY, replySeq: 33, contents: hidden, foldCode: 'MANY', myYn: 'Y' },
  ]
  post = { ...POST, replyCnt: 3 }
  await open(<PostView chalnCode={CODE} cmutySeq={9021} />)
  expect(await page.findAllByText('신고가 여러 건이라 확인하고 있어요')).toHaveLength(2)
  expect([page.queryByText('광고예요'), page.queryByText(hidden)]).toEqual([null, null])
  expect(page.getAllByRole('button', { name: '내 댓글 지우기' })).toHaveLength(1)
  expect(page.queryByRole('button', { name: '민재님의 댓글 신고하기' })).toBeNull()
  await press('보기')
  expect(page.getByText('광고예요')).toBeTruthy()
  expect(page.queryByRole('button', { name: '민재님의 댓글 신고하기' })).toBeNull()
})

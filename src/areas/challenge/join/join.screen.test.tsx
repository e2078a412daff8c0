// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft, endDrafts } from '#src/patterns/form/drafts.ts'
import { toasts } from '#src/ui/toast/toast.ts'
import { toChallenge } from '../challenge.ts'
import type { JoinStep } from '../challenge-search.ts'
import { JoinScreen } from './join.screen.tsx'

const CODE = 'CH20261207'
const INFO = {
  chalnCode: CODE,
  chalnNm: '웰푸드 2주 챌린지',
  chalnNmEng: null,
  chalnType: 'WF',
  summaryTxt: '',
  summaryTxtEng: null,
  imgUrl: null,
  applyStartDt: '20261118',
  applyEndDt: '20261206',
  startDt: '20261207',
  endDt: '20261218',
  teamYn: 'N',
  aiYn: 'N',
  joinYn: 'N',
  joinCnt: 99,
  maxJoinCnt: 100,
  rewardPoint: 600,
  nowDt: '20261119112400',
  introTxt: '',
  howList: [],
  rewardList: [],
  noticeTxt: null,
  promiseTxt: '나는 일주일에 세 번 웰푸드를 먹겠습니다.',
  termsYn: 'Y',
  targetYn: 'N',
  counselorNm: null,
  dayPoint: 0,
  goalDays: 6,
  windowStartTm: null,
  windowEndTm: null,
  countDtList: [],
  settleDt: '20261221',
  share: { title: '', descTxt: '', imgUrl: null, linkUrl: '' },
  myJoin: null,
  quitDtm: null,
  recordDelDt: '20270621',
  recordDelYn: 'N',
}
const TERM = {
  termsSeq: 71,
  title: '식사와 체중 이용',
  titleEng: 'Use of your meals and weight',
  contents: '목표를 세는 데 씁니다.',
  contentsEng: 'We measure your progress by them.',
  requiredYn: 'Y',
  orderSeq: 1,
}
const TARGET = {
  chalnCode: CODE,
  targetCode: 'BW',
  targetNm: '체중',
  unitNm: 'kg',
  optCode: null,
  startVal: null,
  goalVal: null,
  nowVal: null,
  achieveRate: null,
  changeYn: 'Y',
  regDtm: null,
}
let info: object
let term: object
let refusal: string | null
let agreed: 'Y' | 'N'
let sent: { url: string; body: unknown }[]

beforeEach(() => {
  info = INFO
  term = TERM
  refusal = null
  agreed = 'Y'
  sent = []
})
afterEach(() => {
  cleanup()
  endDrafts('')
  dropDraft(`promise ${CODE}`)
})

async function open(step?: JoinStep) {
  connectApi(
    fakePorts(async (request) => {
      if (request.url.includes('getChalnInfo')) return answer(envelope(info))
      if (request.url.includes('getChalnTermAgree'))
        return answer(envelope({ chalnCode: CODE, agreeYn: agreed, agreeDtm: '202611191120', termsList: [] }))
      if (request.url.includes('getChalTerms')) return answer(envelope([term]))
      if (request.url.includes('chalTargetOptCode'))
        return answer(
          envelope([{ optCode: 'STEADY', optNm: '꾸준히', goalVal: '67.8', descTxt: '한 달을 이어 갈 분' }]),
        )
      if (request.url.includes('chalTargetList'))
        return answer(
          envelope([
            {
              targetCode: 'BW',
              targetNm: '체중',
              descTxt: '',
              unitNm: 'kg',
              minVal: '66.4',
              maxVal: '69.9',
              recmndVal: '67.8',
              selectYn: 'Y',
            },
          ]),
        )
      if (request.url.includes('chalTarget')) return answer(envelope(TARGET))
      sent.push({ url: new URL(request.url).pathname, body: await request.clone().json() })
      if (refusal !== null) return answer({ error: refusal, errorMessage: '방금 자리가 다 찼어요.' }, { status: 409 })
      return answer(
        envelope({ chalnCode: CODE, joinYn: 'Y', changeDtm: '202611191124', statusCode: 'APPLY', statusNm: '모집 중' }),
      )
    }),
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  const Joining = () => (
    <Suspense fallback={null}>
      <JoinScreen chalnCode={CODE} recommCode={undefined} step={step} />
    </Suspense>
  )
  await renderRouter(
    testRouter([
      { path: '/', data, component: Joining },
      { path: '/challenge/challengeList', data, component: () => <h1>챌린지 고르기</h1> },
      { path: '/challenge/ChallengeDetail', data, component: () => <h1>들어왔어요</h1> },
    ]),
  )
}

test('who comes a moment too late reads that the last place has gone, and goes on to others [journey 3]', async () => {
  refusal = 'full'
  await open()
  await userEvent.click(await page.findByRole('button', { name: '약속하고 참여하기' }))
  expect((await page.findByRole('alert')).textContent).toContain('방금 자리가 다 찼어요.')
  expect(page.queryByRole('button', { name: '약속하고 참여하기' })).toBeNull()
  expect(sent).toHaveLength(1)
  await userEvent.click(page.getByRole('link', { name: '다른 챌린지 보기' }))
  await page.findByRole('heading', { name: '챌린지 고르기' })
})

test('a sign-up whose terms are no longer agreed to ends before them again, with the reason [CHA-08]', async () => {
  refusal = 'termsRequired'
  await open('promise')
  const join = await page.findByRole('button', { name: '약속하고 참여하기' })
  agreed = 'N'
  await userEvent.click(join)
  await page.findByRole('checkbox', { name: '모두 동의해요' })
  await expect.poll(() => toasts.shown().map(({ text }) => text)).toContain('먼저 약관에 동의해 주세요.')
})

test('a promise can wait: joining goes without one', async () => {
  await open('promise')
  await userEvent.click(await page.findByRole('button', { name: '나중에 쓸게요' }))
  await page.findByRole('heading', { name: '들어왔어요' })
  expect(sent).toEqual([{ url: '/api/chalen/challenge/insertChalJoin', body: { chalnCode: CODE } }])
})

test('a promise that was typed is there again after going back, and gone once it was made', async () => {
  await open('promise')
  const field = () => page.findByRole<HTMLTextAreaElement>('textbox', { name: /나의 약속/ })
  await userEvent.clear(await field())
  await userEvent.type(await field(), '계단으로 다닐게요')
  cleanup()
  await open('promise')
  expect((await field()).value).toBe('계단으로 다닐게요')
  await userEvent.click(page.getByRole('button', { name: '약속하고 참여하기' }))
  await page.findByRole('heading', { name: '들어왔어요' })
  expect(sent).toEqual([
    { url: '/api/chalen/challenge/insertChalJoin', body: { chalnCode: CODE, promiseTxt: '계단으로 다닐게요' } },
  ])
  cleanup()
  await open('promise')
  expect((await field()).value).toBe(INFO.promiseTxt)
})

test('where a weight is set out for it is asked for before the promise, and can wait too [CHA-08]', async () => {
  info = { ...INFO, chalnType: 'DIET', goalDays: null, targetYn: 'Y' }
  await open('phone')
  expect((await page.findByRole('heading', { level: 1 })).textContent).toContain('어디까지')
  await userEvent.click(page.getByRole('link', { name: '나중에 정할게요' }))
  await page.findByRole('heading', { name: '들어왔어요' })
})

test.each([
  ['quit three days ago', { startDt: '20261102', quitDtm: '202611162100' }, 1],
  ['quit yesterday, and misses no day', { startDt: '20261102', quitDtm: '202611182100' }, 0],
  ['quit before it began, and misses none of it', { startDt: '20261119', quitDtm: '202611162100' }, 0],
  ['has never been in it', { startDt: '20261102', quitDtm: null }, 0],
])('of the days between quitting and coming back is told who %s [CHA-02]', async (_who, dates, told) => {
  info = { ...INFO, ...dates }
  await open('promise')
  await page.findByRole('button', { name: '약속하고 참여하기' })
  expect(page.queryAllByText('그만둔 다음 날부터 어제까지는 세지 않아요.')).toHaveLength(told)
})

const ONLY_KOREAN = '이 글은 한국어로만 있어요. 동의하면 한국어 글에 동의하게 돼요.'
const readEnglish = () => act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('who reads English agrees to English terms, without any to Korean ones knowingly [CHA-08] [LNG-06]', async () => {
  agreed = 'N'
  await open()
  readEnglish()
  expect((await page.findByText(TERM.contentsEng)).lang).toBe('')
  expect([page.queryByText(TERM.contents), page.queryByText(ONLY_KOREAN)]).toEqual([null, null])
  cleanup()
  term = { ...TERM, titleEng: null, contentsEng: null }
  await open()
  readEnglish()
  expect([(await page.findByText(TERM.contents)).lang, page.getByText(TERM.title).lang]).toEqual(['ko', 'ko'])
  page.getByText(ONLY_KOREAN)
})

test('nobody who reads English is offered a Korean promise', () => {
  // Of the wire's many fields only these decide.
  const offered = (promiseTxt: string | null, promiseTxtEng: string | null, language: string) =>
    toChallenge({ ...INFO, promiseTxt, promiseTxtEng } as unknown as Parameters<typeof toChallenge>[0], language)
      .offeredPromise
  expect([offered('걷겠습니다.', 'I will walk.', 'ko'), offered('걷겠습니다.', 'I will walk.', 'en')]).toEqual([
    '걷겠습니다.',
    'I will walk.',
  ])
  expect([offered('걷겠습니다.', null, 'en'), offered(null, null, 'en'), offered(null, null, 'ko')]).toEqual([
    '',
    null,
    null,
  ])
})

// @vitest-environment happy-dom
import { useSearch } from '@tanstack/react-router'
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft, endDrafts, keepDraft } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { InterviewView } from './interview-view.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { NothingToRead } from './reading.screen.tsx'

const CODE = 'CH20261029'
const QUESTIONS = [
  {
    qstnSeq: 1,
    qstnTxt: '저녁은 몇 시에 드세요?',
    answerType: 'ONE',
    requiredYn: 'Y',
    unitNm: null,
    optList: [
      { optCode: 'A', optNm: '일곱 시 전' },
      { optCode: 'B', optNm: '아홉 시 뒤' },
    ],
    answerOptList: [],
    answerTxt: null,
  },
  {
    qstnSeq: 9,
    qstnTxt: '알아 둘 일이 있나요?',
    answerType: 'TEXT',
    requiredYn: 'N',
    unitNm: null,
    optList: [],
    answerOptList: [],
    answerTxt: null,
  },
]
const PROPOSAL = {
  recmndSeq: 91,
  chalnCode: CODE,
  targetCode: 'BW',
  targetNm: '체중',
  unitNm: 'kg',
  goalVal: '67.8',
  recmndVal: '68.0',
  reasonTxt: '지키는 쪽이 편안해요.',
  recmndNm: '오세린 영양사',
  recmndDtm: '202611181025',
}
let sent: unknown[]
let held: number
let proposals: object[]
let refused: string | undefined
let isLost: boolean
let known: { helhidxVal: string | null; inptDt: string | null }
let keeping: 'Y' | 'N'
let written: { inptDt: string | null; beforeVal: string | null }

beforeEach(() => {
  sent = []
  held = 0
  proposals = [PROPOSAL]
  refused = undefined
  isLost = false
  known = { helhidxVal: null, inptDt: null }
  keeping = 'Y'
  written = { inptDt: null, beforeVal: null }
})
afterEach(() => {
  cleanup()
  endDrafts('')
  clearToasts()
  dropDraft(`interview ${CODE}`)
})

// The route's own schema is told here once more: a screen is made anew for each question.
function Interview() {
  const { q } = useSearch({ strict: false }) as { q?: number }
  return <InterviewView chalnCode={CODE} q={q} />
}

async function open(component: () => ReactNode, q = '') {
  connectApi(
    fakePorts(async (request) => {
      if (request.method === 'POST') {
        sent.push(await request.clone().json())
        proposals = []
        if (isLost) throw new TypeError('cut')
        return refused === undefined
          ? answer(envelope({ resultCnt: 1, ...written }))
          : answer({ error: refused, errorMessage: '' }, { status: 409 })
      }
      if (request.url.includes('saveHelhidxAgree')) {
        sent.push('agreed')
        refused = undefined
        return answer(envelope({}))
      }
      if (request.url.includes('helhidxRule'))
        return answer(envelope([{ ruleSn: '1', agreeYn: keeping, contents: '' }]))
      if (request.url.includes('MyWeightRecord')) return answer(envelope(known))
      if (request.url.includes('getChalGoalRecmnd')) return answer(envelope(proposals))
      if (request.url.includes('intvwQstnList')) {
        const [first, ...others] = QUESTIONS
        return answer(envelope(held > 0 ? [{ ...first, answerOptList: ['A'] }, ...others] : QUESTIONS))
      }
      if (request.url.includes('intvwCnsltOptList'))
        return answer(envelope([{ cnsltOptCode: 'DINNER', cnsltOptNm: '저녁 식사', descTxt: null, selectYn: 'N' }]))
      return answer(
        envelope([{ useCode: 'COUNSEL', useNm: '상담', totalCnt: 2, usedCnt: held, endDt: '20261127', menu: null }]),
      )
    }),
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  const Shown = component
  const Opened = () => (
    <>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </>
  )
  await renderRouter(
    testRouter(
      [
        { path: '/challenge/ChallengeDetail', data, component: Opened },
        { path: '/challenge/challengeIntensiveDetail', data, component: () => <h1>돌아왔어요</h1> },
      ],
      { at: `/challenge/ChallengeDetail?chalnCode=${CODE}&view=interview${q}` },
    ),
  )
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('the interview asks one thing after the other and is sent as a whole', async () => {
  await open(Interview)
  await userEvent.type(await page.findByRole('textbox', { name: /체중/ }), '68.4')
  await press('다음')
  await page.findByRole('heading', { name: /바라는 체중이/ })
  await press('다음')
  await page.findByRole('heading', { name: '저녁은 몇 시에 드세요?' })
  await press('다음')
  // It has to be answered.
  await page.findByText('답을 골라 주세요')
  await userEvent.click(page.getByRole('radio', { name: '아홉 시 뒤' }))
  await press('다음')
  await page.findByRole('heading', { name: '알아 둘 일이 있나요?' })
  await press('다음')
  await userEvent.click(await page.findByRole('checkbox', { name: '저녁 식사' }))
  await press('보내기')
  await page.findByRole('heading', { name: '돌아왔어요' })
  expect(sent).toEqual([
    { chalnCode: CODE, weight: '68.4', cnsltOptCodeList: ['DINNER'], answerList: [{ qstnSeq: 1, optCodeList: ['B'] }] },
  ])
})

test('after the first call the answers are read', async () => {
  held = 1
  await open(Interview)
  await page.findByText('일곱 시 전')
  expect(page.queryByRole('button', { name: '다음' })).toBeNull()
})

test('a proposal goes once it is answered, also where another phone was first', async () => {
  refused = 'alreadyAnswered'
  await open(() => <ProposalCard chalnCode={CODE} />)
  await page.findByRole('heading', { name: '목표를 68.0 kg으로 바꿔 볼까요?' })
  await press('그대로 둘게요')
  await expect.poll(() => page.queryByRole('heading', { name: '목표를 68.0 kg으로 바꿔 볼까요?' })).toBeNull()
  expect(sent).toEqual([{ chalnCode: CODE, recmndSeq: 91 }])
})

const said = () => toasts.shown().map(({ text }) => text)

test('a proposal whose answer was lost is said to be answered, not failed; one the end overtook says so', async () => {
  isLost = true
  await open(() => <ProposalCard chalnCode={CODE} />)
  await page.findByRole('heading', { name: '목표를 68.0 kg으로 바꿔 볼까요?' })
  await press('68.0 kg으로 바꾸기')
  await expect.poll(said).toEqual(['이미 답하셨어요'])
  cleanup()
  clearToasts()
  isLost = false
  refused = 'over'
  proposals = [PROPOSAL]
  await open(() => <ProposalCard chalnCode={CODE} />)
  await page.findByRole('heading', { name: '목표를 68.0 kg으로 바꿔 볼까요?' })
  await press('그대로 둘게요')
  await expect.poll(said).toEqual(['이미 끝난 챌린지예요.'])
})

const ANSWERED = { chosen: { 1: ['B'] }, written: {}, subjects: ['DINNER'] }
const PAPER = { chalnCode: CODE, cnsltOptCodeList: ['DINNER'], answerList: [{ qstnSeq: 1, optCodeList: ['B'] }] }

test('with the consent withdrawn an interview keeps its answers; its button agrees and sends [HTM-05]', async () => {
  refused = 'healthConsentNeeded'
  keepDraft(`interview ${CODE}`, { weight: '68.4', ...ANSWERED })
  await open(Interview, '&q=5')
  await userEvent.click(await page.findByRole('button', { name: '보내기' }))
  expect((await page.findByRole('alert')).textContent).toBe(
    '건강정보 동의가 없어서 보내지 못했어요. 동의하면 그대로 보내 드려요.',
  )
  await press('내용 보기')
  expect(page.getByText(/^거두면 새 기록을 저장하지 않아요/)).toBeTruthy()
  expect(page.getByRole<HTMLInputElement>('checkbox', { name: '저녁 식사' }).checked).toBe(true)
  await press('동의하고 보내기')
  await page.findByRole('heading', { name: '돌아왔어요' })
  expect(sent).toEqual([{ ...PAPER, weight: '68.4' }, 'agreed', { ...PAPER, weight: '68.4' }])
})

test('who was never asked for the consent is asked before anything is sent [HTM-05]', async () => {
  keeping = 'N'
  keepDraft(`interview ${CODE}`, { weight: '68.4', ...ANSWERED })
  await open(Interview, '&q=5')
  await userEvent.click(await page.findByRole('button', { name: '동의하고 보내기' }))
  await page.findByRole('heading', { name: '돌아왔어요' })
  expect(sent).toEqual(['agreed', { ...PAPER, weight: '68.4' }])
})

test('the weight begins with the newest reading, also one that came meanwhile, and says its day [HLG-01]', async () => {
  known = { helhidxVal: '68.4', inptDt: '20261119071200' }
  keepDraft(`interview ${CODE}`, ANSWERED)
  await open(Interview)
  expect((await page.findByRole<HTMLInputElement>('textbox', { name: /체중/ })).value).toBe('68.4')
  expect(page.getByText('2026년 11월 19일에 잰 체중이에요')).toBeTruthy()
  expect(page.getByText('영양사가 봐요. 바꿔 적으면 내 체중 기록에도 오늘 값으로 남아요.')).toBeTruthy()
  cleanup()
  await open(Interview, '&q=5')
  await userEvent.click(await page.findByRole('button', { name: '보내기' }))
  await expect.poll(said).toEqual(['영양사에게 보냈어요'])
  expect(sent).toEqual([{ ...PAPER, weight: '68.4' }])
})

test('a weight that few have is asked about once and taken; one that nobody has is not [HLG-01]', async () => {
  keepDraft(`interview ${CODE}`, { weight: '19.9' })
  await open(Interview)
  await userEvent.click(await page.findByRole('button', { name: '다음' }))
  expect(await page.findByText('20에서 300 kg 사이로 적어 주세요')).toBeTruthy()
  const field = page.getByRole('textbox', { name: /체중/ })
  await userEvent.clear(field)
  await userEvent.type(field, '178')
  await press('다음')
  await page.findByRole('alertdialog', { name: '178 kg, 맞나요?' })
  await press('맞아요')
  await page.findByRole('heading', { name: /바라는 체중이/ })
})

test('a reading that the interview wrote can be taken back, a correction: it reads as before [HLG-01]', async () => {
  const back = async () => {
    keepDraft(`interview ${CODE}`, { weight: '68.4', ...ANSWERED })
    await open(Interview, '&q=5')
    await userEvent.click(await page.findByRole('button', { name: '보내기' }))
    await page.findByRole('heading', { name: '돌아왔어요' })
    const notice = toasts.shown()[0]
    notice?.action?.onPress()
    await expect.poll(() => sent.length).toBe(2)
    cleanup()
    clearToasts()
    return [notice?.text, sent.splice(0)[1]]
  }
  const record = { helhidxCode: 'BW', heldType: 'health', inptDt: '20261119112400', helhDate: '20261119' }
  written = { inptDt: '20261119112400', beforeVal: null }
  expect(await back()).toEqual(['영양사에게 보내고 체중도 기록했어요', [{ ...record, helhidxVal: '' }]])
  written = { inptDt: '20261119112400', beforeVal: '69.0' }
  expect(await back()).toEqual(['영양사에게 보내고 체중 기록을 고쳤어요', [{ ...record, helhidxVal: '69.0' }]])
})

test('where nothing has opened to read, the way leads to the challenges and is called so', async () => {
  await open(NothingToRead)
  expect((await page.findByRole('link', { name: '챌린지 보기' })).getAttribute('href')).toBe('/challenge/challenge')
})

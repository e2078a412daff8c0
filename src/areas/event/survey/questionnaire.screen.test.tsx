// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetKept } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { QuestionnaireScreen } from './questionnaire.screen.tsx'
import { dropAnswers, recallAnswers } from './survey-draft.ts'

const choice = (choiceNo: number, choiceTxt: string) => ({
  choiceNo,
  choiceTxt,
  artCode: null,
  imgUrl: null,
  choiceRate: null,
})
const question = (questionSeq: number, questionTxt: string, showWhen: object | null = null) => ({
  questionSeq,
  questionTxt,
  showWhen,
  answerCode: 'ONE',
  requiredYn: 'Y',
  choiceList: [choice(1, `${questionTxt} 하나`), choice(2, `${questionTxt} 둘`)],
  myAnswer: null,
  answerNoList: null,
  commentTxt: null,
  whyTxt: showWhen === null ? null : '고르셔서 여쭤봐요.',
  maxChoiceCnt: null,
})
const event = {
  eventSeq: 82,
  eventTypeCode: 'QUESTIONNAIRE',
  eventNm: '연말 설문',
  eventNmEng: null,
  statusCode: 'ING',
  startDt: '20261130',
  endDt: '20261214',
  announceDt: null,
  joinYn: 'N',
  joinCnt: 0,
  myLikeYn: 'N',
  contentsTxt: '',
  rewardPoint: 300,
  noticeList: [],
  questionList: [],
  prizeList: [],
  drawCnt: 0,
  recomm: null,
  stamp: null,
  marketingYn: 'N',
  marketingAgreeYn: 'N',
}
let sent: unknown[]

beforeEach(() => {
  sent = []
})
afterEach(async () => {
  cleanup()
  await dropAnswers(82)
  await forgetKept()
})

async function open(questionList: object[], of: object = event) {
  connectApi(
    fakePorts(async (request) => {
      if (request.url.includes('/questionnaire-draft')) return answer(envelope({ draftNo: 1, answerList: [] }))
      if (request.method === 'POST') sent.push(await request.clone().json())
      if (request.method === 'POST')
        return answer(envelope({ eventSeq: 82, joinCnt: 1, savePoint: 300, drawCnt: 0, messageTxt: null }))
      if (request.url.includes('/detail')) return answer(envelope(of))
      return answer(
        envelope({
          eventSeq: 82,
          questionnaireNm: '연말 설문',
          guideTxt: '',
          answerDtm: null,
          questionList,
          draft: null,
        }),
      )
    }),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <QuestionnaireScreen eventSeq={82} question={undefined} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceEventQuestionnaire' },
    kind: 'survey',
    title: { id: '설문', message: '설문' },
  })
  await renderRouter(
    testRouter([{ path: '/service/event/questionnaire', data, component: Opened }], {
      at: '/service/event/questionnaire?eventSeq=82',
    }),
  )
  await page.findByRole('heading', { level: 1 })
}
const headings = () => page.getAllByRole('heading').map(({ textContent }) => textContent)
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name }))
const send = () => userEvent.click(page.getByRole('button', { name: '보내기' }))

test('a few questions stand on one page with their branches, say what is missing, and keep each answer', async () => {
  await open([question(1, '코너'), question(2, '반찬', { questionSeq: 1, choiceNoList: [1] }), question(3, '국')])
  expect(headings()).toEqual(['연말 설문', '코너', '국'])
  await choose('코너 하나')
  expect(headings()).toEqual(['연말 설문', '코너', '반찬', '국'])
  expect(page.getByText('고르셔서 여쭤봐요.')).toBeTruthy()
  await choose('국 둘')
  await send()
  expect([
    page.getAllByText('답을 골라 주세요').length,
    page.getByRole('radiogroup', { name: '반찬' }).getAttribute('aria-invalid'),
    sent,
  ]).toEqual([1, 'true', []])
  expect(await recallAnswers(82)).toEqual({
    1: { questionSeq: 1, choiceNoList: [1] },
    3: { questionSeq: 3, choiceNoList: [2] },
  })
  await choose('반찬 둘')
  await send()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        eventSeq: 82,
        answerList: [
          { questionSeq: 1, choiceNoList: [1] },
          { questionSeq: 2, choiceNoList: [2] },
          { questionSeq: 3, choiceNoList: [2] },
        ],
      },
    ])
})

test('more than seven are asked one by one', async () => {
  await open(Array.from({ length: 8 }, (_, at) => question(at + 1, `질문 ${String(at + 1)}`)))
  expect(headings()).toEqual(['질문 1'])
})

const english = (questionSeq: number, why: string | null = null) => {
  const asked = question(questionSeq, '국')
  return {
    ...asked,
    questionTxtEng: 'Soup',
    whyTxt: why,
    choiceList: asked.choiceList.map((each) => ({ ...each, choiceTxtEng: 'More' })),
  }
}

test('who reads English is told once where a name, the matter or the reason is in Korean alone [LNG-06]', async () => {
  const about = { eventNmEng: 'Year-end survey', contentsTxt: 'Tell us how this year was for you.' }
  const notes = async (of: object, questionList: object[]) => {
    cleanup()
    await open(questionList, { ...event, ...of })
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    return page.queryAllByText('이 글은 한국어로만 있어요.').length
  }
  expect(await notes(about, [english(1)])).toBe(0)
  expect(await notes(about, [english(1, '고르셔서 여쭤봐요.')])).toBe(1)
  expect(await notes({ ...about, contentsTxt: '한 해 동안 어땠는지 알려 주세요.' }, [english(1)])).toBe(1)
  expect(await notes({ ...about, eventNmEng: null }, [question(1, '국')])).toBe(1)
})

// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { SurveyAnswersScreen } from './survey-answers.screen.tsx'

afterEach(cleanup)

const question = (questionSeq: number, questionTxt: string, myAnswer: object | null) => ({
  questionSeq,
  questionTxt,
  showWhen: null,
  answerCode: 'ONE',
  requiredYn: 'N',
  choiceList: [{ choiceNo: 1, choiceTxt: 'A 한식', artCode: null, imgUrl: null, choiceRate: null }],
  myAnswer,
  answerNoList: null,
  commentTxt: null,
  whyTxt: null,
  maxChoiceCnt: null,
})

async function open(statusCode: string, answerDtm: string | null, questionList: object[]) {
  connectApi(
    fakePorts((request) =>
      Promise.resolve(
        answer(
          envelope(
            request.url.includes('/detail')
              ? {
                  eventSeq: 82,
                  eventTypeCode: 'QUESTIONNAIRE',
                  eventNm: '연말 설문',
                  eventNmEng: null,
                  statusCode,
                  joinYn: 'N',
                  leftCnt: 0,
                }
              : { eventSeq: 82, questionnaireNm: '연말 설문', guideTxt: '', answerDtm, questionList },
          ),
        ),
      ),
    ),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <SurveyAnswersScreen eventSeq={82} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceEventQuestionnaireans' },
    kind: 'detail',
    title: { id: '내가 한 답', message: '내가 한 답' },
  })
  await renderRouter(
    testRouter([{ path: '/service/event/questionnaireans', data, component: Opened }], {
      at: '/service/event/questionnaireans',
    }),
  )
  await page.findByRole('heading', { level: 1 })
}
const headings = () => page.getAllByRole('heading').map(({ textContent }) => textContent)

test('what was answered is read with its question, and a branch that was not asked is not there', async () => {
  await open('ING', '202611191124', [
    question(1, '코너', { questionSeq: 1, choiceNoList: [1], answerTxt: null, score: null }),
    question(2, '반찬', null),
    question(3, '간', { questionSeq: 3, choiceNoList: [], answerTxt: null, score: 4 }),
  ])
  expect([headings(), page.getByText('A 한식').textContent, page.getByText('5점 가운데 4점').textContent]).toEqual([
    ['11월 19일에\n이렇게 답했어요', '코너', '간'],
    'A 한식',
    '5점 가운데 4점',
  ])
})

test('whoever has not answered is led to the questions while they are asked, and nowhere once it is over', async () => {
  await open('ING', null, [question(1, '코너', null)])
  expect(page.getByRole('link', { name: '답하러 가기' }).getAttribute('href')).toBe(
    '/service/event/questionnaire?eventSeq=82',
  )
  cleanup()
  await open('END', null, [question(1, '코너', null)])
  expect([headings(), page.queryByRole('link', { name: '답하러 가기' })]).toEqual([['아직 답하지 않았어요'], null])
})

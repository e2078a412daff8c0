// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Suspense } from 'react'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { ExerciseSurvey } from './exercise-survey.tsx'

afterEach(() => {
  cleanup()
  dropDraft('exercise-survey')
})

const question = (qstnSeq: number, qstnTxt: string, more: object, ...names: string[]) => ({
  qstnSeq,
  qstnTxt,
  optList: names.map((optNm, at) => ({ optCode: `${String(qstnSeq)}${String(at)}`, optNm, selectYn: 'N' })),
  ...more,
})
const questions = [
  question(1, '운동으로 무엇을 바라세요?', { answerType: 'ONE', maxCnt: 1, requiredYn: 'Y' }, '체중을 줄이고 싶어요'),
  question(3, '불편한 곳이 있나요?', { answerType: 'MANY', maxCnt: 3, requiredYn: 'N' }, '무릎'),
]

test('who was never asked is asked for the consent above the last button, before what hurts is sent', async () => {
  const called: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'suveyList') return answer(envelope(questions))
      if (name === 'helhidxRule')
        return answer(
          envelope([{ ruleSn: '1', agreeYn: called.includes('saveHelhidxAgree') ? 'Y' : 'N', agreeDtm: null }]),
        )
      called.push(name)
      return answer(envelope({ suveyAt: 'Y', suveyDtm: '202611191124', rcmdAt: 'N', rcmdDtm: null }))
    }),
  )
  const onSaved = vi.fn()
  const data = screen({ entry: { name: 'main' }, kind: 'survey', title: { id: '내 운동', message: '내 운동' } })
  await renderRouter(
    testRouter([
      {
        path: '/',
        data,
        component: () => (
          <Suspense>
            <ExerciseSurvey onSaved={onSaved} />
          </Suspense>
        ),
      },
    ]),
  )
  await userEvent.click(await page.findByRole('radio', { name: '체중을 줄이고 싶어요' }))
  expect(page.queryByText(/동의가 필요해요/)).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await userEvent.click(await page.findByRole('checkbox', { name: '무릎' }))
  expect(page.getByText('기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.')).toBeTruthy()
  expect(called).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '동의하고 결과 보기' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(called).toEqual(['saveHelhidxAgree', 'saveSuvey'])
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { RadioRows } from '#src/ui/radio-rows.tsx'
import { DetailPage } from './detail-page.tsx'
import { ResultPage } from './result-page.tsx'
import { SurveyPage } from './survey-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const questions = ['아침을 드시나요?', '얼마나 걸으시나요?']

function Survey() {
  const [at, setAt] = useState(0)
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  const [missing, setMissing] = useState(false)
  return (
    <SurveyPage
      bar={<header>설문</header>}
      progress={{ label: '설문', at: at + 1, of: questions.length, text: `${questions.length}개 가운데 ${at + 1}번째` }}
      questionKey={String(at)}
      title={questions[at]}
      problem={missing ? '하나를 골라 주세요.' : undefined}
      action={<Button onClick={() => (answer ? setAt(at + 1) : setMissing(true))}>다음</Button>}
    >
      <RadioRows label="답" name="answer" options={[{ value: 'yes', title: '네' }, { value: 'no', title: '아니요' }]} value={answer} onChange={setAnswer} />
    </SurveyPage>
  )
}

describe('a survey', () => {
  test('says how far it is and leaves the focus of its first question to the navigation', () => {
    render(<Survey />)
    const bar = screen.getByRole('progressbar', { name: '설문' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax'), bar.getAttribute('aria-valuetext')]).toEqual(['1', '2', '2개 가운데 1번째'])
    expect(document.activeElement).toBe(document.body)
  })

  test('brings the next question to the top, and the focus to it', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    render(<Survey />)
    await userEvent.click(screen.getByRole('radio', { name: '네' }))
    await userEvent.click(screen.getByRole('button', { name: '다음' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '얼마나 걸으시나요?' }))
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2')
  })

  test('says what is wrong and stays', async () => {
    render(<Survey />)
    await userEvent.click(screen.getByRole('button', { name: '다음' }))
    expect(screen.getByRole('alert').textContent).toBe('하나를 골라 주세요.')
    expect(screen.getByRole('heading', { name: '아침을 드시나요?' })).toBeTruthy()
  })
})

test('a result is said when it comes: the focus is on its sentence', () => {
  render(
    <ResultPage bar={<header />} title="건강 나이는 36세예요" text="또래보다 두 살 젊어요" action={<Button>자세히 보기</Button>} end={<a href="#/main">처음으로</a>}>
      <p>근거</p>
    </ResultPage>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '건강 나이는 36세예요' }))
  expect(screen.getByRole('main').textContent).toContain('근거')
  expect(screen.getByRole('main').contains(screen.getByRole('link', { name: '처음으로' }))).toBe(true)
})

test('a detail shows its picture before its name, in the one main of the page', () => {
  render(
    <DetailPage bar={<header />} picture={<img alt="고등어구이" src="data:," />} lead={{ title: '고등어구이', below: '620 kcal' }} action={<Button>기록하기</Button>}>
      <p>영양</p>
    </DetailPage>,
  )
  const picture = screen.getByRole('img')
  const name = screen.getByRole('heading', { level: 1 })
  expect(picture.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('button', { name: '기록하기' })).toBeTruthy()
})

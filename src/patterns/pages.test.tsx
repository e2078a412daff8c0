// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '#src/ui/button/button.tsx'
import { CheckboxField } from '#src/ui/choice/checkbox-field.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { DetailPage } from './detail-page.tsx'
import { FlowPage } from './flow-page.tsx'
import { endDrafts } from './form/drafts.ts'
import { FormField } from './form/form-field.tsx'
import { useValidForm } from './form/use-valid-form.ts'
import { GraphPage } from './graph-page.tsx'
import { HubPage } from './hub-page.tsx'
import { ListPage } from './list-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { RecordFormPage } from './record-form-page.tsx'
import { ResultPage } from './result-page.tsx'
import { SettingsPage } from './settings-page.tsx'
import { StatePage } from './state-page.tsx'
import { SurveyPage } from './survey-page.tsx'

afterEach(() => {
  cleanup()
  endDrafts('')
  vi.restoreAllMocks()
})

const bar = <header>바</header>
const main = () => within(screen.getByRole('main'))

describe('what is in place of a page keeps the bar above it', () => {
  const pages: [string, (instead: ReactElement) => ReactElement][] = [
    [
      'hub',
      (instead) => (
        <HubPage bar={bar} lead={{ title: '오늘' }} instead={instead}>
          {'내용'}
        </HubPage>
      ),
    ],
    [
      'list',
      (instead) => (
        <ListPage bar={bar} instead={instead}>
          {'내용'}
        </ListPage>
      ),
    ],
    [
      'detail',
      (instead) => (
        <DetailPage bar={bar} lead={{ title: '고등어구이' }} instead={instead}>
          {'내용'}
        </DetailPage>
      ),
    ],
    [
      'graph',
      (instead) => (
        <GraphPage
          bar={bar}
          reading="내용"
          period="기간"
          graph="그래프"
          records="기록"
          action={null}
          instead={instead}
        />
      ),
    ],
    [
      'settings',
      (instead) => (
        <SettingsPage bar={bar} instead={instead}>
          {'내용'}
        </SettingsPage>
      ),
    ],
    ['state', (instead) => <StatePage bar={bar}>{instead}</StatePage>],
  ]

  test.each(pages)('%s: a failure, with the way to try again', async (_, page) => {
    const retry = vi.fn<() => void>()
    render(
      page(<ErrorState title="불러오지 못했어요" text="다시 시도해 주세요." retryLabel="다시 시도" onRetry={retry} />),
    )
    expect(screen.getByRole('banner').textContent).toBe('바')
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('불러오지 못했어요')
    expect(main().queryByText('내용')).toBeNull()
    await userEvent.click(main().getByRole('button', { name: '다시 시도' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test.each(pages)('%s: nothing yet, with the way on', (_, page) => {
    render(page(<EmptyState title="아직 없어요" action={<Button>적기</Button>} />))
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(main().getByRole('heading').textContent).toBe('아직 없어요')
    expect(main().getByRole('button', { name: '적기' })).toBeTruthy()
  })

  test('a list keeps what narrows it, and a graph its way to the first record', () => {
    render(
      <ListPage bar={bar} filter={<input aria-label="찾기" />} instead={<EmptyState title="그런 것은 없어요" />} />,
    )
    expect(main().getByRole('textbox', { name: '찾기' })).toBeTruthy()
    cleanup()
    render(
      <GraphPage
        bar={bar}
        reading=""
        period=""
        graph=""
        records=""
        instead={<EmptyState title="아직 없어요" />}
        action={<Button>기록하기</Button>}
      />,
    )
    expect(main().getByRole('button', { name: '기록하기' })).toBeTruthy()
  })
})

test.each(['hub', 'menu', 'list', 'detail', 'graph', 'form', 'flow', 'survey', 'result', 'settings'] as const)(
  'a waiting %s is drawn in its shape, under its bar, and said to be waiting',
  (shape) => {
    render(<PendingPage bar={bar} label="불러오는 중이에요" shape={shape} />)
    expect(screen.getByRole('banner')).toBeTruthy()
    const page = screen.getByRole('main')
    expect(page.getAttribute('aria-busy')).toBe('true')
    expect(page.textContent).toBe('불러오는 중이에요')
    expect(page.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThan(1)
  },
)

describe('a graph over time', () => {
  test('goes from the reading over the graph to the records, and has the sheets beside it', () => {
    render(
      <GraphPage
        bar={bar}
        reading={<p>68.4 kg</p>}
        period={<p>1개월</p>}
        graph={<p>그래프</p>}
        summary={<p>평균</p>}
        records={<p>기록</p>}
        action={<Button>기록하기</Button>}
      >
        <div role="dialog" aria-label="체중 기록" />
      </GraphPage>,
    )
    expect(
      main()
        .getAllByText(/./, { selector: 'p' })
        .map((part) => part.textContent),
    ).toEqual(['68.4 kg', '1개월', '그래프', '평균', '기록'])
    expect(main().queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

const questions = [
  { name: 'breakfast', title: '아침을 드시나요?' },
  { name: 'walking', title: '많이 걸으시나요?' },
] as const

/** Two questions of one form: "다음" looks at the one that is asked, the last button sends both. */
function Survey({ send }: { send: (answers: unknown) => Promise<unknown> }) {
  const [at, setAt] = useState(0)
  const question = questions[at] ?? questions[0]
  const last = at === questions.length - 1
  const answered = v.pipe(v.string(), v.nonEmpty('하나를 골라 주세요.'))
  const form = useValidForm({
    schema: v.object({ breakfast: answered, walking: answered }),
    initial: { breakfast: '', walking: '' },
    draft: 'survey',
    onSubmit: send,
    refusal: () => ({ field: null, message: '보내지 못했어요.' }),
  })
  return (
    <SurveyPage
      bar={<button onClick={() => setAt(0)}>뒤로</button>}
      progress={{ label: '설문', at: at + 1, of: questions.length, text: `${questions.length}개 가운데 ${at + 1}번째` }}
      questionKey={question.name}
      title={question.title}
      problem={form.problem}
      form={last ? form.props : form.stepProps(question.name, () => setAt(at + 1))}
      action={<Button type="submit">{last ? '결과 보기' : '다음'}</Button>}
    >
      <FormField key={question.name} form={form} name={question.name}>
        {(field) => (
          <RadioRows
            {...field}
            label={question.title}
            name={question.name}
            options={[
              { value: 'yes', title: '네' },
              { value: 'no', title: '아니요' },
            ]}
          />
        )}
      </FormField>
    </SurveyPage>
  )
}

describe('a survey', () => {
  const draw = () => {
    const send = vi.fn<(answers: unknown) => Promise<unknown>>().mockResolvedValue(undefined)
    render(<Survey send={send} />)
    return send
  }
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const question = () => screen.getByRole('heading', { level: 1 }).textContent

  test('says how far it is and leaves the focus of its first question to the navigation', () => {
    draw()
    const progress = screen.getByRole('progressbar', { name: '설문' })
    expect([
      progress.getAttribute('aria-valuenow'),
      progress.getAttribute('aria-valuemax'),
      progress.getAttribute('aria-valuetext'),
    ]).toEqual(['1', '2', '2개 가운데 1번째'])
    expect(document.activeElement).toBe(document.body)
  })

  test('brings the next question to the top, and the focus to it [ROU-05]', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    draw()
    await choose('네')
    await press('다음')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '많이 걸으시나요?' })),
    )
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2')
  })

  test('says at the answers that one is missing, goes to the first of them, and stays', async () => {
    draw()
    await press('다음')
    const said = await screen.findByRole('alert')
    expect(said.textContent).toBe('하나를 골라 주세요.')
    const group = screen.getByRole('radiogroup', { name: '아침을 드시나요?' })
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-describedby')]).toEqual(['true', said.id])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '네' }))
    expect(question()).toBe('아침을 드시나요?')
    await choose('아니요')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps the answers on going back to a question', async () => {
    const send = draw()
    await choose('네')
    await press('다음')
    await waitFor(() => expect(question()).toBe('많이 걸으시나요?'))
    await choose('아니요')
    await press('뒤로')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '네' }).checked).toBe(true)
    await press('다음')
    await waitFor(() => expect(question()).toBe('많이 걸으시나요?'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '아니요' }).checked).toBe(true)
    await press('결과 보기')
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ breakfast: 'yes', walking: 'no' }))
  })

  test('that the server refused says so, and keeps its answers [ERR-16]', async () => {
    draw().mockRejectedValue(new Error('down'))
    await choose('네')
    await press('다음')
    await waitFor(() => expect(question()).toBe('많이 걸으시나요?'))
    await choose('네')
    await press('결과 보기')
    expect((await screen.findByRole('alert')).textContent).toBe('보내지 못했어요.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '네' }).checked).toBe(true)
  })
})

/** One record: a name, a consent, and a server that may refuse. */
function Record({ send = () => Promise.resolve() }: { send?: (values: unknown) => Promise<unknown> }) {
  const form = useValidForm({
    schema: v.object({
      name: v.pipe(v.string(), v.nonEmpty('이름을 적어 주세요.')),
      agreed: v.pipe(
        v.boolean(),
        v.check((agreed) => agreed, '동의해 주세요.'),
      ),
    }),
    initial: { name: '', agreed: false },
    draft: 'record',
    onSubmit: send,
    refusal: () => ({ field: null, message: '저장하지 못했어요.' }),
  })
  return (
    <RecordFormPage bar={bar} form={form} title="어떤 약을 드셨나요?" action={<Button type="submit">저장하기</Button>}>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label="약 이름" />}
      </FormField>
      <FormField form={form} name="agreed">
        {(field) => <CheckboxField {...field} label="동의" />}
      </FormField>
    </RecordFormPage>
  )
}

describe('a record form', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: '저장하기' }))

  test('is one form with its action: its button and the keyboard’s Enter send it', async () => {
    const send = vi.fn<(values: unknown) => Promise<unknown>>().mockResolvedValue(undefined)
    render(<Record send={send} />)
    await userEvent.click(screen.getByLabelText('동의'))
    await userEvent.type(screen.getByLabelText('약 이름'), '혈압약{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ name: '혈압약', agreed: true }))
    await save()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  test('ties each error to its field, a checkbox too, and goes to the first', async () => {
    render(<Record />)
    await save()
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        '이름을 적어 주세요.',
        '동의해 주세요.',
      ]),
    )
    const [name, agreed] = screen.getAllByRole('alert')
    expect(document.activeElement).toBe(screen.getByLabelText('약 이름'))
    expect(screen.getByLabelText('약 이름').getAttribute('aria-describedby')).toBe(name?.id)
    expect(screen.getByLabelText('동의').getAttribute('aria-describedby')).toBe(agreed?.id)
    await userEvent.type(screen.getByLabelText('약 이름'), '혈압약')
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('동의')))
  })

  test('says at its button what the server refused, and keeps everything typed', async () => {
    render(<Record send={() => Promise.reject(new Error('down'))} />)
    await userEvent.type(screen.getByLabelText('약 이름'), '혈압약')
    await userEvent.click(screen.getByLabelText('동의'))
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe('저장하지 못했어요.')
    expect(screen.getByLabelText<HTMLInputElement>('약 이름').value).toBe('혈압약')
    expect(screen.getByLabelText<HTMLInputElement>('동의').checked).toBe(true)
  })
})

test('a flow with its button at the thumb is one form, sent by Enter', async () => {
  const send = vi.fn<() => void>()
  const form = { noValidate: true, onSubmit: (event: { preventDefault(): void }) => (event.preventDefault(), send()) }
  render(
    <FlowPage bar={bar} title="닉네임을 정해 주세요" form={form} action={<Button type="submit">다음</Button>}>
      <input aria-label="닉네임" />
    </FlowPage>,
  )
  await userEvent.type(screen.getByRole('textbox'), '하늘{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a result is said when it comes: the focus is on its sentence', () => {
  render(
    <ResultPage
      bar={bar}
      title="건강 나이는 36세예요"
      text="또래보다 두 살 젊어요"
      action={<Button>자세히 보기</Button>}
      end={<a href="#/main">처음으로</a>}
    >
      <p>근거</p>
    </ResultPage>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '건강 나이는 36세예요' }))
  expect(screen.getByRole('main').textContent).toContain('근거')
  expect(main().getByRole('link', { name: '처음으로' })).toBeTruthy()
})

test('a detail shows its picture before its name, in the one main of the page', () => {
  render(
    <DetailPage
      bar={bar}
      picture={<img alt="고등어구이" src="data:," />}
      lead={{ title: '고등어구이', below: '620 kcal' }}
      action={<Button>기록하기</Button>}
    >
      <p>영양</p>
    </DetailPage>,
  )
  const picture = screen.getByRole('img')
  const name = screen.getByRole('heading', { level: 1 })
  expect(picture.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('button', { name: '기록하기' })).toBeTruthy()
})

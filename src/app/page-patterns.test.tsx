// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm, type KeptForm } from '#src/patterns/form/use-valid-form.ts'
import { GraphPage } from '#src/patterns/graph-page.tsx'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { RecordFormPage } from '#src/patterns/record-form-page.tsx'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { StatePage } from '#src/patterns/state-page.tsx'
import { SurveyPage } from '#src/patterns/survey-page.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { ScreenBar } from './chrome/screen-bar.tsx'
import { useGuardedForm } from './forms/use-guarded-form.ts'
import { followNavigation } from './chrome/follow-navigation.ts'
import { goTo } from './navigation.ts'
import { screen, type FrameKind } from './screen-data.ts'
import { renderRouter, testRouter } from './test-router.tsx'

// Every pattern under the real frame, guard and navigation: what a page owes whoever opens and leaves it.

const title = { id: 'title', message: '제목' }
const bar = <ScreenBar titleAs="p" />
let stop = () => {}
let router: ReturnType<typeof testRouter>
let scrolledTo: MockInstance<typeof window.scrollTo>

beforeEach(() => {
  scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  stop()
  act(dismissQuestions)
  cleanup()
  endDrafts('')
  vi.restoreAllMocks()
})

/** A hub at '/', and the page of a pattern at '/page'. */
async function start(kind: FrameKind, component: () => ReactNode, loader?: () => unknown) {
  const data = (of: FrameKind) => screen({ entry: { name: 'main', public: true }, kind: of, title })
  router = testRouter([
    { path: '/', data: data('hub'), component: () => <HubPage bar={bar} lead={{ title: '처음' }} /> },
    { path: '/page', data: data(kind), component, ...(loader ? { loader } : {}) },
  ])
  stop = followNavigation(router)
  await renderRouter(router)
}
const go = (path: string) => act(async () => goTo(router, path))
const back = () => act(async () => router.history.back())
const heading = () => page.getByRole('heading', { level: 1 }).textContent

interface Draft {
  name: string
}
const draft = {
  schema: v.object({ name: v.pipe(v.string(), v.nonEmpty('이름을 적어 주세요.')) }),
  initial: { name: '' },
  onSubmit: () => Promise.resolve(),
  refusal: () => null,
}

function Entry({ form }: { form: KeptForm<Draft> }) {
  return (
    <RecordFormPage bar={bar} form={form} title="그 화면" action={<button>저장하기</button>}>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label="약 이름" />}
      </FormField>
    </RecordFormPage>
  )
}
const KeepingEntry = () => <Entry form={useValidForm({ ...draft, draft: 'medication' })} />
const AskingEntry = () => <Entry form={useGuardedForm({ ...draft, draft: 'allergies' })} />

const patterns: [FrameKind, () => ReactNode][] = [
  ['hub', () => <HubPage bar={bar} lead={{ title: '그 화면' }} />],
  ['list', () => <ListPage bar={bar} lead={{ title: '그 화면' }} />],
  ['detail', () => <DetailPage bar={bar} lead={{ title: '그 화면' }} />],
  [
    'graph',
    () => (
      <GraphPage
        bar={bar}
        reading={<Lead title="그 화면" />}
        period=""
        graph=""
        records=""
        action={<button>기록하기</button>}
      />
    ),
  ],
  ['form', KeepingEntry],
  [
    'flow',
    () => (
      <FlowPage bar={bar} title="그 화면">
        {'칸'}
      </FlowPage>
    ),
  ],
  [
    'survey',
    () => (
      <SurveyPage
        bar={bar}
        progress={{ label: '설문', at: 1, of: 2, text: '' }}
        questionKey="1"
        title="그 화면"
        action={<button>다음</button>}
      >
        {'답'}
      </SurveyPage>
    ),
  ],
  ['result', () => <ResultPage bar={bar} title="그 화면" />],
  ['settings', () => <SettingsPage bar={bar} lead={<Lead title="그 화면" />} />],
  [
    'error',
    () => (
      <StatePage bar={bar}>
        <h1>그 화면</h1>
      </StatePage>
    ),
  ],
]

describe.each(patterns)('%s', (kind, component) => {
  test('opens at its top, focus on its heading; the page gone back to stands where it was left [ROU-05]', async () => {
    await start(kind, component)
    scrolledTo.mockClear()
    await go('/page')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('그 화면'))
    expect(document.activeElement?.tagName).toBe('H1')
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
    scrolledTo.mockClear()
    await back()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('처음'))
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
  })

  test('keeps its bar while it waits, and when it did not come, with the way to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let answer: (fails: boolean) => void = () => {}
    const ask = () =>
      new Promise<void>((resolve, reject) => (answer = (fails) => (fails ? reject(new Error('no answer')) : resolve())))
    await start(kind, component, ask)
    await go('/page')
    const hasBar = () => expect(page.getByRole('banner').textContent).toContain(kind === 'hub' ? '한상' : '제목')
    await waitFor(() => expect(page.getByRole('main').getAttribute('aria-busy')).toBe('true'))
    hasBar()
    await act(async () => answer(true))
    await waitFor(() => expect(heading()).toBe('제목을 불러오지 못했어요'))
    hasBar()
    await userEvent.click(page.getByRole('button', { name: '다시 시도' }))
    await act(async () => answer(false))
    await waitFor(() => expect(heading()).toBe('그 화면'))
  })
})

describe('a record form that is left', () => {
  const field = () => page.getByLabelText<HTMLInputElement>('약 이름')

  test('keeps what was typed, and asks nothing', async () => {
    await start('form', KeepingEntry)
    await go('/page')
    await userEvent.type(field(), '혈압약')
    await back()
    await waitFor(() => expect(heading()).toBe('처음'))
    await go('/page')
    await waitFor(() => expect(field().value).toBe('혈압약'))
  })

  test('asks where it keeps no draft, and only when something has changed', async () => {
    await start('form', AskingEntry)
    await go('/page')
    await go('/')
    await waitFor(() => expect(heading()).toBe('처음'))
    await go('/page')
    await userEvent.type(field(), '혈압약')
    await go('/')
    await userEvent.click(await page.findByRole('button', { name: '계속 적을게요' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    expect(field().value).toBe('혈압약')
    await userEvent.clear(field())
    await go('/')
    await waitFor(() => expect(heading()).toBe('처음'))
  })
})

function Survey() {
  const [asked, setAsked] = useState<'breakfast' | 'walking'>('breakfast')
  const form = useValidForm({
    schema: v.object({ breakfast: v.string(), walking: v.string() }),
    initial: { breakfast: '', walking: '' },
    draft: 'survey',
    onSubmit: () => Promise.resolve(),
    refusal: () => null,
  })
  return (
    <SurveyPage
      bar={bar}
      progress={{ label: '설문', at: 1, of: 2, text: '' }}
      questionKey={asked}
      title={asked}
      form={asked === 'walking' ? form.props : form.stepProps(asked, () => setAsked('walking'))}
      action={<button>다음</button>}
    >
      <FormField key={asked} form={form} name={asked}>
        {(answer) => (
          <RadioRows
            {...answer}
            label={asked}
            name={asked}
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

test('a survey that is left has its answers when it is opened again', async () => {
  await start('survey', Survey)
  await go('/page')
  await userEvent.click(page.getByRole('radio', { name: '네' }))
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await waitFor(() => expect(heading()).toBe('walking'))
  await userEvent.click(page.getByRole('radio', { name: '아니요' }))
  await back()
  await waitFor(() => expect(heading()).toBe('처음'))
  await go('/page')
  await waitFor(() => expect(page.getByRole<HTMLInputElement>('radio', { name: '네' }).checked).toBe(true))
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await waitFor(() => expect(heading()).toBe('walking'))
  expect(page.getByRole<HTMLInputElement>('radio', { name: '아니요' }).checked).toBe(true)
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dropDraft } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import type { Sugar } from './blood-sugar.ts'
import { BloodSugarEntry } from './blood-sugar-entry.tsx'

/** In the morning: a new value is a fasting one. */
const NOW = new Date('2026-11-19T07:00:00+09:00')
const own = (when: Sugar['when'], mgdl: number, at: string): Sugar => ({
  when,
  mgdl,
  at,
  origin: 'manual',
  level: 'normal',
})
const readings = [own('ABD', 176, '20261118201000'), own('NBD', 96, '20261118070000'), own('NBD', 92, '20261117070000')]

afterEach(() => {
  act(dismissQuestions)
  cleanup()
  dropDraft('bloodSugar')
  dropDraft('bloodSugar tried')
})

test.each([
  ['196', ['지난번 96 mg/dL보다 100 mg/dL 높아요.']],
  ['104', []],
])(
  'a fasting value of %s is held against the last fasting one, also after a dinner that lies nearer',
  async (mgdl, words) => {
    connectApi(
      fakePorts(({ url }) => {
        if (url.includes('helhidxRule'))
          return answer(envelope([{ ruleSn: '1', agreeYn: 'Y', agreeDtm: '202410051210' }]))
        return url.includes('insertMyHelhIdx')
          ? answer(envelope({ saveCnt: 1, removeCnt: 0 }))
          : answer({ error: 'x', errorMessage: '' }, { status: 500 })
      }),
    )
    const onSaved = vi.fn()
    const component = () => (
      <BloodSugarEntry
        reading={undefined}
        last={readings[0]}
        readings={readings}
        now={NOW}
        apart={{ second: 1, taken: new Set() }}
        onClose={() => undefined}
        onSaved={onSaved}
        onRemove={() => undefined}
      />
    )
    const data = screen({
      entry: { name: 'healthlogBloodSugarRecord' },
      kind: 'graph',
      title: { id: '혈당', message: '혈당' },
    })
    await renderRouter(testRouter([{ path: '/sugar', data, component }], { at: '/sugar' }))
    fireEvent.change(await page.findByRole('textbox', { name: /혈당/ }), { target: { value: mgdl } })
    await userEvent.click(page.getByRole('button', { name: '저장하기' }))
    const question = () => page.queryByRole('alertdialog', { name: `${mgdl} mg/dL, 맞나요?` })
    await waitFor(() =>
      expect([question() !== null, onSaved.mock.calls.length]).toEqual(words.length > 0 ? [true, 0] : [false, 1]),
    )
    expect(words.filter((sentence) => !question()?.textContent.includes(sentence))).toEqual([])
  },
)

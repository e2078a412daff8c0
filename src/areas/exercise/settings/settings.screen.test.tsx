// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { ExerciseSettingsScreen } from './settings.screen.tsx'

afterEach(() => {
  cleanup()
  endDrafts('')
})

const codes = (...names: string[]) =>
  names.map((codeNm, at) => ({ code: String(at + 1), codeNm, descTxt: null, orderSeq: at + 1 }))

/** Saves that were asked for, by the last part of their path; `statuses` answers them. */
async function open(list: object[], statuses: Record<string, number>) {
  const saved: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (/SaveAiSetting/i.test(name)) {
        saved.push(name)
        const status = statuses[name] ?? 200
        return status === 200 ? answer(envelope([])) : answer({ error: 'x', errorMessage: '' }, { status })
      }
      const answers: Record<string, unknown> = {
        aiSettingList: list,
        goalSelectCode: codes('체중 관리', '근력 기르기'),
        difficultySelectCode: codes('쉬움', '보통'),
        categorySelectCode: codes('근력', '유산소'),
        exerciseTimeRange: { minMin: 5, maxMin: 15, stepMin: 5, defaultMin: 10 },
      }
      return answer(envelope(answers[name] ?? null))
    }),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'detail', title: { id: '운동 설정', message: '운동 설정' } })
  await renderRouter(
    testRouter([
      {
        path: '/',
        data,
        component: () => (
          <Suspense>
            <ExerciseSettingsScreen />
          </Suspense>
        ),
      },
    ]),
  )
  return saved
}

async function save() {
  const button = await page.findByRole('button', { name: '저장하기' })
  await act(async () => void fireEvent.click(button))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
}

const some = [{ settingCode: 'GOAL', settingNm: '목표', valList: ['1'] }]

test('the first save and later ones are different calls [HLG-08]', async () => {
  const first = await open([], {})
  await save()
  expect(first).toEqual(['firstSaveAiSetting'])
  cleanup()
  const later = await open(some, {})
  expect((await page.findByRole('button', { name: '체중 관리' })).getAttribute('aria-pressed')).toBe('true')
  await save()
  expect(later).toEqual(['saveAiSetting'])
})

test('whoever was second to save first saves again without a word, once [HLG-08]', async () => {
  const saved = await open([], { firstSaveAiSetting: 409 })
  await save()
  expect(saved).toEqual(['firstSaveAiSetting', 'saveAiSetting'])
  expect(page.queryByRole('alert')).toBeNull()
})

test('a save that fails says so, and what was chosen stays', async () => {
  const saved = await open([], { firstSaveAiSetting: 409, saveAiSetting: 409 })
  const cardio = await page.findByRole('button', { name: '유산소' })
  await act(async () => void fireEvent.click(cardio))
  await save()
  expect(saved).toEqual(['firstSaveAiSetting', 'saveAiSetting'])
  expect(page.getByRole('alert').textContent).toBe('저장하지 못했어요. 고른 것은 그대로예요.')
  expect(page.getByRole('button', { name: '유산소' }).getAttribute('aria-pressed')).toBe('true')
})

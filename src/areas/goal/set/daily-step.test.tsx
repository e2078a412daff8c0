// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { screen } from '#src/app/screen-data.ts'
import { DailyStep } from './daily-step.tsx'
import { usualOf } from './ways.ts'

afterEach(cleanup)

test.each([
  [
    'a walk of yesterday and no meal',
    [{ stepCnt: 7400, eatKcal: null }],
    ['요즘은 하루 7,400보예요', '기록이 없어 하루 2,000 kcal로 셈했어요'],
  ],
  ['nothing at all', [], ['기록이 없어 하루 6,000보로 셈했어요', '기록이 없어 하루 2,000 kcal로 셈했어요']],
] as const)('what is assumed of a day is not called the member’s own: %s', async (_, known, sentences) => {
  const days = known.map((day) => ({ activityDt: '20261118', asideStepCnt: null, useKcal: null, ...day }))
  const usual = usualOf(days, '20261119')
  const component = () => (
    <DailyStep
      daily={{ step: 8000, eat: 1900, use: 300 }}
      onChange={() => undefined}
      way={null}
      isGain={false}
      usual={usual}
      gender="F"
    />
  )
  const data = screen({ entry: { name: 'goalRegi' }, kind: 'detail', title: { id: '목표', message: '목표' } })
  await renderRouter(testRouter([{ path: '/goal', data, component }], { at: '/goal' }))
  for (const sentence of sentences) expect(await page.findByText(sentence)).toBeTruthy()
})

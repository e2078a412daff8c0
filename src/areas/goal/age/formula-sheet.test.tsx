// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import '#src/ui/sheet/sheet-panel.tsx'
import type { HealthAge } from './age.ts'
import { FormulaSheet } from './formula-sheet.tsx'

afterEach(cleanup)

const AGE: HealthAge = {
  healthAgeType: 'heart',
  realAge: 42,
  healthAge: null,
  gapAge: null,
  prevHealthAge: null,
  ageLevel: null,
  measureDt: null,
  next: null,
  factors: [
    {
      factorCode: 'STEP',
      factorNm: '걸음',
      valueTxt: '하루 평균 8,120보',
      gapAge: -2.3,
      changeAge: null,
      statusCode: 'NORMAL',
      anchors: [
        { value: 3000, age: 2 },
        { value: 6000, age: 0 },
      ],
    },
  ],
  missing: [
    {
      factorCode: 'BP',
      factorNm: '혈압',
      anchors: [
        { value: 105, age: -3 },
        { value: 120, age: -1.5 },
      ],
    },
    {
      factorCode: 'SALT',
      factorNm: '나트륨',
      anchors: [
        { value: 1800, age: -0.8 },
        { value: 2000, age: -0.4 },
      ],
    },
  ],
}

test('the formula tells of every factor, and of an unknown one how it becomes known [GOL-05]', async () => {
  const data = screen({
    entry: { name: 'goalHealthData' },
    kind: 'detail',
    title: { id: '건강나이', message: '건강나이' },
  })
  await renderRouter(
    testRouter(
      [{ path: '/goal/health-data', data, component: () => <FormulaSheet age={AGE} onClose={() => undefined} /> }],
      { at: '/goal/health-data' },
    ),
  )
  await page.findByText('혈압')
  expect(
    [...document.querySelectorAll('dt')].map((name) => [
      name.textContent,
      [...(name.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
    ]),
  ).toEqual([
    ['혈압', ['105 → −3, 120 → −1.5', '아직 몰라요. 한 번 재면 돼요.']],
    ['걸음', ['3,000 → +2, 6,000 → 0']],
    ['나트륨', ['1,800 → −0.8, 2,000 → −0.4', '아직 몰라요. 이레 동안 식사를 적어요.']],
  ])
})

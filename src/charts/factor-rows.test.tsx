// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FactorRows } from './factor-rows.tsx'

afterEach(cleanup)

const steps = {
  key: 'steps',
  name: '걸음',
  sub: '하루 평균 8,120보',
  effect: 'better',
  percent: 80,
  value: '−1.2세',
} as const
const bars = () => [...document.querySelectorAll<HTMLElement>('[aria-hidden=true]')]

test('each factor is read as name, detail and value; the bar only repeats it', () => {
  render(<FactorRows label="건강나이를 바꾼 것" factors={[steps]} sum={{ text: '38세에서 36세로', value: '−2.0세' }} />)
  expect(screen.getByRole('list', { name: '건강나이를 바꾼 것' }).textContent).toBe('걸음하루 평균 8,120보−1.2세')
  expect(screen.getByText('38세에서 36세로').parentElement?.textContent).toBe('38세에서 36세로−2.0세')
  expect(bars()).toHaveLength(1)
})

// On which side each bar lies is measured on the screen (tests/gallery/marks.e2e.ts).
test('a bar never leaves its side, whatever share it is given [CRT-02]', () => {
  render(
    <FactorRows
      label=""
      factors={[
        { ...steps, percent: 140 },
        { ...steps, key: 'sodium', effect: 'worse', percent: -3 },
      ]}
    />,
  )
  expect(bars().map((bar) => bar.style.getPropertyValue('--pct'))).toEqual(['100', '0'])
})

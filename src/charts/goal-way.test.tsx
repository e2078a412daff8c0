// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GoalWay, type WayPoint } from './goal-way.tsx'

const START: WayPoint = { day: '20260907', value: 71.6 }

function way(points: readonly WayPoint[]) {
  render(
    <GoalWay
      from={START}
      to={{ day: '20261231', value: 66 }}
      points={points}
      ahead={null}
      color="weight"
      words={{ plan: '계획', start: '71.6', now: '오늘' }}
      days={{ from: '9/7', now: '11/16', to: '12/31' }}
      label="몸무게"
      table={{ caption: '몸무게', head: ['주', 'kg'], rows: [] }}
    />,
  )
  return [...screen.getByRole('img', { name: '몸무게' }).querySelectorAll('text')].map(({ textContent }) => textContent)
}

afterEach(cleanup)

test('the start and today have a word each', () => {
  expect(way([START, { day: '20261116', value: 68.4 }])).toEqual(expect.arrayContaining(['71.6', '오늘']))
})

test('a goal that began today says it once, and no word runs into another', () => {
  const words = way([START])
  expect(words).toContain('오늘')
  expect(words).not.toContain('71.6')
})

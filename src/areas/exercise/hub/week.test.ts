import { expect, test } from 'vitest'
import { barsOf, toWorkout } from './week.ts'

test('a week has seven days, as high as their minutes, the longest full and those to come empty', () => {
  const bars = barsOf(
    [
      { startDt: '20261116', wrkotMin: 30 },
      { startDt: '20261117', wrkotMin: 40 },
      { startDt: '20261119', wrkotMin: 35 },
    ],
    ['20261116'],
    '20261119',
  )
  expect(bars.map(({ minutes }) => minutes)).toEqual([30, 40, 0, 35, 0, 0, 0])
  expect(bars.map(({ percent }) => percent)).toEqual([75, 100, 0, 87.5, 0, 0, 0])
  expect(bars.map(({ isAhead }) => isAhead)).toEqual([false, false, false, false, true, true, true])
  expect(bars.filter(({ withProgramme }) => withProgramme).map(({ day }) => day)).toEqual(['20261116'])
})

test('a week without exercise divides nothing by nothing', () => {
  expect(barsOf([], [], '20261122').every(({ percent, isAhead }) => percent === 0 && !isAhead)).toBe(true)
})

test('an exercise says when it was in the clock of Seoul', () => {
  const wire = {
    wrkotSn: 90412,
    wrkotOriCode: 'PHONE',
    wrkotNm: '걷기',
    startDt: '20261119073000',
    endDt: '20261119080500',
    wrkotMin: 35,
    useKcal: 143,
    distance: 2680,
    heartRateAvg: 104,
  } as const
  expect(toWorkout(wire)).toEqual({
    sn: 90412,
    from: 'PHONE',
    name: '걷기',
    day: '20261119',
    span: '07:30–08:05',
    minutes: 35,
    kcal: 143,
    metres: 2680,
  })
})

import '#src/styles/index.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { LineChartDrawing } from '#src/charts/line-chart-drawing.tsx'
import { RangeChartDrawing } from '#src/charts/range-chart-drawing.tsx'
import { TwoLinesDrawing } from '#src/charts/two-lines-drawing.tsx'

/** The charts with axes over a year or three, for goal-22-charts.ts. */
export type ChartName = 'line' | 'two' | 'range'
export type ChartsHarness = { show: (name: ChartName, days: number) => void }

const ALL = Array.from({ length: 1096 }, (_, at) =>
  new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10).replaceAll('-', ''),
)
const wave = (at: number, middle: number, height: number) =>
  Math.round(10 * (middle + height * Math.sin(at / 17) + (at % 7) / 3)) / 10
const formatDay = (day: string) => `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일`
const over = (days: readonly string[]) => ({
  from: days[0] ?? '',
  to: days.at(-1) ?? '',
  label: '여러 날',
  tableCaption: '여러 날',
  formatDay,
  formatShortDay: formatDay,
  unknownText: '없음',
  emptyText: '없음',
})

const charts: Record<ChartName, (days: readonly string[]) => ReactNode> = {
  line: (days) => (
    <LineChartDrawing
      {...over(days)}
      points={days.map((day, at) => ({ day, value: wave(at, 68, 4) }))}
      color="weight"
      goal={{ value: 66, label: '목표' }}
      tableHead={['날짜', '체중']}
      formatValue={(value) => `${value} kg`}
      markerLabel="날짜 고르기"
    />
  ),
  two: (days) => (
    <TwoLinesDrawing
      {...over(days)}
      points={days.map((day, at) => ({ day, first: wave(at, 120, 20), second: wave(at, 90, 12) }))}
      colors={{ first: 'glucose-before', second: 'glucose-after' }}
      tableHead={['날짜', '식전', '식후']}
    />
  ),
  range: (days) => (
    <RangeChartDrawing
      {...over(days)}
      points={days.map((day, at) => ({ day, high: wave(at, 130, 15), low: wave(at, 80, 10), lane: wave(at, 70, 8) }))}
      colors={{ high: 'systolic', low: 'diastolic', lane: 'pulse' }}
      tableHead={['날짜', '수축기', '이완기', '맥박']}
    />
  ),
}

const place = document.getElementById('root')
if (!place) throw new Error('charts.html has no #root')
const root = createRoot(place)
const harness: ChartsHarness = {
  show: (name, days) =>
    flushSync(() =>
      root.render(
        <div key={`${name} ${days}`} style={{ width: 334, margin: '40px auto' }}>
          {charts[name](ALL.slice(0, days))}
        </div>,
      ),
    ),
}
Object.assign(globalThis, { harness })

import type { Meta, StoryObj } from '@storybook/react-vite'
import Check from 'lucide-react/icons/check'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Weight from 'lucide-react/icons/weight'
import { useEffect, useRef, type ReactNode } from 'react'
import { AgeGapMeter, AgeScale } from '#src/charts/age-gap-meter.tsx'
import { LineChart } from '#src/charts/line-chart.tsx'
import { ProgressRing } from '#src/charts/progress-ring.tsx'
import { RangeChart } from '#src/charts/range-chart.tsx'
import { Semicircle } from '#src/charts/semicircle.tsx'
import { SeriesLegend } from '#src/charts/series-legend.tsx'
import { Sparkline } from '#src/charts/sparkline.tsx'
import { StackedBar } from '#src/charts/stacked-bar.tsx'
import { StatusRow } from '#src/charts/status-pointer.tsx'
import { TwoLines } from '#src/charts/two-lines.tsx'
import { TODAY, daily, windowStart } from '#src/gallery/points.ts'
import { addDays, formatDay } from '#src/lib/days.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Panel, Spec } from './panel.tsx'
import css from './sheet.module.css'

/** The charts of the board's widgets sheet, at the width they have on a phone and with the board's values. */
const meta = {
  title: 'Board/Widgets sheet/Charts',
  parameters: { page: true },
  tags: ['!autodocs', 'sheet'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const formats = {
  formatDay: (day: string) => formatDay(day, 'ko', 'short'),
  formatShortDay: (day: string) => formatDay(day, 'ko', 'weekday'),
}

export const Semicircles: Story = {
  render: () => (
    <Panel title="반원 계기" note="Semicircle meter, 0–100">
      <div className={css.ends}>
        <Semicircle percent={32} color="caution" label="수면 점수 32점, 부족">
          <b>32</b>
          <span>수면 점수</span>
        </Semicircle>
        <Semicircle percent={84} label="식습관 점수 84점">
          <b>84</b>
          <span>식습관 점수</span>
        </Semicircle>
      </div>
    </Panel>
  ),
}

export const Rings: Story = {
  render: () => (
    <Panel title="원형 진행" note="Ring: radius 40, stroke 6, round">
      <div className={css.rings}>
        <ProgressRing percent={0} color="steps" showText label="0퍼센트" />
        <ProgressRing percent={48} color="steps" showText label="48퍼센트" />
        <ProgressRing percent={100} color="steps" label="100퍼센트">
          <b className={css.done}>
            <Icon of={Check} />
          </b>
        </ProgressRing>
      </div>
      <div className={css.rings}>
        <ProgressRing percent={19} color="intake" label="섭취 19퍼센트" />
        <ProgressRing percent={42} color="burned" label="소모 42퍼센트" />
        <ProgressRing percent={77} color="sleep" label="수면 77퍼센트" />
      </div>
      <p className={css.note} lang="en">
        Text and motion are off unless asked for.
      </p>
    </Panel>
  ),
}

const levels = [
  { level: 'best', name: '최고', range: '−10↓', gapYears: -15 },
  { level: 'good', name: '좋음', range: '−9~\u200b−5', gapYears: -7 },
  { level: 'mid', name: '양호', range: '−4~\u200b−1', gapYears: -3 },
  { level: 'zero', name: '제 나이', range: '0', gapYears: 0 },
  { level: 'warning', name: '주의', range: '+1~\u200b+4', gapYears: 3 },
  { level: 'danger', name: '위험', range: '+5~\u200b+9', gapYears: 7 },
  { level: 'worst', name: '심각', range: '+10↑', gapYears: 15 },
] as const

export const AgeGap: Story = {
  render: () => (
    <Panel title="건강나이 계기" note="Age-gap meter, −15 to +15">
      <AgeGapMeter gapYears={-6} label="건강나이 36세, 실제보다 6세 젊음, 좋음">
        <b>
          36<small>세</small>
        </b>
        <span>실제 나이 42세</span>
      </AgeGapMeter>
      <div className={css.scale}>
        <AgeScale label="일곱 단계" gapYears={-6} steps={levels} />
      </div>
      <div className={css.minis}>
        {levels.map(({ level, name, gapYears }) => (
          <figure key={level}>
            <AgeGapMeter plain gapYears={gapYears} label={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <p className={css.note} lang="en">
        Needle = value ÷ 15 × 90°. Values beyond ±15 stop at the end; the number does not.
      </p>
    </Panel>
  ),
}

/** The weight of the board: so many days after October 20, so many kilograms. */
const weights = [
  [0, 70.4],
  [2, 70.5],
  [5, 70.1],
  [7, 70.2],
  [9, 69.8],
  [12, 69.9],
  [14, 69.6],
  [16, 69.4],
  [19, 69.5],
  [21, 69.2],
  [23, 69],
  [26, 68.9],
  [28, 68.7],
  [30, 68.4],
] as const
const FIRST_DAY = windowStart(31)

/** Puts a finger on the chart in it, so many px from the chart's left, as soon as the chart is drawn. */
function Touched({ at, children }: { at: number; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = root.current
    if (!place) return undefined
    const touch = () => {
      const marker = place.querySelector('[role="slider"]')
      if (!marker) return
      seen.disconnect()
      marker.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          pointerType: 'touch',
          clientX: marker.getBoundingClientRect().left + at,
        }),
      )
    }
    const seen = new MutationObserver(touch)
    seen.observe(place, { childList: true, subtree: true })
    touch()
    return () => seen.disconnect()
  }, [at])
  return (
    <div ref={root} className={css.phoneWide}>
      {children}
    </div>
  )
}

const glucose = daily([96, 101, 94, 98, 92, 95, 93])
const afterMeals = [138, 145, 131, 142, 128, 133, 129]

export const Lines: Story = {
  render: () => (
    <Panel title="꺾은선" note="Line chart with goal and touch">
      <Touched at={232.5}>
        <LineChart
          {...formats}
          points={weights.map(([after, value]) => ({ day: addDays(FIRST_DAY, after), value }))}
          from={FIRST_DAY}
          to={TODAY}
          color="weight"
          goal={{ value: 66, label: '목표 66.0 kg' }}
          label="최근 한 달 체중. 10월 20일 70.4킬로그램에서 11월 19일 68.4킬로그램으로 2.0킬로그램 줄었어요. 목표는 66.0킬로그램이에요."
          tableCaption="최근 한 달 체중"
          tableHead={['날짜', '체중']}
          formatValue={(kg) => `${kg.toFixed(1)} kg`}
          markerLabel="날짜 고르기"
          emptyText="이 기간에는 기록이 없어요"
        />
      </Touched>
      <Spec name="Two series: filled and hollow points">
        <div className={css.phoneWide}>
          <TwoLines
            {...formats}
            points={glucose.map(({ day, value }, at) => ({ day, first: afterMeals[at] ?? null, second: value }))}
            from={windowStart(7)}
            to={TODAY}
            colors={{ first: 'glucose-after', second: 'glucose-before' }}
            label="최근 7일 혈당. 식전 평균 96, 식후 평균 135밀리그램 퍼 데시리터예요."
            tableCaption="최근 7일 혈당"
            tableHead={['날짜', '식후', '식전']}
            unknownText="없음"
            emptyText="이 기간에는 기록이 없어요"
          />
        </div>
        <SeriesLegend
          items={[
            { key: 'after', shape: 'dot', color: 'glucose-after', text: '식후 평균 135' },
            { key: 'before', shape: 'ring', color: 'glucose-before', text: '식전 평균 96 mg/dL' },
          ]}
        />
      </Spec>
    </Panel>
  ),
}

const lows = [78, 77, 80, 75, 75, 74, 73]
const pulses = [72, 70, 74, 69, 68, 70, 67]

export const Range: Story = {
  render: () => (
    <Panel title="구간 차트" note="Range chart, blood pressure">
      <div className={css.phoneWide}>
        <RangeChart
          {...formats}
          points={daily([121, 119, 123, 117, 116, 116, 114]).map(({ day, value }, at) => ({
            day,
            high: value,
            low: lows[at] ?? null,
            lane: pulses[at] ?? null,
          }))}
          from={windowStart(7)}
          to={TODAY}
          colors={{ high: 'systolic', low: 'diastolic', lane: 'pulse' }}
          label="최근 7일 혈압. 평균 118/76, 맥박 70. 가장 높은 날은 일요일 123/80이에요."
          tableCaption="최근 7일 혈압"
          tableHead={['날짜', '수축기', '이완기', '맥박']}
          unknownText="없음"
          emptyText="이 기간에는 기록이 없어요"
        />
      </div>
      <div className={css.legend}>
        <SeriesLegend
          items={[
            { key: 'high', shape: 'dot', color: 'systolic', text: '수축기 118' },
            { key: 'low', shape: 'ring', color: 'diastolic', text: '이완기 76' },
            { key: 'pulse', shape: 'dash', color: 'pulse', text: '맥박 70' },
          ]}
        />
      </div>
    </Panel>
  ),
}

export const Stacked: Story = {
  render: () => (
    <Panel title="쌓은 막대" note="Stacked bar, sleep stages">
      <p className={css.sleep}>
        <b>6시간 10분</b>
        <span>00:35–06:45</span>
      </p>
      <StackedBar
        label="수면 6시간 10분: 깊은 잠 1시간 5분, 얕은 잠 3시간 20분, 렘수면 1시간 25분, 깬 시간 20분"
        emptyText="수면 기록이 없어요"
        parts={[
          { key: 'deep', name: '깊은 잠', amount: 65, value: '1시간 5분', color: 'sleep-deep' },
          { key: 'light', name: '얕은 잠', amount: 200, value: '3시간 20분', color: 'sleep-light' },
          { key: 'rem', name: '렘수면', amount: 85, value: '1시간 25분', color: 'sleep-rem' },
          { key: 'awake', name: '깬 시간', amount: 20, value: '20분', color: 'sleep-awake' },
        ]}
      />
    </Panel>
  ),
}

export const Sparklines: Story = {
  render: () => (
    <Panel title="작은 선" note="Sparkline">
      <Rows label="작은 선">
        {(
          [
            [Footprints, '걸음', '하루 평균 7,014보', 'steps', [8412, 5230, 6108, 9034, 7820, 8655, 3842], '3,842'],
            [Weight, '체중', '한 달 새 −2.0 kg', 'weight', [70.4, 70.1, 69.8, 69.6, 69.5, 69, 68.4], '68.4'],
            [HeartPulse, '수축기', '7일 평균 118', 'systolic', [121, 119, 123, 117, 116, 116, 114], '114'],
          ] as const
        ).map(([icon, title, sub, color, values, latest]) => (
          <ListRow
            key={title}
            lead={<RowIcon icon={icon} />}
            title={title}
            sub={sub}
            end={
              <span className={css.spark}>
                <Sparkline values={values} color={color} />
                <b>{latest}</b>
              </span>
            }
          />
        ))}
      </Rows>
    </Panel>
  ),
}

export const StatusRows: Story = {
  render: () => (
    <Panel title="상태 눈금" note="Status scale, thirds">
      <div className={css.lines}>
        <StatusRow name="혈당" status="normal" word="정상" label="혈당 정상" />
        <StatusRow name="혈압" status="caution" word="주의" label="혈압 주의" />
        <StatusRow name="중성지방" status="danger" word="위험" label="중성지방 위험" />
      </div>
    </Panel>
  ),
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays, formatDay, today } from '#src/lib/days.ts'
import { measuredSoon, type PlayedDevice, type SentHow } from './devices.ts'
import { daySummary, HISTORY_DAYS, type HistoryKind } from './history.ts'
import css from './panel.module.css'
import { Action, Check, Group, Select } from './parts.tsx'
import type { Simulator } from './simulator.ts'
import { historyOptions } from './stand-in.ts'
import { PLAYED_DEVICES, type SimulatorState } from './state.ts'

const BAR_HEIGHT = 64

/** The recorded history, one day at a time: the slider moves the phone's last day. */
export function HistoryTab({ simulator, state }: { simulator: Simulator; state: SimulatorState }) {
  const { t, i18n } = useLingui()
  const [now] = useState(() => Date.now())
  const day = addDays(today(new Date(now)), -state.daysBack)
  const summary = daySummary(day, historyOptions(state, now))
  const most = Math.max(1, ...summary.hours)
  const kinds: Record<HistoryKind, string> = {
    steps: t`걸음 조각`,
    exercise: t`운동`,
    food: t`식사`,
    sleep: t`수면`,
    weight: t`체중`,
    height: t`키`,
    bloodPressure: t`혈압`,
    bloodGlucose: t`혈당`,
    heartRate: t`심박수`,
  }
  const [device, setDevice] = useState<PlayedDevice>('omronPressure')
  const devices: Record<PlayedDevice, string> = {
    omronPressure: t`오므론 혈압계`,
    isens: t`아이센스 혈당계`,
    autocheck: t`오토첵 혈당계`,
    autocheckCs20e: t`오토첵 CS20E`,
    omronFat: t`오므론 체지방계`,
  }
  const send = (what: { times?: number; how?: SentHow }) => {
    simulator.change({ measured: [...simulator.state().measured, ...measuredSoon(device, what)] })
  }
  return (
    <>
      <Group
        title={t`휴대폰의 마지막 날`}
        help={t`이 날까지의 기록만 휴대폰에 있어요. 하루씩 옮기며 다시 연동해 보세요.`}
      >
        <input
          type="range"
          className={css.range}
          aria-label={t`기록 날짜`}
          aria-valuetext={formatDay(day, i18n.locale, 'long')}
          min={1 - HISTORY_DAYS}
          max={0}
          value={-state.daysBack}
          onChange={(event) => simulator.change({ daysBack: -Number(event.target.value) })}
        />
        <p className={css.day}>{formatDay(day, i18n.locale, 'long')}</p>
        <p className={css.metric}>
          {summary.steps.toLocaleString(i18n.locale)}
          <span>{t`걸음`}</span>
        </p>
        {summary.missed ? <p className={css.help}>{t`휴대폰을 집에 두고 나온 날이에요.`}</p> : null}
        <svg className={css.bars} viewBox={`0 0 240 ${BAR_HEIGHT}`} role="img" aria-label={t`시간별 걸음`}>
          {summary.hours.map((count, hour) => {
            const height = Math.max(1, (count / most) * BAR_HEIGHT)
            // oxlint-disable-next-line react/no-array-index-key -- an hour is its place
            return (
              <rect
                key={hour}
                x={hour * 10 + 1}
                y={BAR_HEIGHT - height}
                width={8}
                height={height}
                rx={2}
                data-some={count > 0 || undefined}
              />
            )
          })}
        </svg>
        <div className={css.hours} aria-hidden>
          {['0', '6', '12', '18', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </Group>
      <Group title={t`그날의 기록`}>
        <dl className={css.counts}>
          {[...summary.rowCounts].map(([kind, count]) => (
            <div key={kind}>
              <dt>{kinds[kind as HistoryKind]}</dt>
              <dd>{t`${count}건`}</dd>
            </div>
          ))}
        </dl>
        <Check
          label={t`워치도 같은 걸음을 기록`}
          checked={state.watch}
          onChange={(watch) => simulator.change({ watch })}
        />
      </Group>
      <Group title={t`측정 기기`} help={t`누르면 20초 뒤에 값이 휴대폰에 와요. 누르지 않으면 아무것도 오지 않아요.`}>
        <Select
          label={t`보내는 기기`}
          value={device}
          options={PLAYED_DEVICES.map((one) => [one, devices[one]] as const)}
          onChange={setDevice}
        />
        <div className={css.pair}>
          <Action onClick={() => send({})}>{t`값 보내기`}</Action>
          <Action onClick={() => send({ times: 2 })}>{t`두 번 보내기`}</Action>
        </div>
        <div className={css.pair}>
          <Action onClick={() => send({ how: 'part' })}>{t`일부만 보내기`}</Action>
          <Action onClick={() => send({ how: 'wrong' })}>{t`틀린 값 보내기`}</Action>
        </div>
        <Action onClick={() => simulator.change({ measured: [] })}>{t`기기 값 지우기`}</Action>
      </Group>
    </>
  )
}

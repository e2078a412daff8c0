import { useLingui } from '@lingui/react/macro'
import css from './panel.module.css'
import { Group, Select } from './parts.tsx'
import type { Simulator } from './simulator.ts'
import { type Fault, FAULT_TARGETS, FAULTS, type SimulatorState } from './state.ts'

/** What goes wrong, from the next call on. */
export function FaultTab({ simulator, state }: { simulator: Simulator; state: SimulatorState }) {
  const { t } = useLingui()
  const names: Record<Fault, string> = {
    none: t`장애 없음`,
    noBridge: t`브리지가 없음`,
    slow: t`느림 (4초)`,
    noAnswer: t`답이 오지 않음`,
    '204': t`204 취소`,
    '400': t`400 거절`,
    '401': t`401 권한 없음`,
    '404': t`404 데이터 없음`,
    '500': t`500 실패`,
    malformed: t`읽을 수 없는 답`,
    diesMidway: t`연동 중간에 브리지가 죽음`,
  }
  const groups: Partial<Record<string, string>> = { all: t`모든 호출`, health: t`모든 건강 조회` }
  const targets = FAULT_TARGETS.map((target) => [target, groups[target] ?? target] as const)
  return (
    <>
      <Group title={t`장애`} help={t`다음 호출부터 바로 적용돼요. 장애 없음을 고르면 브리지도 살아나요.`}>
        <div className={css.radios} role="radiogroup" aria-label={t`장애`}>
          {FAULTS.map((fault) => (
            <label key={fault} className={css.check}>
              <input
                type="radio"
                name="simulator-fault"
                checked={state.fault === fault}
                onChange={() => simulator.change({ fault })}
              />
              {names[fault]}
            </label>
          ))}
        </div>
      </Group>
      <Group title={t`어느 호출에서`}>
        <Select
          label={t`호출`}
          value={state.faultTarget}
          options={targets}
          onChange={(faultTarget) => simulator.change({ faultTarget })}
        />
      </Group>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { cutTo, isBeyond } from '#src/lib/letters.ts'
import css from './panel.module.css'
import { Action } from './parts.tsx'
import type { LoggedCall, Simulator } from './simulator.ts'

/** A month of steps is not read here; its beginning says enough. */
const MOST_LETTERS = 2_000

/** Every call of the app and its answer, newest first. */
export function CallsTab({ simulator }: { simulator: Simulator }) {
  const { t } = useLingui()
  const calls = useSyncExternalStore(simulator.subscribe, simulator.calls)
  return (
    <>
      <div className={css.callsHead}>
        <p className={css.help}>{t`호출 ${calls.length}번`}</p>
        <Action onClick={() => simulator.forgetCalls()}>{t`목록 비우기`}</Action>
      </div>
      {calls.length === 0 ? <p className={css.help}>{t`아직 호출이 없어요.`}</p> : null}
      <ol className={css.calls} aria-label={t`브리지 호출`} reversed>
        {calls.map((call) => (
          <li key={call.number}>
            <details>
              <summary>
                <span className={css.callName}>{call.name}</span>
                <span className={css.callAnswer} data-bad={isBad(call) || undefined}>
                  {call.answer ? call.answer.status : '…'}
                </span>
                <span className={css.callTime}>
                  {call.answer ? `${time(call.at)} · ${call.answer.ms} ms` : time(call.at)}
                </span>
              </summary>
              <pre>{textOf(call.args)}</pre>
              {call.answer ? <pre>{textOf(call.answer.body)}</pre> : null}
            </details>
          </li>
        ))}
      </ol>
    </>
  )
}

const isBad = ({ answer }: LoggedCall): boolean => answer !== undefined && answer.status !== '200'

/** `HH:mm:ss` of the developer's own clock. */
const time = (at: number): string => new Date(at).toTimeString().slice(0, 8)

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  return isBeyond(text, MOST_LETTERS) ? `${cutTo(text, MOST_LETTERS)} …` : text
}

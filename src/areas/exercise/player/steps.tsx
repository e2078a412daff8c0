import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { sharesOf, type Run } from '../programme/run.ts'
import css from './player.module.css'

/**
 * The moves of a programme as parts of a line, as long as they last; with `names` under them where there is room to
 * read.
 */
export function Steps({ run, nowMs, names }: { run: Run; nowMs: number; names?: true }) {
  const { t } = useLingui()
  const { moves } = run.plan
  const shares = sharesOf(run, nowMs)
  const of = moves.length
  const at = run.at.move + 1
  const columns = {
    '--columns': moves.map(({ setS, sets }) => `${Math.max(1, setS * sets)}fr`).join(' '),
  } as CSSProperties
  return (
    <div style={columns}>
      <div className={css.steps} role="img" aria-label={t`동작 ${of}개 가운데 ${at}번째`}>
        {moves.map(({ sn }, move) => (
          <span key={sn} style={{ '--share': shares[move] ?? 0 } as CSSProperties} />
        ))}
      </div>
      {names && (
        <p className={css.names} aria-hidden="true">
          {moves.map(({ sn, name, sets }, move) => {
            const set = run.at.set + 1
            return move === run.at.move ? (
              <b key={sn}>{sets > 1 ? `${name} ${set}/${sets}` : name}</b>
            ) : (
              <span key={sn}>{name}</span>
            )
          })}
        </p>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { emptyOutbox, type OutboxState, readOutbox } from './outbox.ts'
import css from './panel.module.css'
import { Action } from './parts.tsx'

const LOOK_MS = 2_000

/**
 * What the server's stand-ins for partners were sent: codes by text, and whatever further ones take. Looked at while
 * the tab is open. And the way to what they show.
 */
export function OutboxTab() {
  const { t } = useLingui()
  const [state, setState] = useState<OutboxState>({ kind: 'waiting' })
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      const found = await readOutbox(stop.signal)
      if (stop.signal.aborted) return
      setState(found)
      timer = setTimeout(() => void look(), LOOK_MS)
    }
    let timer = setTimeout(() => void look())
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])

  if (state.kind === 'waiting') return null
  if (state.kind === 'off')
    return <p className={css.help}>{t`서버의 대역이 꺼져 있어요. HANSANG_SIMULATOR=on으로 시작해 주세요.`}</p>
  const { sent } = state
  return (
    <>
      <p className={css.help}>
        <a href="/_stand-in/counter" target="_blank" rel="noreferrer">{t`퇴식구 화면 열기`}</a>
      </p>
      <div className={css.callsHead}>
        <p className={css.help}>{t`보낸 것 ${sent.length}개`}</p>
        <Action onClick={() => void emptyOutbox().then(setState)}>{t`보낸 것 비우기`}</Action>
      </div>
      {sent.length === 0 ? (
        <p className={css.help}>{t`아직 보낸 것이 없어요. 인증번호를 받으면 여기에 보여요.`}</p>
      ) : null}
      <ol className={css.calls} aria-label={t`협력사에 보낸 것`} reversed>
        {sent.map(({ number, at, to, text }) => (
          <li key={number} className={css.sent}>
            <p className={css.callTime}>
              {new Date(at).toTimeString().slice(0, 8)} · {to}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import css from './panel.module.css'
import { Action } from './parts.tsx'
import type { SystemPage } from './simulator.ts'

/** A page of the phone's system, over the app: the member allows, refuses, or leaves it. */
export function SystemPageDialog({ page: { kind, answer } }: { page: SystemPage }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const titles: Record<SystemPage['kind'], string> = {
    permissions: t`한상이 건강 데이터를 읽도록 허용할까요?`,
    appleHealth: t`한상이 Apple 건강 데이터를 읽도록 허용할까요?`,
    push: t`한상이 알림을 보내도록 허용할까요?`,
    reply: t`댓글 쓰기`,
    room: t`채팅방`,
  }
  const allows: Partial<typeof titles> = { reply: t`댓글 남기기`, room: t`앱으로 돌아가기` }
  return (
    <dialog
      ref={dialog}
      className={css.system}
      aria-labelledby="simulator-system"
      onCancel={(event) => {
        event.preventDefault()
        answer('close')
      }}
    >
      <p className={css.help}>{t`휴대폰의 시스템 화면 (시뮬레이터)`}</p>
      <h2 id="simulator-system">{titles[kind]}</h2>
      <div className={css.systemActions}>
        {kind === 'room' ? null : (
          <Action onClick={() => answer('refuse')}>{kind === 'reply' ? t`쓰지 않고 닫기` : t`허용 안 함`}</Action>
        )}
        <Action strong onClick={() => answer('allow')}>
          {allows[kind] ?? t`허용`}
        </Action>
      </div>
      {kind === 'permissions' ? <Action onClick={() => answer('close')}>{t`고르지 않고 닫기`}</Action> : null}
    </dialog>
  )
}

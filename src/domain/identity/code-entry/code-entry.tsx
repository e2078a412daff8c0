import { useLingui } from '@lingui/react/macro'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { withJosa } from '#src/lib/korean.ts'
import { codeOf } from '#src/lib/typed.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { RESEND_MS } from './code-check.machine.ts'
import type { CodeCheck } from './use-code-check.ts'
import css from './code-entry.module.css'

interface Props {
  bar: ReactNode
  above?: ReactNode
  check: CodeCheck
  /** Where the code went, as it may be shown. */
  to: string
}

const LENGTH = 6

/**
 * The code of a text message: one field that a phone fills by itself, and nothing that sends on its own. What was typed
 * stays when it was wrong, chosen, so that the next digit takes its place.
 */
export function CodeEntry({ bar, above, check: { snapshot, send }, to }: Props) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { left, until, isReplaced, problem, expiresMs, sentMs, clock } = snapshot.context
  const isOver = snapshot.matches('expired')
  const isBlocked = snapshot.matches('blocked')
  const drawnMs = useSecond(clock, snapshot.matches('waiting') || snapshot.matches('confirming'))
  // While a code is sent nothing is drawn anew: it is later than that, and no code has more than its time.
  const nowMs = Math.max(drawnMs, sentMs)
  const isWrong = left !== null && !snapshot.matches('confirming')

  useEffect(() => {
    if (left !== null) field.current?.select()
  }, [left])

  const target = i18n.locale === 'ko' ? withJosa(to, '으로/로') : to
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const authNo = codeOf(typed, LENGTH)
    setShort(authNo.length !== LENGTH)
    if (authNo.length === LENGTH) send({ type: 'code.typed', authNo })
    else field.current?.focus()
  }
  const error = isBlocked
    ? until === null
      ? t`여러 번 달랐어요. 조금 뒤에 다시 해 주세요.`
      : t`여러 번 달랐어요. ${clockOf(until)}부터 다시 할 수 있어요.`
    : isOver
      ? isReplaced
        ? t`이제 쓸 수 없는 번호예요. 새 번호를 받아 주세요.`
        : t`시간이 지났어요. 새 번호를 받아 주세요.`
      : isShort
        ? t`여섯 자리를 적어 주세요.`
        : isWrong
          ? t`번호가 달라요. ${left}번 더 적을 수 있어요.`
          : undefined
  const said = problem === 'unreachable' ? t`연결하지 못했어요. 다시 눌러 주세요.` : problem?.refused
  return (
    <FlowPage
      bar={bar}
      above={above}
      form={{ onSubmit: submit, noValidate: true }}
      title={t`문자로 받은\n여섯 자리를 적어 주세요`}
      help={t`${target} 보냈어요.`}
      action={
        isBlocked ? (
          <Button size="l" block onClick={() => send({ type: 'code.left' })}>{t`돌아가기`}</Button>
        ) : (
          <Button
            type="submit"
            size="l"
            block
            disabled={isOver}
            busy={snapshot.matches('confirming')}
          >{t`확인`}</Button>
        )
      }
    >
      <div className={css.entry}>
        <div className={css.code}>
          <TextField
            ref={field}
            label={t`인증 번호`}
            value={typed}
            clean={(text) => codeOf(text, LENGTH)}
            onChange={(text) => {
              setTyped(text)
              setShort(false)
            }}
            error={error}
            readOnly={isBlocked}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          {isOver || isBlocked ? null : (
            <span className={css.left} role="timer" aria-label={t`남은 시간`}>
              {minutes(expiresMs - nowMs)}
            </span>
          )}
        </div>
        {said ? (
          <Notice kind="danger" live="alert">
            {said}
          </Notice>
        ) : null}
        {isBlocked ? null : (
          <Button
            kind="text"
            icon={RotateCw}
            busy={snapshot.matches('resending')}
            disabled={!isOver && nowMs - sentMs < RESEND_MS}
            onClick={() => send({ type: 'code.askedAgain' })}
          >
            {t`새 번호 받기`}
          </Button>
        )}
      </div>
    </FlowPage>
  )
}

/** 2:41 */
const minutes = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The time, drawn anew each second while it runs. */
function useSecond(clock: () => number, runs: boolean): number {
  const [nowMs, setNow] = useState(clock)
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [clock, runs])
  return nowMs
}

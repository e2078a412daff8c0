import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { Button } from '#src/ui/button/button.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { readCode } from './read-code.ts'
import css from './event.module.css'

interface Props {
  busy: boolean
  /** What is wrong with the code. */
  problem: string | undefined
  onProblem: (text: string | undefined) => void
  onCode: (code: string) => void
}

/**
 * The code at the counter: from a picture where the phone can read one, else typed. It is sent as it is: what it says
 * is the operator's business.
 */
export function CounterCode({ busy, problem, onProblem, onCode }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (code === '') onProblem(t`코드를 적어 주세요.`)
    else if (!isBeyond(code, MOST_LETTERS.counterCode)) onCode(code)
  }
  const change = (text: string) => {
    setTyped(text)
    onProblem(undefined)
  }
  const look = async (file: File) => {
    const code = await readCode(file)
    if (code === null) onProblem(t`사진에서 코드를 찾지 못했어요. 아래에 적어 주세요.`)
    else onCode(code)
  }
  return (
    <form className={css.board} noValidate onSubmit={submit}>
      {'BarcodeDetector' in window ? (
        <>
          <Button block onClick={() => input.current?.click()}>{t`사진으로 찍기`}</Button>
          <input
            ref={input}
            hidden
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t`퇴식구 코드 사진`}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void look(file)
            }}
          />
        </>
      ) : null}
      <TextField
        label={t`퇴식구 화면의 코드`}
        autoComplete="off"
        autoCapitalize="off"
        limit={MOST_LETTERS.counterCode}
        value={typed}
        error={problem}
        onChange={change}
      />
      <Button type="submit" kind="soft" block busy={busy}>{t`이 코드로 찍기`}</Button>
    </form>
  )
}

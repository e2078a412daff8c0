import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { knowName, knownName } from '#src/app/known-name.ts'
import { useSignIn } from '#src/app/use-sign-in.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond, lengthOf } from '#src/lib/letters.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import css from './login.module.css'

/**
 * Name, password and the choice to stay signed in. A refusal is told once, at the password, and keeps what was typed;
 * which of the two was wrong is not told, so that nobody can find out who is a member. [SES-07, ERR-09, ERR-22]
 */
export function SignInForm() {
  const { t } = useLingui()
  const { signIn, pending, refusal, problem, change, remember: remembered } = useSignIn()
  const [username, setUsername] = useState(knownName)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(remembered)
  const [missing, setMissing] = useState<'username' | 'password' | null>(null)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const typing = (set: (value: string) => void) => (value: string) => {
    set(value)
    change()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = username.trim()
    const noPassword = password === '' ? 'password' : null
    const empty = name === '' ? 'username' : noPassword
    setMissing(empty)
    if (empty === 'username') usernameField.current?.focus()
    else if (empty === 'password') passwordField.current?.focus()
    else if (!isBeyond(name, MOST_LETTERS.signInName) && lengthOf(password) <= MOST_LETTERS.signInPassword) {
      knowName('')
      signIn({ username: name, password, remember })
    }
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        ref={usernameField}
        label={t`아이디`}
        limit={MOST_LETTERS.signInName}
        name="username"
        value={username}
        onChange={typing(setUsername)}
        error={missing === 'username' ? t`아이디를 적어 주세요.` : undefined}
        clearLabel={t`아이디 지우기`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        ref={passwordField}
        label={t`비밀번호`}
        limit={MOST_LETTERS.signInPassword}
        name="password"
        type="password"
        value={password}
        onChange={typing(setPassword)}
        error={missing === 'password' ? t`비밀번호를 적어 주세요.` : (refusal ?? undefined)}
        clearLabel={t`비밀번호 지우기`}
        autoComplete="current-password"
      />
      <div className={css.remember}>
        <Checkbox label={t`자동 로그인`} checked={remember} onChange={setRemember} />
      </div>
      {problem ? (
        <Notice kind="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <Button type="submit" size="l" block busy={pending} busyLabel={t`로그인하는 중`}>
        {t`로그인`}
      </Button>
    </form>
  )
}

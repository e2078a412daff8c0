import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import css from './login.module.css'

/** The ways on for someone who cannot sign in yet. */
export function SignInLinks() {
  const { t } = useLingui()
  return (
    <nav className={css.links} aria-label={t`로그인 도움`}>
      <Link to="/mypage/user/find">{t`아이디 찾기`}</Link>
      <Link to="/mypage/user/find" search={{ find: 'pwd' }}>{t`비밀번호 찾기`}</Link>
      <Link to="/member/memIntro">{t`회원가입`}</Link>
    </nav>
  )
}

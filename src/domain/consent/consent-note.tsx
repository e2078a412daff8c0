import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { KEEPING_RULE } from './keeping-consent.ts'
import css from './consent-note.module.css'

/** What saving agrees to, above the button that says so; the whole text is one step away. */
export function ConsentNote() {
  const { t } = useLingui()
  return (
    <div className={css.note}>
      <p>{t`기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.`}</p>
      <Link to="/mypage/health" search={{ rule: KEEPING_RULE }}>{t`동의 전문 읽기`}</Link>
    </div>
  )
}

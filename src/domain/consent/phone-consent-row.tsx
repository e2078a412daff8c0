import { useLingui } from '@lingui/react/macro'
import css from './consent.module.css'
import { phoneLines } from './phone-words.ts'
import { RuleLines } from './rule-lines.tsx'

/**
 * What linking the phone agrees to, above the button that says so. It lets nothing be kept that the consent to keep
 * health data is asked for.
 */
export function PhoneConsentRow() {
  const { t } = useLingui()
  return (
    <div className={css.row}>
      <p>{t`휴대폰의 걸음 같은 기록을 가져오려면 민감정보 처리 동의가 필요해요. 언제든 거둘 수 있어요.`}</p>
      <RuleLines lines={phoneLines} />
    </div>
  )
}

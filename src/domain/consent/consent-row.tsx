import { useLingui } from '@lingui/react/macro'
import css from './consent.module.css'
import { KeepingLines } from './keeping-lines.tsx'

/**
 * What saving agrees to, above the button that says so; nothing where that was answered before (docs/decisions/191).
 */
export function ConsentRow({ consent: { needed } }: { consent: { needed: boolean } }) {
  const { t } = useLingui()
  if (!needed) return null
  return (
    <div className={css.row}>
      <p>{t`기록을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.`}</p>
      <KeepingLines />
    </div>
  )
}

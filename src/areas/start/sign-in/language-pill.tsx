import { useLingui } from '@lingui/react/macro'
import Globe from 'lucide-react/icons/globe'
import { useLanguage } from '#src/app/use-language.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import css from './login.module.css'

/**
 * Shows the language in use and switches to the other; it is named in the language it leads to, for those who need it.
 */
export function LanguagePill() {
  const { t } = useLingui()
  const { language, choose } = useLanguage()
  const [name, next] = language === 'ko' ? (['한국어', 'en'] as const) : (['English', 'ko'] as const)
  return (
    <div className={css.bar}>
      <button type="button" className={css.pill} lang={next} onClick={() => choose(next)}>
        <span lang={language}>
          <Icon of={Globe} size="s" />
          {name}
        </span>{' '}
        <VisuallyHidden>{next === 'en' ? 'Switch to English' : t`한국어로 바꾸기`}</VisuallyHidden>
      </button>
    </div>
  )
}

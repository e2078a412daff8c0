import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/app/use-language.ts'
import { useTheme } from '#src/app/use-theme.ts'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import css from './setup.module.css'

/** Looks and language of this phone: signed in or not. */
export function DeviceRows() {
  const { t } = useLingui()
  const { theme, choose: chooseTheme } = useTheme()
  const { language, choose: chooseLanguage } = useLanguage()
  return (
    <>
      <div className={css.setting}>
        <span>{t`화면 테마`}</span>
        <Segmented
          label={t`화면 테마`}
          value={theme}
          onChange={chooseTheme}
          options={[
            { value: 'system', label: t`시스템` },
            { value: 'light', label: t`밝게` },
            { value: 'dark', label: t`어둡게` },
          ]}
        />
      </div>
      <div className={css.setting}>
        <span>{t`언어`}</span>
        <Segmented
          label={t`언어`}
          value={language}
          onChange={chooseLanguage}
          options={[
            { value: 'ko', label: <span lang="ko">한국어</span> },
            { value: 'en', label: <span lang="en">English</span> },
          ]}
        />
      </div>
    </>
  )
}

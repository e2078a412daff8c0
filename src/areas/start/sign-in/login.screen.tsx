import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import IdCard from 'lucide-react/icons/id-card'
import { Button } from '#src/ui/button/button.tsx'
import { Logo } from '#src/ui/mark/mark.tsx'
import { Table } from '#src/ui/dish/table.tsx'
import { LanguagePill } from './language-pill.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import css from './login.module.css'

/** The entry page: a laid table, and everything to touch in the lower half (docs/decisions/070). [SES-09] */
export function LoginScreen() {
  const { t } = useLingui()
  return (
    <main className={css.page}>
      <LanguagePill />
      <div className={css.art} aria-hidden="true">
        <Table />
      </div>
      <div className={css.body}>
        <div className={css.logo}>
          <Logo word={t`한상`} />
        </div>
        <h1>{t`오늘도 든든하게\n한 상 차려 드릴게요`}</h1>
        <SignInForm />
        <div className={css.other}>
          <Button kind="soft" size="l" block icon={IdCard} render={<Link to="/toms" />}>
            {t`임직원 Knox 로그인`}
          </Button>
        </div>
        <SignInLinks />
      </div>
    </main>
  )
}

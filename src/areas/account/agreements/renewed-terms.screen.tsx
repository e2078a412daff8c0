import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { termsQuery, useAgreeToTerms } from './agreements.queries.ts'
import { renewedIn, requiredTexts } from './renewed.ts'
import css from './agreements.module.css'

/**
 * The terms have a new version: what has changed, a sentence each. Asked once a sign-in; later is an answer, too.
 * [MBR-05]
 */
export function RenewedTermsScreen() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { data: terms } = useSuspenseQuery(termsQuery())
  const agree = useAgreeToTerms()
  const leave = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/', replace: true })
  const version = terms.termsVer
  const since = formatDay(terms.sinceDt, i18n.locale, 'dated')
  const told = renewedIn(version)
  // An old link, or a second tab in which it was agreed to.
  const isDone = terms.termsAgreeYn === 'Y' && !agree.isPending
  return (
    <FlowPage
      bar={<ScreenBar backTo="/main" titleAs="p" />}
      title={isDone ? t`새 약관에\n동의했어요` : t`약관이\n새로워졌어요`}
      help={
        told
          ? t`${since}부터 지키는 ${version} 버전에서 바뀐 것을 한 줄로 적었어요.`
          : t`${since}부터 지키는 ${version} 버전이에요. 무엇이 바뀌었는지 읽어 보세요.`
      }
      action={
        isDone ? (
          <Button size="l" block onClick={leave}>{t`돌아가기`}</Button>
        ) : (
          <>
            <Button
              size="l"
              block
              busy={agree.isPending}
              onClick={() => agree.send({ params: { query: { termsAgreeYn: 'Y' } } }, leave)}
            >{t`동의하기`}</Button>
            <Button kind="text" block onClick={leave}>{t`다음에 볼게요`}</Button>
          </>
        )
      }
    >
      <Card className={css.wide}>
        <Rows label={t`바뀐 것`}>
          {told
            ? told.map(({ name, change, to }) => (
                <ListRow key={to} title={i18n._(name)} sub={i18n._(change)} chevron render={<Link to={to} />} />
              ))
            : requiredTexts.map(({ name, to }) => (
                <ListRow key={to} title={i18n._(name)} chevron render={<Link to={to} />} />
              ))}
        </Rows>
      </Card>
    </FlowPage>
  )
}

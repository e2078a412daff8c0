import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { agreementsQuery, useAgreeToTerms } from './agreements.queries.ts'
import css from './agreements.module.css'

/** The terms have a new version: what has changed, a sentence each. Asked once a sign-in; later is an answer, too. [MBR-05] */
export function RenewedTermsScreen() {
  const { t, i18n } = useLingui()
  const { data: list } = useSuspenseQuery(agreementsQuery())
  const service = list.find(({ agreeCode }) => agreeCode === 'TERMS01')
  const since = service && formatDay(service.sinceDt, i18n.locale, 'dated')
  const router = useRouter()
  const agree = useAgreeToTerms()
  const leave = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/', replace: true }))
  return (
    <FlowPage
      bar={<ScreenBar backTo="/main" titleAs="p" />}
      title={t`약관이\n새로워졌어요`}
      help={since === undefined ? t`무엇이 바뀌었는지 한 줄로 적었어요.` : t`${since}부터 지켜요. 무엇이 바뀌었는지 한 줄로 적었어요.`}
      action={
        <>
          <Button size="l" block busy={agree.isPending} onClick={() => agree.send({ params: { query: { termsAgreeYn: 'Y' } } }, leave)}>{t`동의하기`}</Button>
          <Button kind="text" block onClick={leave}>{t`다음에 볼게요`}</Button>
        </>
      }
    >
      <Card className={css.wide}>
        <Rows label={t`바뀐 것`}>
          <ListRow title={t`서비스 이용약관`} sub={t`예약을 언제까지 바꿀 수 있는지 적었어요.`} chevron render={<Link to="/mypage/termsdetailService" />} />
          <ListRow title={t`개인정보 처리방침`} sub={t`이름과 연락처를 어디에 쓰는지 적었어요.`} chevron render={<Link to="/mypage/termsDetailPrivacyPolicy" />} />
          <ListRow title={t`개인정보 제3자 제공`} sub={t`식당에 무엇을 알리고 알리지 않는지 적었어요.`} chevron render={<Link to="/mypage/termsDetailProvidePersonal" />} />
        </Rows>
      </Card>
    </FlowPage>
  )
}

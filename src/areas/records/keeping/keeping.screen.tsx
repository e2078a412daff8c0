import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { TermsText } from '#src/patterns/terms-text.tsx'
import { useIsSignedIn } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { rulesQuery } from './keeping.queries.ts'

/** How health data is kept, for anybody who asks; who is signed in sees what they have agreed to. [ROU-13] */
export function KeepingScreen() {
  const { t } = useLingui()
  const signedIn = useIsSignedIn()
  return (
    <TermsText
      bar={<ScreenBar titleAs="p" backTo={signedIn ? '/healthlog/healthlog' : '/'} />}
      title={t`건강정보는\n이렇게 지켜요`}
      sections={[
        {
          title: t`무엇을 모으나요`,
          lines: [t`직접 적거나 휴대폰과 기기가 보낸 체중, 혈압, 혈당, 수면, 걸음, 운동이에요.`, t`건강검진은 따로 동의하고 본인 확인을 한 뒤에만 가져와요.`],
        },
        { title: t`왜 모으나요`, lines: [t`내 값이 어디쯤인지, 어떻게 달라졌는지 보여 드리려고요.`, t`병을 진단하거나 다른 사람과 견주어 순위를 매기지 않아요.`] },
        { title: t`누가 보나요`, lines: [t`나만 봐요. 회사와 동료에게는 보이지 않아요.`, t`또래 평균은 열 사람부터 이름 없이 셈해요.`] },
        { title: t`얼마나 두나요`, lines: [t`지우기 전까지 두고, 지우면 바로 없어져요.`, t`동의를 거두면 새로 저장하지 않아요. 그때까지의 기록을 함께 지울 수도 있어요.`] },
      ]}
      action={signedIn ? undefined : <Button size="l" block render={<Link to="/" />}>{t`로그인하기`}</Button>}
    >
      {signedIn ? <Rules /> : null}
    </TermsText>
  )
}

function Rules() {
  const { t, i18n } = useLingui()
  const { data: rules } = useQuery(rulesQuery())
  if (rules === undefined || rules.length === 0) return null
  return (
    <Card labelledBy="keeping-rules">
      <CardHead id="keeping-rules" title={t`내가 한 동의`} more={<MoreLink render={<Link to="/my/settingAgree" />}>{t`동의 보기`}</MoreLink>} />
      <Rows>
        {rules.map(({ ruleSn, ruleNm, agreeYn, agreeDtm }) => (
          <ListRow key={ruleSn} tight title={<span lang="ko">{ruleNm}</span>} {...(agreeDtm !== null && { sub: formatDay(agreeDtm.slice(0, 8), i18n.locale, 'dated') })} end={agreeYn === 'Y' ? t`동의함` : <b>{t`동의하지 않음`}</b>} />
        ))}
      </Rows>
    </Card>
  )
}

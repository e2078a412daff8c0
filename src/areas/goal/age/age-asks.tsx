import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { KEEPING_RULE } from '#src/domain/consent/keeping-consent.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { useGiveConsent, useHideGuide } from './age.queries.ts'
import css from './age.module.css'

/** What the page is, for whoever opens it the first time; put away for good. [GOL-04] */
export function AgeGuide() {
  const { t } = useLingui()
  const hide = useHideGuide()
  return (
    <Card tone="brand">
      <CardHead title={t`건강나이가 뭐예요?`} />
      <ul className={css.guide}>
        <li>{t`최근 한 달의 기록과 검진 결과로 셈한 나이예요.`}</li>
        <li>{t`숫자보다 무엇이 움직였는지를 보세요.`}</li>
        <li>{t`의사의 진단이 아니에요. 참고로만 보세요.`}</li>
      </ul>
      <Button kind="text" block busy={hide.isPending} onClick={() => hide.send({ body: { hideGuideYn: 'Y' } })}>{t`다시 보지 않기`}</Button>
    </Card>
  )
}

/** A row in place, not a wall: what is kept already stays to be seen. */
export function ConsentCard() {
  const { t } = useLingui()
  const give = useGiveConsent()
  return (
    <Card>
      <CardHead title={t`건강정보를 맡길까요?`} more={<MoreLink render={<Link to="/mypage/health" search={{ rule: KEEPING_RULE }} />}>{t`전문 읽기`}</MoreLink>} />
      <p className={css.quiet}>{t`새로 잰 값을 저장하려면 건강정보 수집·이용 동의가 필요해요. 언제든 거둘 수 있어요.`}</p>
      <Button kind="soft" block busy={give.isPending} onClick={() => give.send({ params: { query: { ruleSn: KEEPING_RULE } } })}>{t`동의하기`}</Button>
    </Card>
  )
}

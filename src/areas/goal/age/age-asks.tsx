import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { useHideGuide } from './age.queries.ts'
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
      <Button
        kind="text"
        block
        busy={hide.isPending}
        onClick={() => hide.send({ body: { hideGuideYn: 'Y' } })}
      >{t`다시 보지 않기`}</Button>
    </Card>
  )
}

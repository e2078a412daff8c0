import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import css from './consent.module.css'
import { useAgreeToKeeping, useKeepingRule } from './keeping-consent.queries.ts'
import { KeepingLines } from './keeping-lines.tsx'

/**
 * In the place of what is worked out from health data, for who does not let it be kept: since when, what is still
 * there, and the way back.
 */
export function WithoutConsent() {
  const { t, i18n } = useLingui()
  const rule = useKeepingRule()
  const { busy, give } = useAgreeToKeeping()
  const since = rule?.agreeDtm ?? null
  const day = since === null ? null : formatDay(dayOf(since), i18n.locale, 'dated')
  return (
    <Card labelledBy="without-consent">
      <CardHead
        id="without-consent"
        title={day === null ? t`건강정보를 맡기시면 셈해 드려요` : t`동의를 거두셔서 셈하지 않아요`}
      />
      <div className={css.card}>
        <p>
          {day === null
            ? t`아직 건강정보 수집·이용에 동의하지 않으셨어요. 동의하시면 적으신 기록으로 셈해 드려요.`
            : t`${day}에 건강정보 수집·이용 동의를 거두셨어요. 그때까지의 기록은 그대로 볼 수 있어요.`}
        </p>
        <KeepingLines />
      </div>
      <Button kind="soft" block busy={busy} onClick={give}>
        {day === null ? t`동의하기` : t`다시 동의하기`}
      </Button>
    </Card>
  )
}

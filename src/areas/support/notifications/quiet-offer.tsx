import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { readCookie, setCookie } from '#src/shell/cookies.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { NoticeKind } from './notices.ts'
import { useTurnOffPushSetting } from './notices.queries.ts'
import css from './notices.module.css'

/** Who keeps a kind is not asked about it again for so long. */
const KEPT_DAYS = 90

const cookieOf = (kind: NoticeKind) => `quiet.${kind}`

/** Offers to stop a kind of notice that is hardly ever opened. */
export function QuietOffer({ offer: { pushType, sentCnt, openedCnt } }: { offer: Schemas['PushQuietOffer'] }) {
  const { t } = useLingui()
  const quiet = useTurnOffPushSetting()
  const [isKept, setKept] = useState(() => readCookie(cookieOf(pushType)) !== '')
  if (isKept) return null
  const titles: Record<NoticeKind, string> = {
    menu: t`식단 알림, 줄여 드릴까요?`,
    health: t`건강 알림, 줄여 드릴까요?`,
    challenge: t`챌린지 알림, 줄여 드릴까요?`,
    event: t`이벤트 알림, 줄여 드릴까요?`,
    reservation: t`예약 알림, 줄여 드릴까요?`,
    chat: t`상담 알림, 줄여 드릴까요?`,
    notice: t`공지 알림, 줄여 드릴까요?`,
  }
  const keep = () => {
    setCookie(cookieOf(pushType), 'kept', { days: KEPT_DAYS })
    setKept(true)
  }
  return (
    <Card tone="linen" labelledBy="quiet-offer">
      <CardHead id="quiet-offer" title={titles[pushType]} />
      <p className={css.why}>
        {openedCnt === 0
          ? t`최근에 온 ${formatNumber(sentCnt)}개를 하루 안에 연 적이 없어요.`
          : t`최근에 온 ${formatNumber(sentCnt)}개 가운데 ${formatNumber(openedCnt)}개만 하루 안에 여셨어요.`}
      </p>
      <div className={css.choice}>
        <Button kind="neutral" className={css.keep} onClick={keep}>{t`그대로 둘게요`}</Button>
        <Button
          kind="soft"
          busy={quiet.isPending}
          onClick={() => quiet.send({ body: { pushType, useYn: 'N' } })}
        >{t`알림 끄기`}</Button>
      </div>
    </Card>
  )
}

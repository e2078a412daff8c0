import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Share from 'lucide-react/icons/share'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useRange } from '#src/domain/day/use-range.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { InviterForm, OwnCode, useSendCode } from '../detail/code-parts.tsx'
import { eventQuery } from '../detail/event.queries.ts'
import { joinableQuery } from './invite.queries.ts'

/** Bringing a colleague along: with the own code, which both have points for, or into a challenge. */
export function InviteScreen({ eventSeq, invitedBy }: { eventSeq: number; invitedBy?: string | undefined }) {
  const { t } = useLingui()
  const { data: event } = useSuspenseQuery(eventQuery(eventSeq))
  const send = useSendCode()
  const { recomm, rewardPoint, statusCode } = event
  if (recomm === null || statusCode !== 'ING') return <InviteToChallenge />
  const { recommCode, recommCnt, openYn, fromNickName } = recomm
  const points = formatNumber(rewardPoint)
  return (
    <DetailPage
      bar={<Bar />}
      lead={{
        title: recommCnt === 0 ? t`동료와 함께\n시작해 볼까요?` : t`지금까지\n${recommCnt}명이 함께했어요`,
        below:
          fromNickName === null
            ? t`동료가 코드를 적으면 ${points}포인트씩 받아요.`
            : t`${fromNickName} 님의 코드로 오셨어요.`,
      }}
      action={
        <Button size="l" block icon={Share} onClick={() => void send(recommCode)}>{t`동료에게 코드 보내기`}</Button>
      }
    >
      <OwnCode {...recomm} />
      {openYn === 'Y' ? <InviterForm {...event} given={invitedBy} /> : null}
      <Challenges />
    </DetailPage>
  )
}

/** While no points are given for it: a challenge is still better with a colleague. */
export function InviteToChallenge() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<Bar />}
      lead={{ title: t`동료와 함께\n시작해 볼까요?`, below: t`챌린지를 골라 동료에게 보낼 수 있어요.` }}
    >
      <Challenges />
      <Button kind="soft" block render={<Link to="/challenge/challengeList" />}>{t`챌린지 모두 보기`}</Button>
    </DetailPage>
  )
}

function Bar() {
  const { t } = useLingui()
  return <ScreenBar titleAs="p" title={t`동료 초대`} backTo="/my/menu" />
}

function Challenges() {
  const { t, i18n } = useLingui()
  const range = useRange()
  const { data } = useSuspenseQuery(joinableQuery())
  if (data.list.length === 0) return null
  return (
    <Card>
      <CardHead id="challenges" title={t`챌린지에 부르기`} />
      <Rows labelledBy="challenges">
        {data.list.map(({ chalnCode, chalnNm, chalnNmEng, startDt, endDt }) => {
          const name = (i18n.locale === 'en' && chalnNmEng) || chalnNm
          return (
            <ListRow
              key={chalnCode}
              title={<span lang={name === chalnNm ? 'ko' : undefined}>{name}</span>}
              sub={range(startDt, endDt)}
              chevron
              render={<Link to="/challenge/kakaoShare" search={{ chalnCode }} />}
            />
          )
        })}
      </Rows>
    </Card>
  )
}

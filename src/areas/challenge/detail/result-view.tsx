import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useMemberName } from '#src/domain/member/use-member.ts'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Slip, SlipEarned } from '#src/ui/slip/slip.tsx'
import type { Challenge } from '../challenge.ts'
import { BadgeCard } from '../badge/badge-card.tsx'
import { ReportCard } from '../report/report-card.tsx'
import { resultQuery } from '../challenge.queries.ts'
import { Signed } from './promise-slip.tsx'
import { ValueCard } from './value-card.tsx'

const CareCards = lazyPart(() => import('../coached/care-card.tsx'), 'CareCards')

/**
 * The end: the promise comes back, stamped when it was kept; what it earned and what it changed. Nobody is told that
 * they failed.
 */
export function ResultView({
  challenge,
  nextCode,
  notice,
}: {
  challenge: Challenge
  nextCode: string | null
  notice: ReactNode
}) {
  const { t, i18n } = useLingui()
  const name = useMemberName()
  const { data: result } = useSuspenseQuery(resultQuery(challenge.code))
  const { kind, goalDays, mine, settles, end, record } = challenge
  const isKept = result.successYn === 'Y'
  const rate = result.achieveRate
  const days = mine?.successDays ?? 0
  const paid = formatDay(settles, i18n.locale, 'short')
  const count = result.joinCnt
  const slip = isKept ? t`완주증` : mine?.promise ? t`나의 약속` : t`나의 기록`
  // Its terms promise that the days go; the page says when, and what stays once they are gone.
  const recordDay = formatDay(record.day, i18n.locale, 'dated')
  const title =
    goalDays === null || days === 0
      ? isKept
        ? t`목표까지\n다 왔어요`
        : t`${rate}%까지\n왔어요`
      : kind === 'WF'
        ? t`웰푸드를\n${days}번 드셨어요`
        : t`${days}일을\n해내셨어요`
  return (
    <DetailPage
      bar={<ScreenBar title={challenge.name} titleAs="p" backTo="/challenge/lastchallenge" />}
      action={
        nextCode === null ? undefined : (
          <Button
            size="l"
            block
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: nextCode }} />}
          >{t`다음 챌린지 보기`}</Button>
        )
      }
    >
      {notice}
      {record.isGone ? (
        <Notice kind="info">{t`이 챌린지에서 센 기록은 ${recordDay}에 지웠어요. 결과와 포인트는 남아 있어요.`}</Notice>
      ) : null}
      <Slip
        label={slip}
        kind={slip}
        title={title}
        stamp={
          isKept
            ? { word: t({ message: '완주', context: 'stamp' }), day: formatDay(end, i18n.locale, 'tiny') }
            : undefined
        }
        stub={
          result.rewardPoint > 0 ? (
            <>
              <SlipEarned amount={`${formatNumber(result.rewardPoint)}P`}>{t`${paid}에 드렸어요`}</SlipEarned>
              <Button kind="soft" size="s" render={<Link to="/mypage/point" />}>{t`포인트 보기`}</Button>
            </>
          ) : (
            <Signed challenge={challenge} name={name} />
          )
        }
      >
        {mine?.promise}
      </Slip>
      <ValueCard values={result.valueList} />
      {kind === 'INTENSIVE' && !record.isGone ? (
        <Suspense fallback={null}>
          <CareCards chalnCode={challenge.code} />
        </Suspense>
      ) : null}
      {record.isGone ? null : <ReportCard chalnCode={challenge.code} />}
      <Card tight>
        <Rows>
          {result.teamNm === null || result.teamRankNo === null ? null : (
            <ListRow title={result.teamNm} sub={t`우리 팀`} end={<b>{t`${result.teamRankNo}위`}</b>} />
          )}
          {result.teamCoupon === null ? null : (
            <ListRow
              title={result.teamCoupon.couponNm}
              sub={result.teamCoupon.sharedYn === 'Y' ? t`공동 1위 팀 모두에게 드렸어요` : t`1위 팀이라 드렸어요`}
              chevron
              render={<Link to="/mypage/coupon-detail" search={{ couponNo: result.teamCoupon.couponNo }} />}
            />
          )}
          <ListRow
            title={count > 0 ? t`${count}명이 완주했어요` : t`함께하는 사람들 이야기`}
            chevron
            render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: challenge.code, view: 'community' }} />}
            sub={count > 0 ? t`함께하는 사람들 이야기` : undefined}
          />
        </Rows>
      </Card>
      <BadgeCard chalnCode={challenge.code} />
      {record.isGone ? null : (
        <Notice>
          {goalDays === null
            ? t`이 챌린지에서 센 기록은 ${recordDay}에 지워요. 결과와 포인트는 남아요.`
            : t`이 챌린지에서 센 기록은 ${recordDay}에 지워요. 결과와 포인트, 배지는 남아요.`}
        </Notice>
      )}
    </DetailPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { knowName } from '#src/app/known-name.ts'
import { takeWantedPath, wantedPath } from '#src/app/wanted-path.ts'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { useIsSignedIn, useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { invitationIn } from './invitation.ts'
import { useJoin } from './use-join.ts'

/** The tray is laid. Nothing has to be done next; whom the link of a challenge brought is led to it. */
export function CompleteScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const isIn = useIsSignedIn()
  const session = useSession()
  // After a reload nothing is known of who it was, only that it went well.
  const name = useJoin(({ joined }) => joined?.nickName)
  const usrId = useJoin(({ joined }) => joined?.usrId ?? '')
  const isBack = useJoin(({ ended }) => ended === 'renewed')
  const whose = session.whose() || usrId
  const [invitation] = useState(() => invitationIn(wantedPath(whose)))
  const recommCode = useJoin((context) => context.recommCode) ?? invitation?.recommCode ?? null
  return (
    <ResultPage
      bar={null}
      picture={<DishTray dishes={['고등어구이', '쌀밥', '미역국', '시금치나물', '배추김치']} size={248} />}
      title={name === undefined ? t`한 상 다 차렸어요` : t`${name}님,\n한 상 다 차렸어요`}
      text={isBack ? t`쓰던 기록이 그대로 있어요.` : t`처음 오신 분께 드리는 점심 쿠폰을 넣어 두었어요.`}
      action={
        !isIn ? (
          <Button
            size="l"
            block
            onClick={() => knowName(usrId)}
            render={<Link to="/login/username" replace />}
          >{t`로그인하기`}</Button>
        ) : invitation ? (
          <Button
            size="l"
            block
            onClick={() => router.history.replace(takeWantedPath(whose))}
          >{t`챌린지 보러 가기`}</Button>
        ) : (
          <Button size="l" block render={<Link to="/menu/todayMenu" replace />}>{t`오늘 점심 보러 가기`}</Button>
        )
      }
      end={
        isIn && invitation ? (
          <Button kind="text" render={<Link to="/menu/todayMenu" replace />}>{t`오늘 점심 보러 가기`}</Button>
        ) : undefined
      }
    >
      {isIn ? (
        <Card>
          <CardHead title={t`먼저 알려 주시면 좋아요`} />
          <Rows>
            <ListRow
              lead={<RowIcon icon={TriangleAlert} />}
              title={t`못 먹는 음식`}
              sub={t`메뉴에 미리 표시해 드려요`}
              chevron
              render={<Link to="/mypage/alerge" />}
            />
            <ListRow
              lead={<RowIcon icon={Footprints} />}
              title={t`걸음 수 가져오기`}
              sub={t`휴대폰의 건강 앱에서 스스로 채워져요`}
              chevron
              render={<Link to="/member/healthApp" />}
            />
            {recommCode !== null && !isBack ? (
              <ListRow
                lead={<RowIcon icon={UserPlus} />}
                title={t`초대한 동료 알려 주기`}
                sub={t`초대 코드 ${recommCode}`}
                chevron
                render={<Link to="/invite/friend" search={{ recommCode }} />}
              />
            ) : null}
          </Rows>
        </Card>
      ) : null}
    </ResultPage>
  )
}

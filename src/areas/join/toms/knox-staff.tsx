import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { takeWantedPath } from '#src/app/wanted-path.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { CodeEntry } from '#src/domain/identity/code-entry/code-entry.tsx'
import { useCodeCheck } from '#src/domain/identity/code-entry/use-code-check.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { joinFlow } from '../flow/join-flow.ts'
import { useBeginCheck } from '../flow/join.queries.ts'
import { knoxCalls, knoxUserQuery } from './knox.queries.ts'

/** Somebody comes from the employer's portal: the portal says who, a code to their phone proves it. [MBR-12] */
export function KnoxStaff({ knoxToken }: { knoxToken: string }) {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(knoxUserQuery(knoxToken))
  if (user !== null) return <KnoxCode user={user} />
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/login" />}
      instead={
        <EmptyState
          level={1}
          title={t`포털에서 다시 열어 주세요`}
          text={t`포털의 확인은 한 번만 쓸 수 있어요.`}
          action={<Button render={<Link to="/toms" replace />}>{t`사번으로 할게요`}</Button>}
        />
      }
    />
  )
}

function KnoxCode({ user }: { user: Schemas['KnoxUser'] }) {
  const { t } = useLingui()
  const router = useRouter()
  const session = useSession()
  const begin = useBeginCheck()
  const check = useCodeCheck(knoxCalls(user.authKey, session))
  const { snapshot, send } = check
  const isIn = snapshot.matches('confirmed') && user.joinedYn === 'Y'
  const enter = useEffectEvent(() => router.history.replace(takeWantedPath(user.knoxId)))
  useEffect(() => {
    if (isIn) enter()
  }, [isIn])

  const bar = <ScreenBar titleAs="p" backTo="/login" />
  if (snapshot.hasTag('entry')) return <CodeEntry bar={bar} check={check} to={user.mobileNo} />
  const { problem } = snapshot.context
  const goOn = () => {
    const { bizCode, bizNm, employeeNumber, knoxId, epId } = user
    joinFlow.send({ type: 'way.chosen', staff: { bizCode, bizNm, employeeNumber, knox: { knoxId, epId } } })
    begin.mutate('join')
  }
  const isProved = snapshot.matches('confirmed') && !isIn
  const said = begin.isError ? t`본인 확인을 열지 못했어요. 조금 뒤에 다시 해 주세요.` : problem === 'unreachable' ? t`연결하지 못했어요. 다시 눌러 주세요.` : problem?.refused
  return (
    <ResultPage
      bar={bar}
      title={isProved ? t`${user.realName}님, 확인했어요` : t`${user.realName}님, 반가워요`}
      text={isProved ? t`아직 계정이 없어요. 휴대폰으로 본인 확인을 하면 가입할 수 있어요.` : [user.bizNm, user.deptNm].filter(Boolean).join(' · ')}
      action={
        isProved ? (
          <Button size="l" block busy={begin.isPending} onClick={goOn}>{t`본인 확인하고 가입하기`}</Button>
        ) : (
          <Button size="l" block busy={snapshot.hasTag('busy') || isIn} onClick={() => send({ type: 'code.asked', to: user.mobileNo })}>{t`${user.mobileNo}로 인증 번호 받기`}</Button>
        )
      }
    >
      {said ? <Notice kind="danger" live="alert">{said}</Notice> : null}
    </ResultPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { takeWantedPath } from '#src/app/wanted-path.ts'
import { CodeEntry } from '#src/domain/identity/code-entry/code-entry.tsx'
import { useCodeCheck } from '#src/domain/identity/code-entry/use-code-check.ts'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { joinFlow } from '../flow/join-flow.ts'
import { knoxCalls } from './knox.queries.ts'
import { dropVisit, type KnoxVisit } from './knox-visit.ts'

/**
 * A code to the phone that the portal knows. Right, it signs in whoever has an account, and leads anybody else on to
 * joining. [MBR-12]
 */
export function KnoxCode({ visit }: { visit: KnoxVisit }) {
  const { t } = useLingui()
  const router = useRouter()
  const session = useSession()
  const check = useCodeCheck(knoxCalls(visit.authKey, session))
  const { snapshot, send } = check
  const isRight = snapshot.matches('confirmed')
  const goOn = useEffectEvent(() => {
    const { bizCode, bizNm, employeeNumber, knoxId, epId, realName } = visit
    dropVisit()
    // Not what the ticket said: an account may have been opened since, on this phone or another.
    if (snapshot.context.key === null) return router.history.replace(takeWantedPath(session.whose() || knoxId))
    joinFlow.send({
      type: 'way.chosen',
      staff: { bizCode, bizNm, employeeNumber, knox: { knoxId, epId } },
      ...(realName !== null && { name: realName }),
    })
    void router.navigate({ to: '/toms', search: { step: 'found' }, replace: true })
  })
  useEffect(() => {
    if (isRight) goOn()
  }, [isRight])

  const bar = <ScreenBar titleAs="p" backTo="/login" />
  if (snapshot.hasTag('entry')) return <CodeEntry bar={bar} check={check} to={visit.mobileNo} />
  const { problem } = snapshot.context
  const said = problem === 'unreachable' ? t`연결하지 못했어요. 다시 눌러 주세요.` : problem?.refused
  return (
    <ResultPage
      bar={bar}
      title={visit.realName === null ? t`반가워요` : t`${visit.realName}님, 반가워요`}
      text={
        <>
          {[visit.bizNm, visit.deptNm].filter(Boolean).join(' · ')}
          <br />
          {t`${visit.mobileNo} 번호로 문자를 보내요.`}
        </>
      }
      action={
        <Button
          size="l"
          block
          busy={snapshot.hasTag('busy') || isRight}
          onClick={() => send({ type: 'code.asked', to: visit.mobileNo })}
        >{t`인증 번호 받기`}</Button>
      }
      end={<Button kind="text" render={<Link to="/toms" replace />}>{t`사번으로 할게요`}</Button>}
    >
      {said ? (
        <Notice kind="danger" live="alert">
          {said}
        </Notice>
      ) : null}
    </ResultPage>
  )
}

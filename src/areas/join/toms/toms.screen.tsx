import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { joinFlow } from '../flow/join-flow.ts'
import { useBeginCheck } from '../flow/join.queries.ts'
import { EmployerStep } from './employer-step.tsx'
import { StaffStep } from './staff-step.tsx'

type Employer = Schemas['TomsEntps']

// Brings the code of a text message with it, and few come this way.
const KnoxStaff = lazyPart(() => import('./knox-staff.tsx'), 'KnoxStaff')

interface Props {
  way?: 'knox' | undefined
  /** From the employer's portal, good once. */
  knoxToken?: string | undefined
}

/** Somebody who joins is recognised by the employer's directory or portal, and need not type what it knows. [MBR-17] [ROU-27] */
export function TomsScreen({ way, knoxToken }: Props) {
  if (knoxToken !== undefined) return <KnoxStaff knoxToken={knoxToken} />
  return way === 'knox' ? <FromPortal /> : <FromDirectory />
}

/** The portal knows who is signed in there; from here nobody can ask it. */
function FromPortal() {
  const { t } = useLingui()
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/login" />}
      instead={
        <EmptyState
          level={1}
          title={t`회사 포털에서 한상을 열어 주세요`}
          text={t`Knox에 로그인한 채로 열면 누구인지 알고 시작해요.`}
          action={
            <>
              <Button render={<Link to="/toms" replace />}>{t`사번으로 할게요`}</Button>
              <Button kind="text" render={<Link to="/login/username" />}>{t`아이디로 로그인할게요`}</Button>
            </>
          }
        />
      }
    />
  )
}

function FromDirectory() {
  const { t } = useLingui()
  const [employer, setEmployer] = useState<Employer>()
  const [found, setFound] = useState<Schemas['TomsUser']>()
  const check = useBeginCheck()
  const bar = <ScreenBar titleAs="p" backTo="/login" />

  if (found) {
    const { bizCode, bizNm, employeeNumber } = found
    const goOn = () => {
      joinFlow.send({ type: 'way.chosen', staff: { bizCode, bizNm, employeeNumber, knox: null } })
      check.mutate('join')
    }
    return (
      <ResultPage
        bar={bar}
        title={t`${found.realName}님, 찾았어요`}
        text={[bizNm, found.deptNm].filter(Boolean).join(' · ')}
        action={<Button size="l" block busy={check.isPending} onClick={goOn}>{t`본인 확인하고 가입하기`}</Button>}
        end={<Button kind="text" render={<Link to="/login/username" />}>{t`이미 가입했어요`}</Button>}
      >
        {check.isError ? <Notice kind="danger" live="alert">{t`본인 확인을 열지 못했어요. 조금 뒤에 다시 해 주세요.`}</Notice> : null}
      </ResultPage>
    )
  }
  if (employer) return <StaffStep bar={bar} employer={employer} onFound={setFound} onBack={() => setEmployer(undefined)} />
  return <EmployerStep bar={bar} onChoose={setEmployer} />
}

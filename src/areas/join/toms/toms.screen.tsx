import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { joinFlow } from '../flow/join-flow.ts'
import { companiesQuery } from '../flow/join.queries.ts'
import { useJoin } from '../flow/use-join.ts'
import { EmployerStep } from './employer-step.tsx'
import { FoundStep } from './found-step.tsx'
import { readVisit } from './knox-visit.ts'
import { StaffStep } from './staff-step.tsx'

// Brings the code of a text message with it, and few come this way.
const KnoxStaff = lazyPart(() => import('./knox-staff.tsx'), 'KnoxStaff')
const KnoxCode = lazyPart(() => import('./knox-code.tsx'), 'KnoxCode')

interface Props {
  way?: 'knox' | undefined
  /** From the employer's portal, good once. */
  knoxToken?: string | undefined
  /** The employer that was chosen. */
  bizCode?: string | undefined
  step?: 'found' | undefined
}

/**
 * Somebody who joins is recognised by the employer's directory or portal, and need not type what it knows. [MBR-17]
 * [ROU-27]
 */
export function TomsScreen({ way, knoxToken, bizCode, step }: Props) {
  if (knoxToken !== undefined) return <KnoxStaff knoxToken={knoxToken} />
  return way === 'knox' ? <FromPortal /> : <FromDirectory bizCode={bizCode} step={step} />
}

/** The portal knows who is signed in there; from here nobody can ask it. Whom it has sent a moment ago goes on. */
function FromPortal() {
  const { t } = useLingui()
  const [visit] = useState(readVisit)
  if (visit !== null) return <KnoxCode visit={visit} />
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

/** Each step is an address: the phone's back leads one step back, and a reload finds it again. */
function FromDirectory({ bizCode, step }: Pick<Props, 'bizCode' | 'step'>) {
  const router = useRouter()
  const staff = useJoin((context) => context.staff)
  const name = useJoin((context) => context.staffName)
  const bar = <ScreenBar titleAs="p" backTo="/login" />
  const choose = (employer: Schemas['TomsEntps']) =>
    void router.navigate({ to: '/toms', search: { bizCode: employer.bizCode } })
  const find = ({ bizCode: code, bizNm, employeeNumber, realName }: Schemas['TomsUser']) => {
    joinFlow.send({ type: 'way.chosen', staff: { bizCode: code, bizNm, employeeNumber, knox: null }, name: realName })
    void router.navigate({ to: '/toms', search: { step: 'found' } })
  }
  if (step === 'found' && staff !== null && staff.employeeNumber !== null)
    return <FoundStep bar={bar} staff={staff} name={name} />
  if (bizCode !== undefined) return <Employer bizCode={bizCode} bar={bar} onFound={find} onChoose={choose} />
  return <EmployerStep bar={bar} onChoose={choose} />
}

/** An employer that nobody knows is looked for. */
function Employer({
  bizCode,
  bar,
  onFound,
  onChoose,
}: {
  bizCode: string
  bar: ReactNode
  onFound(staff: Schemas['TomsUser']): void
  onChoose(employer: Schemas['TomsEntps']): void
}) {
  const router = useRouter()
  const { data } = useSuspenseQuery(companiesQuery())
  const employer = data.find((each) => each.bizCode === bizCode && each.tomsYn === 'Y')
  if (!employer) return <EmployerStep bar={bar} onChoose={onChoose} />
  return (
    <StaffStep
      bar={bar}
      employer={employer}
      onFound={onFound}
      onBack={() => void router.navigate({ to: '/toms', search: {}, replace: true })}
    />
  )
}

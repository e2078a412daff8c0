import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CheckProblem } from '#src/domain/identity/check-problem.tsx'
import { formatDay } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { joinFlow } from './join-flow.ts'
import { useBeginCheck } from './join.queries.ts'
import { JoinBar } from './join-bar.tsx'

type Props =
  | { why: 'expired' | 'sent' | 'young' | 'employer'; rejoinDt?: never }
  | { why: 'left'; rejoinDt: string | null }

/** Somebody cannot join now: why, and what there is to do. Each reason has its own sentence. */
export function NotNow({ why, rejoinDt }: Props) {
  const { t, i18n } = useLingui()
  const check = useBeginCheck()
  const again = (
    <>
      <CheckProblem failure={check.error} />
      <Button busy={check.isPending} onClick={() => check.mutate('join')}>{t`다시 확인하기`}</Button>
    </>
  )
  const home = <Button render={<Link to="/login" />}>{t`처음으로`}</Button>
  // Without the employer that stood in the way.
  const otherwise = (
    <Button
      onClick={() => joinFlow.send({ type: 'way.chosen', staff: null })}
      render={<Link to="/member/memIntro" />}
    >{t`다른 방법으로`}</Button>
  )
  const day = rejoinDt ? formatDay(rejoinDt, i18n.locale, 'short') : ''
  const said = {
    expired: {
      title: t`확인한 지 오래됐어요`,
      text: t`본인 확인은 30분 동안만 쓸 수 있어요. 다시 확인해 주세요.`,
      action: again,
    },
    sent: {
      title: t`이미 가입되었을 수 있어요`,
      text: t`마지막 답을 받지 못했어요. 방금 정한 아이디로 로그인해 보고, 안 되면 다시 확인해 주세요.`,
      action: (
        <>
          <Button render={<Link to="/login/username" />}>{t`로그인하기`}</Button>
          {again}
        </>
      ),
    },
    left: {
      title: day === '' ? t`아직 다시 가입할 수 없어요` : t`${day}부터 다시 가입할 수 있어요`,
      text: t`탈퇴하고 30일이 지나야 해요.`,
      action: home,
    },
    employer: {
      title: t`한상을 쓰지 않는 회사예요`,
      text: t`회사 없이 휴대폰으로 가입할 수 있어요.`,
      action: otherwise,
    },
    young: { title: t`만 14세부터 쓸 수 있어요`, text: t`확인한 정보는 쓰지 않고 곧 지워요.`, action: home },
  }[why]
  return (
    <ListPage
      bar={<JoinBar />}
      instead={<EmptyState level={1} title={said.title} text={said.text} action={said.action} />}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CheckProblem } from '#src/domain/identity/check-problem.tsx'
import { usePartnerWays } from '#src/domain/identity/partner-ways.ts'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { Staff } from '../flow/join.ts'
import { useBeginCheck } from '../flow/join.queries.ts'

/** The employer knows them; who they are is proven next. After a reload the name is not known any more. */
export function FoundStep({ bar, staff, name }: { bar: ReactNode; staff: Staff; name: string | null }) {
  const { t } = useLingui()
  const check = useBeginCheck()
  const canVerify = usePartnerWays()('PASS')
  const isKnox = staff.knox !== null
  const title = isKnox
    ? name === null
      ? t`회사 포털에서 확인했어요`
      : t`${name}님, 확인했어요`
    : name === null
      ? t`회사 명부에서 찾았어요`
      : t`${name}님, 찾았어요`
  return (
    <ResultPage
      bar={bar}
      title={title}
      text={
        isKnox
          ? t`아직 계정이 없어요. 휴대폰으로 본인 확인을 하면 가입할 수 있어요.`
          : [staff.bizNm, staff.employeeNumber].filter(Boolean).join(' · ')
      }
      action={
        <Button
          size="l"
          block
          busy={check.isPending}
          disabled={!canVerify}
          onClick={() => check.mutate('join')}
        >{t`본인 확인하고 가입하기`}</Button>
      }
      end={<Button kind="text" render={<Link to="/login/username" />}>{t`이미 가입했어요`}</Button>}
    >
      {canVerify ? (
        <CheckProblem failure={check.error} />
      ) : (
        <Notice kind="caution">{t`지금은 본인 확인을 할 수 없어 가입할 수 없어요. 나중에 다시 와 주세요.`}</Notice>
      )}
    </ResultPage>
  )
}

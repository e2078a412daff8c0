import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Building from 'lucide-react/icons/building-2'
import IdCard from 'lucide-react/icons/id-card'
import Smartphone from 'lucide-react/icons/smartphone'
import { CheckProblem } from '#src/domain/identity/check-problem.tsx'
import { usePartnerWays } from '#src/domain/identity/partner-ways.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { joinFlow } from './join-flow.ts'
import { useBeginCheck } from './join.queries.ts'
import { JoinBar } from './join-bar.tsx'
import { useJoin } from './use-join.ts'
import css from './join.module.css'

/** Three ways in: through the employer's portal, by the employer's directory, or by telephone alone. [ROU-23] */
export function IntroScreen() {
  const { t } = useLingui()
  const check = useBeginCheck()
  const works = usePartnerWays()
  // Staff with an account come in by their portal; whoever opens one is verified, whichever way they came.
  const [canVerify, byKnox] = [works('PASS'), works('KNOX')]
  const isExpired = useJoin((context) => context.isExpired)
  const staff = useJoin((context) => context.staff)
  // Who was invited by an employer is not asked which one it is.
  const invited = staff !== null && staff.employeeNumber === null ? { bizCode: staff.bizCode } : {}
  const byPhone = () => {
    // By telephone alone: an employer stays that invited, not one that somebody was looked up at and left.
    if (staff !== null && staff.employeeNumber !== null) joinFlow.send({ type: 'way.chosen', staff: null })
    check.mutate('join')
  }
  // A question that nothing answers is not asked.
  if (!canVerify && !byKnox) return <NoWay />
  return (
    <FlowPage bar={<JoinBar />} title={t`어떻게 시작할까요?`}>
      <div className={css.stack}>
        {isExpired ? (
          <Notice kind="caution" live="status">{t`확인한 지 오래됐어요. 다시 확인해 주세요.`}</Notice>
        ) : null}
        <CheckProblem failure={check.error} />
        {canVerify ? null : (
          <Notice kind="caution">{t`지금은 본인 확인을 할 수 없어 가입할 수 없어요. 나중에 다시 와 주세요.`}</Notice>
        )}
        <Card tight className={css.wide}>
          <Rows label={t`가입하는 방법`}>
            {byKnox ? (
              <ListRow
                lead={<RowIcon icon={IdCard} />}
                title={t`임직원 Knox로`}
                sub={t`회사 포털의 정보로 시작해요`}
                chevron
                render={<Link to="/toms" search={{ way: 'knox' }} />}
              />
            ) : null}
            {canVerify ? (
              <>
                <ListRow
                  lead={<RowIcon icon={Building} />}
                  title={t`회사 사번으로`}
                  sub={t`회사와 사번, 이름을 알려 주세요`}
                  chevron
                  render={<Link to="/toms" search={invited} />}
                />
                <ListRow
                  lead={<RowIcon icon={Smartphone} />}
                  title={t`휴대폰으로`}
                  sub={t`PASS로 본인인지 확인해요`}
                  chevron
                  onClick={byPhone}
                />
              </>
            ) : null}
          </Rows>
        </Card>
        <Button kind="text" block render={<Link to="/login/username" />}>{t`이미 계정이 있어요`}</Button>
      </div>
    </FlowPage>
  )
}

/** Who has an account is not sent away. */
function NoWay() {
  const { t } = useLingui()
  return (
    <ListPage
      bar={<JoinBar />}
      instead={
        <EmptyState
          level={1}
          title={t`지금은 가입할 수 없어요`}
          text={t`본인 확인을 할 수 없어서예요. 나중에 다시 와 주세요.`}
          action={<Button render={<Link to="/login/username" />}>{t`이미 계정이 있어요`}</Button>}
        />
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { usePartnerWays } from '#src/domain/identity/partner-ways.ts'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { Returned } from './mall.machine.ts'
import { useMallFlow } from './use-mall-flow.ts'
import css from './mall.module.css'

/** The steps of the agreement, as far as they have come: what is asked, what became of it, and the way in. */
export function MallFlow({ since, returned }: { since: string | null; returned: Returned }) {
  const { t, i18n } = useLingui()
  const { snapshot, send } = useMallFlow(since, returned)
  const canVerify = usePartnerWays()('PASS')
  const { problem, since: agreedAt } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const bar = <ScreenBar titleAs="p" backTo="/menu/todayMenu" />
  const said = problem === 'unreachable' ? t`연결하지 못했어요. 다시 시도해 주세요.` : (problem?.refused ?? '')
  const note =
    said === '' ? null : (
      <p role="alert" className={css.problem}>
        {said}
      </p>
    )

  if (snapshot.matches('agreeing'))
    return <ResultPage bar={bar} title={t`동의를 적고 있어요`} text={t`잠시만 기다려 주세요.`} />
  if (snapshot.matches('unsaved')) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`동의를 적지 못했어요`}
            text={t`본인 확인은 끝났어요. 다시 보내기만 하면 돼요.`}
            action={<Button onClick={() => send({ type: 'saving.asked' })}>{t`다시 보내기`}</Button>}
          />
        }
      />
    )
  }
  if (snapshot.matches('refused')) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`본인 확인을 마치지 못했어요`}
            text={said || t`아직 아무것도 동의하지 않았어요.`}
            action={
              <>
                <Button onClick={() => send({ type: 'check.asked' })}>{t`다시 확인하기`}</Button>
                <Button kind="text" render={<Link to="/menu/todayMenu" />}>{t`나중에 할게요`}</Button>
              </>
            }
          />
        }
      />
    )
  }
  if (agreedAt !== null) {
    return (
      <ResultPage
        bar={bar}
        title={returned === null ? t`쇼핑몰이 나를 알아봐요` : t`이제 쇼핑몰이 나를 알아봐요`}
        text={agreedAt === '' ? undefined : t`${formatDay(dayOf(agreedAt), i18n.locale, 'dated')}에 동의하셨어요.`}
        action={
          <Button
            size="l"
            block
            busy={busy && snapshot.matches('entering')}
            onClick={() => send({ type: 'mall.asked' })}
          >
            {t`쇼핑몰 가기`}
          </Button>
        }
        end={
          <Button
            kind="text"
            busy={snapshot.matches('withdrawing')}
            onClick={() => send({ type: 'withdrawal.asked' })}
          >{t`동의 거두기`}</Button>
        }
      >
        <Terms />
        {note}
      </ResultPage>
    )
  }
  return (
    <FlowPage
      bar={bar}
      title={t`쇼핑몰이 나를 알아봐도 될까요?`}
      help={t`본인 확인을 한 번 하면 쇼핑몰에서 로그인하지 않아도 돼요.`}
      action={
        <Button size="l" block busy={busy} disabled={!canVerify} onClick={() => send({ type: 'check.asked' })}>
          {t`동의하고 본인 확인하기`}
        </Button>
      }
    >
      {canVerify ? null : <Notice kind="caution">{t`지금은 본인 확인을 할 수 없어요. 나중에 다시 와 주세요.`}</Notice>}
      <Terms />
      {note}
    </FlowPage>
  )
}

/** What the mall is told, what it is not, and how that ends. */
function Terms() {
  const { t } = useLingui()
  return (
    <Card>
      <dl className={css.terms}>
        <dt>{t`알리는 것`}</dt>
        <dd>{t`본인 확인으로 만든 나만의 번호 하나. 쇼핑몰은 이 번호로 회원을 알아봐요.`}</dd>
        <dt>{t`알리지 않는 것`}</dt>
        <dd>{t`드신 것, 건강 기록, 회사와 사번.`}</dd>
        <dt>{t`그만두려면`}</dt>
        <dd>{t`여기에서 언제든 거둘 수 있어요. 거두면 번호를 바로 지워요.`}</dd>
      </dl>
    </Card>
  )
}

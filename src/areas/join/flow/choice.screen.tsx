import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import { NotYetPage } from '#src/domain/identity/not-yet-page.tsx'
import { isNotYet, personQuery } from '#src/domain/identity/person.queries.ts'
import { formatDay } from '#src/lib/days.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { joinFlow } from './join-flow.ts'
import { accountsQuery } from './join.queries.ts'
import { JoinBar, JoinPlace } from './join-bar.tsx'
import { NotNow } from './not-now.tsx'
import { useJoin } from './use-join.ts'
import css from './join.module.css'

/** Somebody has an account already: in with it, or, where it lay still for a year, on with it. [MBR-07] [MBR-16] */
export function ChoiceScreen() {
  const authKey = useJoin(({ identity }) => identity?.authKey ?? '')
  const { data: person, isFetching, refetch } = useSuspenseQuery(personQuery(authKey))
  if (isNotYet(person))
    return <NotYetPage bar={<JoinBar />} words={person.notYet} busy={isFetching} onAgain={() => void refetch()} />
  return person === null ? <NotNow why="expired" /> : <Accounts person={person} />
}

function Accounts({ person }: { person: Schemas['PassUser'] }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { data: accounts } = useSuspenseQuery(accountsQuery(person))
  const [chosen, setChosen] = useState<string | null>(accounts.length === 1 ? (accounts[0]?.usrId ?? null) : null)
  const account = accounts.find((each) => each.usrId === chosen)
  const isDormant = account?.dormantYn === 'Y'
  const day = (ymd: string) => formatDay(ymd, i18n.locale, 'dated')
  const renew = (selectedId: string) => {
    joinFlow.send({ type: 'account.renewed', selectedId })
    void router.navigate({ to: '/member/join' })
  }
  const startNew = () => {
    joinFlow.send({ type: 'identity.accepted', isKnown: false })
    void router.navigate({ to: '/member/join' })
  }
  if (accounts.length === 0)
    return (
      <FlowPage
        bar={<JoinBar />}
        title={t`이 번호로 만든 계정이 없어요`}
        help={t`새로 가입할 수 있어요.`}
        action={<Button size="l" block onClick={startNew}>{t`가입하기`}</Button>}
      >
        {null}
      </FlowPage>
    )
  return (
    <FlowPage
      bar={<JoinBar />}
      above={<JoinPlace now={0} />}
      title={t`이미 쓰던 계정이 있어요`}
      help={isDormant ? t`1년 넘게 쉬었어요. 쓰던 기록이 그대로 있어요.` : undefined}
      action={
        <>
          {account && isDormant ? (
            <Button size="l" block onClick={() => renew(account.usrId)}>{t`다시 시작하기`}</Button>
          ) : (
            <Button
              size="l"
              block
              disabled={!account}
              render={account ? <Link to="/login/username" /> : undefined}
            >{t`이 계정으로 로그인`}</Button>
          )}
          <Button
            kind="text"
            block
            render={<Link to="/mypage/user/find" search={{ find: 'pwd' }} />}
          >{t`비밀번호 찾기`}</Button>
        </>
      }
    >
      <Card className={css.wide}>
        <RadioRows
          label={t`계정`}
          name="account"
          value={chosen}
          onChange={setChosen}
          options={accounts.map(({ usrId, bizNm, joinDt, lastLoginDt, dormantYn }) => ({
            value: usrId,
            title: usrId,
            sub: (
              <>
                {[
                  bizNm ?? t`회사 없이`,
                  t`${day(joinDt)} 가입`,
                  lastLoginDt ? t`${day(lastLoginDt)}에 마지막으로 씀` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {dormantYn === 'Y' ? <Badge>{t`휴면`}</Badge> : null}
              </>
            ),
          }))}
        />
      </Card>
    </FlowPage>
  )
}

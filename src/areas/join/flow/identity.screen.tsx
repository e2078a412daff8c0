import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { Schemas } from '#src/contract/schemas.ts'
import { NotYetPage } from '#src/domain/identity/not-yet-page.tsx'
import { isNotYet, personQuery } from '#src/domain/identity/person.queries.ts'
import { formatDay } from '#src/lib/days.ts'
import { withDashes } from '#src/lib/mobile.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Fact, Facts } from '#src/ui/facts/facts.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { joinFlow } from './join-flow.ts'
import { joinCheckQuery } from './join.queries.ts'
import { JoinBar, JoinPlace } from './join-bar.tsx'
import { NotNow } from './not-now.tsx'
import { useJoin } from './use-join.ts'
import css from './join.module.css'

type IdentityType = 'join' | 'exist'

/** What a verification was for; anything else is for joining. */
export const identityType = (type: string): IdentityType => (type === 'exist' ? 'exist' : 'join')

/**
 * Back from the verification: is it them, and may they join? Its result is fetched, never read from the address.
 * [MBR-11]
 */
export function IdentityScreen({ type }: { type: IdentityType }) {
  const authKey = useJoin(({ identity }) => identity?.authKey ?? null)
  return authKey === null ? <NotNow why="expired" /> : <Verified type={type} authKey={authKey} />
}

function Verified({ type, authKey }: { type: IdentityType; authKey: string }) {
  const { data: person, isFetching, refetch } = useSuspenseQuery(personQuery(authKey))
  if (isNotYet(person))
    return <NotYetPage bar={<JoinBar />} words={person.notYet} busy={isFetching} onAgain={() => void refetch()} />
  return person === null ? <Over /> : <Checked type={type} person={person} />
}

/** The server knows this verification no more: its time is over, or the form that was sent has used it up. */
function Over() {
  const isSent = useJoin((context) => context.isSent)
  return <NotNow why={isSent ? 'sent' : 'expired'} />
}

function Checked({ type, person }: { type: IdentityType; person: Schemas['PassUser'] }) {
  const bizCode = useJoin(({ staff }) => staff?.bizCode)
  const { data: check } = useSuspenseQuery(joinCheckQuery(person.authCi, bizCode))
  if (check === null) return <Over />
  if (check.joinYn === 'Y' || check.reasonCode === '01')
    return <IsItYou person={person} isKnown={type === 'exist' || check.reasonCode === '01'} />
  if (check.reasonCode === '02') return <NotNow why="left" rejoinDt={check.rejoinDt} />
  return <NotNow why={check.reasonCode === '04' ? 'young' : 'employer'} />
}

function IsItYou({ person, isKnown }: { person: Schemas['PassUser']; isKnown: boolean }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const staff = useJoin((context) => context.staff)
  const accept = () => {
    joinFlow.send({ type: 'identity.accepted', isKnown })
    void router.navigate({ to: isKnown ? '/member/choice' : '/member/join' })
  }
  const refuse = () => {
    joinFlow.send({ type: 'way.chosen', staff })
    void router.navigate({ to: '/member/memIntro', replace: true })
  }
  const { realName, birthdayYear, birthdayMonth, birthdayDay, gender, mobileNo, telecomCode } = person
  return (
    <FlowPage
      bar={<JoinBar />}
      above={<JoinPlace now={0} />}
      title={t`${realName}님,\n본인이 맞나요?`}
      help={t`PASS로 확인한 정보예요. 가입에는 이 네 가지만 써요.`}
      action={
        <>
          <Button size="l" block onClick={accept}>{t`네, 계속할게요`}</Button>
          <Button kind="text" block onClick={refuse}>{t`제 정보가 아니에요`}</Button>
        </>
      }
    >
      <div className={css.stack}>
        <Card className={css.wide}>
          <Facts>
            <Fact name={t`이름`}>{realName}</Fact>
            <Fact name={t`생년월일`}>
              {formatDay(`${birthdayYear}${birthdayMonth}${birthdayDay}`, i18n.locale, 'dated')}
            </Fact>
            <Fact name={t`성별`}>{gender === 'F' ? t`여성` : t`남성`}</Fact>
            <Fact name={t`휴대폰`}>
              {withDashes(mobileNo)} <small>{telecomCode}</small>
            </Fact>
          </Facts>
        </Card>
        <p className={css.promise}>
          <Icon of={ShieldCheck} size="s" />
          {t`주민등록번호는 받지도 저장하지도 않아요.`}
        </p>
      </div>
    </FlowPage>
  )
}

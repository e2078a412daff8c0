import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox, Switch } from '#src/ui/choice/choice.tsx'
import { Collapse } from '#src/ui/collapse/collapse.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { useDraft } from '#src/patterns/form/use-draft.ts'
import { joinFlow } from './join-flow.ts'
import { JoinBar, JoinPlace } from './join-bar.tsx'
import { useJoin } from './use-join.ts'
import css from './join.module.css'

const REQUIRED = ['service', 'privacy', 'operator'] as const
interface Ticked {
  required: readonly (typeof REQUIRED)[number][]
  marketing: boolean
  push: boolean
  sms: boolean
  email: boolean
}
const NOTHING: Ticked = { required: [], marketing: false, push: true, sms: false, email: false }

/**
 * Three required terms, each read where it stands; marketing apart and off. Nothing is ticked but by the reader.
 * [MBR-18]
 */
export function JoinTermsScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const given = useJoin(({ terms }) => terms)
  // Of one person alone: whoever is verified next on this phone ticks for themselves.
  const draft = useJoin(({ identity }) => `join terms ${identity?.authKey ?? ''}`)
  // Kept in memory: the texts are pages of their own, and coming back from one finds the ticks.
  const [kept, keep] = useDraft<Ticked>(draft)
  const ticked: Ticked = kept ?? (given ? { ...given, required: REQUIRED } : NOTHING)
  const tick = (change: Partial<Ticked>) => keep({ ...ticked, ...change })
  const isDone = REQUIRED.every((term) => ticked.required.includes(term))
  const words = {
    service: {
      name: t`서비스 이용약관`,
      gist: t`식단 보기, 예약, 기록을 쓰는 약속이에요.`,
      to: '/mypage/termsdetailService',
    },
    privacy: {
      name: t`개인정보 수집·이용`,
      gist: t`이름과 연락처는 회원을 구분하는 데만 써요.`,
      to: '/mypage/termsDetailPrivacyPolicy',
    },
    operator: {
      name: t`식당 운영사에 정보 제공`,
      gist: t`예약한 식사를 건네려고 이름을 알려요.`,
      to: '/mypage/termsDetailProvidePersonal',
    },
  } as const
  const go = () => {
    const { marketing, push, sms, email } = ticked
    joinFlow.send({ type: 'terms.given', terms: { marketing, push, sms, email } })
    void router.navigate({ to: '/member/join/etc' })
  }
  return (
    <FlowPage
      bar={<JoinBar />}
      above={<JoinPlace now={1} />}
      title={t`약관 세 가지에\n동의해 주세요`}
      action={<Button size="l" block disabled={!isDone} onClick={go}>{t`동의하고 계속하기`}</Button>}
    >
      <div className={css.stack}>
        <Card className={css.wide}>
          {REQUIRED.map((term) => (
            <div key={term} className={css.term}>
              <Checkbox
                bare
                checked={ticked.required.includes(term)}
                onChange={(on) =>
                  tick({ required: REQUIRED.filter((each) => (each === term ? on : ticked.required.includes(each))) })
                }
                label={
                  <span className={css.words}>
                    <b>{words[term].name}</b>
                    <small>{words[term].gist}</small>
                  </span>
                }
              />
              <IconButton
                label={t`${words[term].name} 읽기`}
                icon={ChevronRight}
                quiet
                render={<Link to={words[term].to} />}
              />
            </div>
          ))}
        </Card>
        <Card tight className={css.wide}>
          <Rows>
            <ListRow
              as="label"
              title={t`새 메뉴와 쿠폰 소식`}
              sub={t`선택이에요. 한 달에 두 번쯤, 언제든 끌 수 있어요.`}
              end={
                <Switch
                  hideLabel
                  label={t`새 메뉴와 쿠폰 소식`}
                  checked={ticked.marketing}
                  onChange={(marketing) => tick({ marketing })}
                />
              }
            />
          </Rows>
          <Collapse open={ticked.marketing}>
            <fieldset className={css.ways} aria-label={t`어떻게 받을까요?`}>
              <Checkbox label={t`앱 알림`} checked={ticked.push} onChange={(push) => tick({ push })} />
              <Checkbox label={t`문자`} checked={ticked.sms} onChange={(sms) => tick({ sms })} />
              <Checkbox label={t`이메일`} checked={ticked.email} onChange={(email) => tick({ email })} />
              <Button
                kind="text"
                size="s"
                render={<Link to="/mypage/termsDetailUseMarketing" />}
              >{t`소식 동의 읽기`}</Button>
            </fieldset>
          </Collapse>
        </Card>
      </div>
    </FlowPage>
  )
}

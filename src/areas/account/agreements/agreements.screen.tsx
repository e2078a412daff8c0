import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Fine, Lead } from '#src/ui/page/page.tsx'
import { ConsentCard } from '../consent/consent-card.tsx'
import { useStateOf } from '../consent/use-state-of.ts'
import { agreementsQuery, termsQuery, useSetMyAgreement, type Agreement } from './agreements.queries.ts'
import { requiredTexts, type RequiredCode } from './renewed.ts'

type OptionalCode = Exclude<Agreement['agreeCode'], RequiredCode>

interface Optional {
  gives: string
  stops: string
  /** The way to its text. */
  text: ReactElement
  /** Decided there, where more can be said of it; without it by a switch here. */
  at?: { to: '/my/settingAgree' | '/mypage/alerge'; words: string }
}

/**
 * What a member has agreed to: which version, since when, its text, and what stops without it; the free ones to be
 * changed here or where they act. [MBR-02]
 */
export function AgreementsScreen() {
  const { t } = useLingui()
  const { data: list } = useSuspenseQuery(agreementsQuery())
  const { data: terms } = useQuery(termsQuery(true))
  const decide = useSetMyAgreement()
  const stateOf = useStateOf()
  const words: Record<OptionalCode, Optional> = {
    TERMS04: {
      gives: t`새 메뉴, 이벤트, 쿠폰 소식을 보내 드려요.`,
      stops: t`광고로 보내는 알림, 문자, 이메일이 모두 멈추고 이벤트 알림도 꺼져요.`,
      text: <Link to="/mypage/termsDetailUseMarketing" />,
    },
    HEALTH: {
      gives: t`건강 기록을 저장하고 보여 드려요.`,
      stops: t`새 기록을 저장하지 않아요. 휴대폰의 걸음과 식사는 민감정보 처리 동의도 거둬야 멈춰요.`,
      text: <Link to="/mypage/health" search={{ rule: '1' }} />,
      at: { to: '/my/settingAgree', words: t`항목마다 보고 바꾸기` },
    },
    ALLERGY: {
      gives: t`못 먹는 것이 든 메뉴를 먼저 알려 드려요.`,
      stops: t`골라 둔 음식을 모두 지우고, 더는 알려 드리지 않아요.`,
      text: <Link to="/mypage/alerge" search={{ text: 1 }} />,
      at: { to: '/mypage/alerge', words: t`못 먹는 음식 보고 바꾸기` },
    },
    LOCATION: {
      gives: t`가까운 식당을 찾을 때만 위치를 봐요.`,
      stops: t`위치를 보지 않아요. 식당은 이름으로 찾을 수 있어요.`,
      text: <Link to="/mypage/termsDetailLocationService" />,
    },
  }
  const change = async ({ agreeCode, agreeNm }: Agreement, on: boolean, stops: string) => {
    const agreed =
      on ||
      (await confirm({
        title: t`${agreeNm} 동의를 거둘까요?`,
        text: stops,
        confirm: t`거둘게요`,
        cancel: t`그대로 둘게요`,
      }))
    if (agreed) decide.send({ body: { agreeCode, agreeYn: on ? 'Y' : 'N' } })
  }
  return (
    <SettingsPage
      bar={<ScreenBar backTo="/mypage/home" titleAs="p" />}
      lead={<Lead title={t`이렇게\n동의했어요`} />}
      end={<Leaving />}
    >
      {terms?.termsAgreeYn === 'N' ? (
        <Notice
          kind="info"
          live="status"
          title={t`약관이 새로워졌어요`}
          action={
            <Button
              kind="soft"
              size="s"
              render={<Link to="/my/settingUseService" search={{ renew: 1 }} />}
            >{t`보기`}</Button>
          }
        >
          {t`바뀐 것을 보고 동의해 주세요.`}
        </Notice>
      ) : null}
      <SettingsGroup title={t`필수 동의`}>
        <Rows label={t`필수 동의`}>
          {requiredTexts.map(({ code, to }) => {
            const agreement = list.find(({ agreeCode }) => agreeCode === code)
            return (
              agreement && (
                <ListRow
                  key={code}
                  title={agreement.agreeNm}
                  sub={stateOf(agreement)}
                  chevron
                  render={<Link to={to} />}
                />
              )
            )
          })}
        </Rows>
      </SettingsGroup>
      {list.map((agreement) => {
        const { agreeCode, agreeNm, agreeYn } = agreement
        if (!isOptional(agreeCode)) return null
        const state = stateOf(agreement)
        const { gives, stops, text, at } = words[agreeCode]
        // No screen looks where the phone is yet: there is nothing to be asked for, only what was given once to be
        // taken back.
        const isUnused = agreeCode === 'LOCATION' && agreeYn === 'N'
        return (
          <ConsentCard
            key={agreeCode}
            name={agreeNm}
            state={isUnused ? t`선택 · 지금은 위치를 쓰는 화면이 없어요` : t`선택 · ${state}`}
            control={
              at || isUnused ? undefined : (
                <Switch
                  hideLabel
                  label={agreeNm}
                  checked={agreeYn === 'Y'}
                  onChange={(on) => void change(agreement, on, stops)}
                />
              )
            }
            gives={gives}
            stops={stops}
          >
            <Rows>
              <ListRow tight chevron title={t`전문 읽기`} label={t`${agreeNm} 전문 읽기`} render={text} />
              {at ? <ListRow tight chevron title={at.words} render={<Link to={at.to} />} /> : null}
            </Rows>
          </ConsentCard>
        )
      })}
    </SettingsPage>
  )
}

/** The required ones end with the account. */
function Leaving() {
  const { t } = useLingui()
  return (
    <>
      <Fine>{t`필수 동의를 거두려면 회원 탈퇴를 해 주세요.`}</Fine>
      <Button
        kind="text"
        block
        render={<Link to="/mypage/userInfoManage" search={{ step: 'leave' }} />}
      >{t`탈퇴하면 무엇이 사라지는지 보기`}</Button>
    </>
  )
}

const isOptional = (code: Agreement['agreeCode']): code is OptionalCode =>
  !requiredTexts.some((each) => each.code === code)

import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine, Lead } from '#src/ui/page/page.tsx'
import { agreementsQuery, useDecide, type Agreement } from './agreements.queries.ts'

const TEXTS = {
  TERMS01: '/mypage/termsdetailService',
  TERMS02: '/mypage/termsDetailPrivacyPolicy',
  TERMS03: '/mypage/termsDetailProvidePersonal',
} as const

/** What a member has agreed to: the required ones with their day and text, the others to be changed here or where they act. [MBR-02] */
export function AgreementsScreen() {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { data: list } = useSuspenseQuery(agreementsQuery())
  const decide = useDecide()
  const decided = ({ agreeDtm, agreeYn }: Agreement) => {
    if (agreeDtm === null) return agreeYn === 'Y' ? t`동의했어요` : t`동의하지 않았어요`
    const on = dayOf(agreeDtm)
    // The year only where it is another one.
    const day = formatDay(on, i18n.locale, on.slice(0, 4) === today(now).slice(0, 4) ? 'short' : 'dated')
    return agreeYn === 'Y' ? t`${day}에 동의` : t`${day}에 거둠`
  }
  const row = (agreement: Agreement) => {
    const { agreeCode, agreeNm, agreeYn, termsVer } = agreement
    const decision = decided(agreement)
    const plain = { title: agreeNm, sub: decision }
    switch (agreeCode) {
      case 'HEALTH':
        return <ListRow key={agreeCode} {...plain} chevron render={<Link to="/my/settingAgree" />} />
      case 'ALLERGY':
        return <ListRow key={agreeCode} {...plain} chevron render={<Link to="/mypage/alerge" />} />
      case 'TERMS04':
      case 'LOCATION':
        return (
          <ListRow
            key={agreeCode}
            {...plain}
            as="label"
            end={<Switch hideLabel label={agreeNm} checked={agreeYn === 'Y'} onChange={(on) => decide.send({ body: { agreeCode, agreeYn: on ? 'Y' : 'N' } })} />}
          />
        )
      default:
        return <ListRow key={agreeCode} {...plain} sub={t`${decision} · ${termsVer} 버전`} chevron render={<Link to={TEXTS[agreeCode]} />} />
    }
  }
  const required = list.filter(({ mustYn }) => mustYn === 'Y')
  return (
    <SettingsPage bar={<ScreenBar backTo="/mypage/home" titleAs="p" />} lead={<Lead title={t`이렇게\n동의했어요`} />} end={<Fine>{t`필수 동의를 거두려면 회원 탈퇴를 해 주세요.`}</Fine>}>
      <SettingsGroup title={t`필수 동의`}>
        <Rows label={t`필수 동의`}>{required.map(row)}</Rows>
      </SettingsGroup>
      <SettingsGroup title={t`선택 동의`}>
        <Rows label={t`선택 동의`}>{list.filter((each) => !required.includes(each)).map(row)}</Rows>
      </SettingsGroup>
    </SettingsPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Soup from 'lucide-react/icons/soup'
import Store from 'lucide-react/icons/store'
import Weight from 'lucide-react/icons/weight'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { useTheme } from '#src/app/use-theme.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { useSession, useIsSessionBusy } from '#src/session/use-session.ts'
import { simulatorDoor } from '#src/shell/simulator-door.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import css from './menu.module.css'

/** Everything the member can reach, and the settings of this device. */
export function MenuScreen() {
  const { t } = useLingui()
  const member = useMember()
  const { theme, choose: chooseTheme } = useTheme()
  const { language, choose: chooseLanguage } = useLanguage()
  const session = useSession()
  const busy = useIsSessionBusy()
  const openSimulator = simulatorDoor()

  const signOut = async () => {
    const agreed = await confirm({ title: t`로그아웃할까요?`, text: t`이 기기에 남은 내 기록도 지워요.`, confirm: t`로그아웃`, cancel: t`그대로 둘게요` })
    if (agreed) await session.signOut()
  }

  return (
    <SettingsPage
      bar={<ScreenBar />}
      lead={
        <>
          <Card>
            <Rows>
              <ListRow
                lead={<Portrait path={member.usrImg} />}
                title={member.nickName || member.realName}
                sub={[member.bizNm, member.employeeNumber].filter(Boolean).join(' · ')}
                end={member.tomsYn === 'Y' ? <Badge kind="brand">{t`임직원`}</Badge> : undefined}
              />
            </Rows>
          </Card>
          {member.dormantYn === 'Y' ? (
            <Notice kind="info" title={t`오랜만이에요`}>{t`1년 넘게 쓰지 않아 휴면 상태였어요. 기록은 그대로 있어요.`}</Notice>
          ) : null}
        </>
      }
      end={
        <Button kind="neutral" block busy={busy} busyLabel={t`로그아웃하는 중`} onClick={() => void signOut()}>
          {t`로그아웃`}
        </Button>
      }
    >
      <SettingsGroup title={t`바로 가기`}>
        <Rows>
          <ListRow lead={<RowIcon icon={Soup} />} title={t`오늘 식단`} chevron render={<Link to="/menu/todayMenu" />} />
          <ListRow lead={<RowIcon icon={Weight} />} title={t`체중`} chevron render={<Link to="/healthlog/WeightRecord" />} />
          <ListRow lead={<RowIcon icon={HeartPulse} />} title={t`건강 데이터 연동`} chevron render={<Link to="/healthlog/healthDataLink" />} />
          <ListRow lead={<RowIcon icon={ShieldCheck} />} title={t`건강정보 동의`} chevron render={<Link to="/my/settingAgree" />} />
          <ListRow lead={<RowIcon icon={Store} />} title={t`식당 관리`} chevron render={<Link to="/mypage/rest-manage" />} />
        </Rows>
      </SettingsGroup>
      <SettingsGroup title={t`화면`}>
        <div className={css.setting}>
          <span>{t`화면 테마`}</span>
          <Segmented
            label={t`화면 테마`}
            value={theme}
            onChange={chooseTheme}
            options={[
              { value: 'system', label: t`시스템` },
              { value: 'light', label: t`밝게` },
              { value: 'dark', label: t`어둡게` },
            ]}
          />
        </div>
        <div className={css.setting}>
          <span>{t`언어`}</span>
          <Segmented
            label={t`언어`}
            value={language}
            onChange={chooseLanguage}
            options={[
              { value: 'ko', label: <span lang="ko">한국어</span> },
              { value: 'en', label: <span lang="en">English</span> },
            ]}
          />
        </div>
      </SettingsGroup>
      {openSimulator ? (
        <SettingsGroup title={t`개발`}>
          <Rows>
            <ListRow lead={<RowIcon icon={Smartphone} />} title={t`셸 시뮬레이터`} onClick={openSimulator} chevron />
          </Rows>
        </SettingsGroup>
      ) : null}
    </SettingsPage>
  )
}

function Portrait({ path }: { path: string }) {
  const picture = profilePicture(path)
  if (picture.kind === 'image') return <img className={css.portrait} src={picture.url} alt="" width={48} height={48} />
  return <Avatar picture={picture.picture} size="m" />
}

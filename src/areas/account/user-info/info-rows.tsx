import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { mainRestaurantOf } from '#src/domain/member/member-names.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { formatDay } from '#src/lib/days.ts'
import { withDashes } from '#src/lib/mobile.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { isShown } from '../sign-in-data/shown.ts'
import type { What } from './edit-sheet.tsx'
import { birthdayOf } from './user-info.ts'
import { infoQuery } from './user-info.queries.ts'
import css from './user-info.module.css'

const EditSheet = lazyPart(() => import('./edit-sheet.tsx'), 'EditSheet')

/** What the server takes only while the password counts. */
const GUARDED: readonly What[] = ['person', 'body']
/** As long as somebody types. */
const TYPING_MS = 60_000
const afterTyping = () => new Date(Date.now() + TYPING_MS)

/** Who the member is to us: each row opens and saves by itself. [MYP-12] [MBR-13] */
export function InfoRows() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { language } = useLanguage()
  const member = useMember()
  const { data: info } = useSuspenseQuery(infoQuery())
  const [open, setOpen] = useState<What | null>(null)
  const picture = profilePicture(member.usrImg)
  const birthday = birthdayOf(info)
  const sexOf = ({ gender }: typeof info) => {
    if (gender === 'F') return t`여성`
    return gender === 'M' ? t`남성` : null
  }
  const body = [info.height && `${info.height} cm`, info.weight && `${info.weight} kg`].filter(Boolean).join(' · ')
  const untold = t`적지 않았어요`
  // The password is asked for before anything is typed, not when it is to be saved.
  const edit = (what: What) => {
    if (!GUARDED.includes(what) || isShown(member.hcId, afterTyping())) setOpen(what)
    else void router.navigate({ to: '/mypage/passwordConfirm', search: { next: 'info' }, replace: true })
  }
  const row = (what: What, title: string, sub: string) => (
    <ListRow title={title} sub={sub || untold} chevron onClick={() => edit(what)} />
  )
  return (
    <SettingsPage bar={<ScreenBar backTo="/mypage/home" />}>
      <SettingsGroup title={t`보이는 나`}>
        <Rows>
          <ListRow
            lead={
              picture.kind === 'image' ? (
                <img className={css.portrait} src={picture.url} alt="" width={40} height={40} />
              ) : (
                <Avatar picture={picture.picture} />
              )
            }
            title={t`프로필 그림`}
            chevron
            onClick={() => setOpen('picture')}
          />
          {row('nickName', t`닉네임`, info.nickName)}
          <ListRow title={t`이름`} sub={info.realName} />
        </Rows>
      </SettingsGroup>
      <SettingsGroup title={t`로그인과 연락`}>
        <Rows>
          <ListRow title={t`아이디`} sub={info.usrId} />
          <ListRow title={t`비밀번호`} chevron render={<Link to="/mypage/userPwd/change" />} />
          <ListRow
            title={t`휴대폰`}
            sub={withDashes(info.mobileNo)}
            chevron
            render={<Link to="/mypage/userInfoManage" search={{ step: 'mobile' }} />}
          />
          {row('email', t`이메일`, info.usrEmail)}
        </Rows>
      </SettingsGroup>
      <SettingsGroup title={t`몸과 일터`}>
        <Rows>
          {row(
            'person',
            t`생년월일과 성별`,
            [birthday && formatDay(birthday, i18n.locale, 'dated'), sexOf(info)].filter(Boolean).join(' · '),
          )}
          {row('body', t`키와 체중`, body)}
          {row('staff', t`사번`, info.employeeNumber ?? '')}
          <ListRow
            title={t`내 식당`}
            sub={mainRestaurantOf(member, language) ?? untold}
            chevron
            render={<Link to="/mypage/rest-manage" />}
          />
        </Rows>
      </SettingsGroup>
      <SettingsGroup title={t`그만 쓰기`}>
        <Rows>
          <ListRow
            title={t`회원 탈퇴`}
            sub={t`무엇이 사라지는지 먼저 보여 드려요`}
            chevron
            render={<Link to="/mypage/userInfoManage" search={{ step: 'leave' }} />}
          />
        </Rows>
      </SettingsGroup>
      {open === null ? null : (
        <EditSheet what={open} info={info} usrImg={member.usrImg} onClose={() => setOpen(null)} />
      )}
    </SettingsPage>
  )
}

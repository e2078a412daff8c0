import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useLanguage } from '#src/app/use-language.ts'
import { companyOf, mainRestaurantOf } from '#src/domain/member/member-names.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import css from './my-page.module.css'

/** Who this is, the way to the settings, and the first line. */
export function Me({ title }: { title: string | null }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const member = useMember()
  const name = member.nickName || member.realName
  const picture = profilePicture(member.usrImg)
  return (
    <>
      <div className={css.me}>
        {picture.kind === 'image' ? (
          <img className={css.portrait} src={picture.url} alt="" width={48} height={48} />
        ) : (
          <Avatar picture={picture.picture} className={css.portrait} />
        )}
        <p>
          <b>{t`${name}님`}</b>
          {[companyOf(member, language), mainRestaurantOf(member, language)].filter(Boolean).join(' · ')}
        </p>
        <IconButton icon={SlidersHorizontal} label={t`화면과 언어`} render={<Link to="/mypage/setup" />} />
      </div>
      {title === null ? null : <Lead title={title} />}
    </>
  )
}

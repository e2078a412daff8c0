import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import { useAnnouncement } from '#src/app/announcement.ts'
import { builtScreens } from '#src/app/built-screens.ts'
import { goTo } from '#src/app/navigation.ts'
import { HIDDEN_DAYS } from '#src/app/operator-link.ts'
import { worded } from '#src/domain/operator-words/worded.ts'
import { readCookie, setCookie } from '#src/shell/cookies.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { announcementsQuery, bannersQuery, offersQuery } from '../challenge.queries.ts'
import { bannerOf, cookieOf, firstOpen, type Leading } from './announced.ts'

/**
 * What the operator has to say on the hub: a question over it that stays away once it was closed, and one quiet banner.
 * [NTC-01]
 */
export function OperatorSays() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { data: popups = [] } = useQuery(announcementsQuery())
  const { data: banners = [] } = useQuery(bannersQuery())
  const offers = useQuery(offersQuery())
  const popup = firstOpen(popups, (name) => readCookie(name) !== '')
  const title = worded(popup?.title ?? '', popup?.titleEng ?? null, i18n.locale)
  const contents = worded(popup?.contents ?? '', popup?.contentsEng ?? null, i18n.locale)
  useAnnouncement(
    popup && {
      name: cookieOf(popup),
      question: {
        title: title.text,
        text: <span lang={contents.lang}>{contents.text}</span>,
        confirm: t`보러 가기`,
        cancel: t`닫기`,
      },
      onRead: (yes) => {
        setCookie(cookieOf(popup), 'Y', { days: popup.hideDays || HIDDEN_DAYS })
        if (yes) goTo(router, `/challenge/ChallengeDetail?chalnCode=${encodeURIComponent(popup.chalnCode)}`)
      },
    },
  )
  // Which one repeats the offer is known once the offer is there.
  if (offers.isPending) return null
  const banner = bannerOf(
    banners,
    offers.data?.[0]?.chaln.chalnCode,
    (name) => builtScreens(router).find(({ screen }) => screen.name === name)?.path,
    location.origin,
  )
  if (banner === undefined) return null
  const { to } = banner
  const words = worded(banner.title, banner.titleEng, i18n.locale)
  return (
    <Banner
      label={t`챌린지 소식`}
      icon={Flag}
      title={<span lang={words.lang}>{words.text}</span>}
      text={to.kind === 'challenge' ? t`지금 신청할 수 있어요` : undefined}
      render={linkTo(to)}
    />
  )
}

function linkTo(to: Leading) {
  if (to.kind === 'challenge') return <Link to="/challenge/ChallengeDetail" search={{ chalnCode: to.code }} />
  if (to.kind === 'screen') return <Link to={to.path} />
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the banner's words are the link's
  return <a href={to.url} target="_blank" rel="noreferrer" />
}

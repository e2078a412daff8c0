import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import Megaphone from 'lucide-react/icons/megaphone'
import { useEffect, useState } from 'react'
import { builtScreens } from '#src/app/built-screens.ts'
import type { Target } from '#src/app/operator-link.ts'
import { isPutAway, putAway } from '#src/app/put-away.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { query } from '#src/contract/query.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { bannerOf, cookieOf } from './place-banner.ts'

type Place = 'SHOP' | 'MY'

const bannersQuery = (bannerLocCode: Place) => ({
  ...query('post', '/api/common/getBannerList', { body: { bannerLocCode }, background: true }),
  staleTime: Infinity,
})

/**
 * What the operator has to say at one place of the app: one quiet banner, last, once the page is drawn. It stays away
 * for days once it was closed. [NTC-01] [NTC-03]
 */
export function PlaceBanner({ place }: { place: Place }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [isIdle, setIdle] = useState(false)
  const [closed, setClosed] = useState<number>()
  const { data: banners } = useQuery({ ...bannersQuery(place), enabled: isIdle })
  useEffect(() => whenIdle(() => setIdle(true)), [])

  const isClosed = (banner: { bannerSeq: number }) => banner.bannerSeq === closed || isPutAway(cookieOf(banner))
  const found = bannerOf(banners ?? [], isClosed, {
    here,
    pathOf: (name) => builtScreens(router).find(({ screen }) => screen.name === name)?.path,
    origin: location.origin,
  })
  if (found === undefined) return null
  const { banner, to } = found
  const isKorean = i18n.locale !== 'ko' && /[가-힣]/.test(banner.title)
  return (
    <Banner
      label={t`알림`}
      icon={Megaphone}
      title={<span lang={isKorean ? 'ko' : undefined}>{banner.title}</span>}
      {...(to.kind === 'none' ? {} : { render: linkTo(to) })}
      onClose={() => {
        putAway(cookieOf(banner))
        setClosed(banner.bannerSeq)
      }}
    />
  )
}

function linkTo(to: Exclude<Target, { kind: 'none' }>) {
  if (to.kind === 'screen') return <Link to={to.path} />
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the banner's words are the link's
  return <a href={to.url} target="_blank" rel="noreferrer" />
}

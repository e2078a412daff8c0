import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Leaf from 'lucide-react/icons/leaf'
import { useClosedBanner } from '#src/app/use-closed-banner.ts'
import { Banner } from '#src/ui/banner/banner.tsx'

/**
 * What empty trays have earned this week. Closing it holds for the week: next Monday the count begins anew, and so does
 * the banner.
 *
 * @param week the Monday of this week
 */
export function StampBanner({ stamps, week }: { stamps: number; week: string }) {
  const { t } = useLingui()
  const { closed, close } = useClosedBanner(`greenStamp.${week}`)
  if (closed) return null
  return (
    <Banner
      label={t`알림`}
      icon={Leaf}
      title={t`잔반 없이 비우면 그린 스탬프`}
      text={stamps === 0 ? t`이번 주 첫 스탬프를 모아 보세요` : t`이번 주에 ${stamps}개 모았어요`}
      render={<Link to="/service/greenStamp" />}
      onClose={close}
    />
  )
}

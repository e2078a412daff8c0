import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Megaphone from 'lucide-react/icons/megaphone'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import Vote from 'lucide-react/icons/vote'
import { useState } from 'react'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { today, type Day } from '#src/lib/days.ts'
import { Banner } from '#src/ui/banner/banner.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { choicesQuery } from '../choice/choice.queries.ts'
import { BannerImages } from './banner-images.tsx'
import { mealNoticesQuery, menuBannersQuery, takeHomeOpenQuery } from './around.queries.ts'
import css from './around.module.css'

/**
 * What else there is at this restaurant, below its courses: tonight's kits, a choice to make, banners, notices. What
 * does not come takes no room.
 */
export function MenuAround({ restaurantCode, day }: { restaurantCode: string; day: Day }) {
  const { t } = useLingui()
  const { data: notices = [] } = useQuery(mealNoticesQuery(restaurantCode))
  const { data: banners = [] } = useQuery(menuBannersQuery(restaurantCode))
  const { data: takeHome } = useQuery(takeHomeOpenQuery(restaurantCode))
  const { data: choices = [] } = useQuery(choicesQuery(restaurantCode, true))
  const [opened, setOpened] = useState<{ bannerSeq: number; title: string }>()
  const isChoosing = choices.some(({ openYn }) => openYn === 'Y')
  const sellsKits = takeHome?.openYn === 'Y'
  // Of a day that is over nothing is taken home: there it is tonight's.
  const isAhead = day > today(useLatestServerNow())

  return (
    <div className={css.around}>
      {sellsKits || isChoosing || banners.length > 0 ? (
        <Card tight>
          <Rows>
            {sellsKits ? (
              <ListRow
                lead={<RowIcon icon={ShoppingBag} />}
                title={isAhead ? t`이날 저녁거리 미리 챙기기` : t`오늘 저녁거리 챙겨 가기`}
                sub={t`퇴근길에 가져가는 밀키트`}
                chevron
                render={<Link to="/meal/takeHomeList" search={{ restaurantCode, ...(isAhead && { salesDt: day }) }} />}
              />
            ) : null}
            {isChoosing ? (
              <ListRow
                lead={<RowIcon icon={Vote} />}
                title={t`다음 주 메뉴 고르기`}
                sub={t`먹고 싶은 쪽에 한 표`}
                chevron
                render={<Link to="/meal/choice-list" search={{ restaurantCode }} />}
              />
            ) : null}
            {banners.map(({ bannerSeq, title }) => (
              <ListRow
                key={bannerSeq}
                lead={<RowIcon icon={Sparkles} />}
                title={title}
                chevron
                onClick={() => setOpened({ bannerSeq, title })}
              />
            ))}
          </Rows>
        </Card>
      ) : null}
      {notices.map(({ noticeSeq, title, contents }) => (
        <Banner key={noticeSeq} label={t`식당 소식`} icon={Megaphone} title={title} text={contents} />
      ))}
      {opened ? (
        <Sheet open title={opened.title} onCloseRequest={() => setOpened(undefined)}>
          <BannerImages bannerSeq={opened.bannerSeq} />
        </Sheet>
      ) : null}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { userRestaurantsQuery } from '#src/domain/meal/menu.queries.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import type { Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { KitsOfDay } from './kits-of-day.tsx'
import { sellersQuery } from './take-home.queries.ts'

interface Props {
  /** Without it the member's main restaurant. */
  restaurantCode: string | undefined
  /** Without it today. */
  salesDt: Day | undefined
}

/** What can be taken home tonight: where it is sold, or who sells it. */
export function TakeHomeScreen({ restaurantCode, salesDt }: Props) {
  const { t } = useLingui()
  const { data: restaurants } = useSuspenseQuery(userRestaurantsQuery())
  const code = restaurantCode ?? restaurants[0]?.restaurantCode
  const bar = (
    <ScreenBar
      titleAs="p"
      backTo="/menu/todayMenu"
      actions={
        <IconButton label={t`내 예약`} icon={ShoppingBag} render={<Link to="/mypage/wellOrder/wellOrderList" />} />
      }
    />
  )
  if (!code) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`어느 식당에 다니세요?`}
            text={t`식당을 고르시면 거기서 파는 저녁거리를 보여 드려요.`}
            action={<Button render={<Link to="/mypage/rest-manage" />}>{t`식당 고르기`}</Button>}
          />
        }
      />
    )
  }
  return <AtRestaurant key={code} bar={bar} code={code} salesDt={salesDt} />
}

function AtRestaurant({ bar, code, salesDt }: { bar: ReactNode; code: string; salesDt: Day | undefined }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: sellers } = useSuspenseQuery(sellersQuery(code))
  if (sellers.openYn === 'Y') {
    const here = sellers.openRestaurantList.find((each) => each.restaurantCode === code)
    return <KitsOfDay bar={bar} code={code} salesDt={salesDt} place={here ? restaurantNameOf(here, language) : ''} />
  }
  if (sellers.openRestaurantList.length === 0) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`아직 파는 식당이 없어요`}
            text={t`저녁거리를 팔기 시작하면 식단에서 알려 드릴게요.`}
          />
        }
      />
    )
  }
  return (
    <ListPage bar={bar} lead={{ title: t`이 식당에서는 팔지 않아요`, below: t`저녁거리는 아래 식당에 있어요.` }}>
      <Card tight>
        <Rows label={t`저녁거리를 파는 식당`}>
          {sellers.openRestaurantList.map((each) => (
            <ListRow
              key={each.restaurantCode}
              chevron
              title={restaurantNameOf(each, language)}
              render={<Link to="/meal/takeHomeList" search={{ restaurantCode: each.restaurantCode }} replace />}
            />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}

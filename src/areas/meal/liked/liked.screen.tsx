import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { servedOn, toLiked, type LikedDish } from './liked.ts'
import { likedQuery, useRemoveFavourite } from './liked.queries.ts'

/** Liked dishes, the next one to be served first; each opens the course of its day. */
export function LikedScreen() {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealTimeName = useMealTimeName()
  const today = dayIn(useNow())
  const dishes = toLiked(useSuspenseQuery(likedQuery()).data, language)
  const { remove, restore } = useRemoveFavourite()
  const [editing, setEditing] = useState(false)

  if (dishes.length === 0) {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
        instead={
          <EmptyState
            level={1}
            title={t`좋아하는 메뉴가 아직 없어요`}
            text={t`메뉴의 하트를 누르면 여기에 모이고, 다시 나오는 날을 알려 드려요.`}
            action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
          />
        }
      />
    )
  }

  const dayWord = (day: Day) => {
    if (day === today) return t`오늘`
    return day === addDays(today, 1) ? t`내일` : formatDay(day, i18n.locale, 'medium')
  }
  const servedWords = ({ next }: LikedDish) =>
    next === null
      ? t`나올 날이 아직 없어요`
      : [t`${dayWord(next.course.menuDt)} ${mealTimeName(next.course.menuMealType)}`, next.place].join(' · ')
  const takeOff = ({ number, menuCode, name }: LikedDish) =>
    remove(
      number,
      () =>
        void toast({
          kind: 'removed',
          text: t`${name}, 목록에서 뺐어요`,
          action: { label: t`되돌리기`, onPress: () => restore(menuCode) },
        }),
    )
  const todayCount = servedOn(dishes, today)

  return (
    <ListPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/my/menu"
          actions={
            <Button kind="text" size="s" aria-pressed={editing} onClick={() => setEditing(!editing)}>
              {editing ? t`다 했어요` : t`고치기`}
            </Button>
          }
        />
      }
      lead={{
        title:
          todayCount > 0
            ? t`좋아하는 메뉴 ${dishes.length}개, 오늘 ${todayCount}개 나와요`
            : t`좋아하는 메뉴 ${dishes.length}개`,
      }}
    >
      <Card tight>
        <Rows label={t`좋아하는 메뉴 목록`}>
          {dishes.map((dish) => (
            <ListRow
              key={dish.number}
              lead={<DishTile name={dish.bowl} />}
              title={dish.name}
              sub={servedWords(dish)}
              chevron={!editing && dish.next !== null}
              {...(editing
                ? {
                    end: (
                      <IconButton quiet icon={X} label={t`${dish.name}, 목록에서 빼기`} onClick={() => takeOff(dish)} />
                    ),
                  }
                : {})}
              {...(!editing && dish.next !== null
                ? { render: <Link to="/meal/detail" search={dish.next.course} /> }
                : {})}
            />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { useNow } from '#src/app/use-now.ts'
import { toCourse } from '#src/domain/meal/course.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { tableOf } from '#src/domain/meal/table-of.ts'
import { toRestaurants, type Restaurant } from '#src/domain/restaurant/restaurant.ts'
import { josa } from '#src/lib/korean.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Radio } from '#src/ui/choice/choice.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { addable } from './addable.ts'
import { allRestaurantsQuery, myRestaurantsQuery, useRestaurants } from './restaurants.queries.ts'
import css from './restaurants.module.css'

/** The restaurants the member uses: add, remove, and choose the one the app opens with. [MYP-08] */
export function RestaurantsScreen() {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mine = toRestaurants(useSuspenseQuery(myRestaurantsQuery()).data, language)
  const all = toRestaurants(useSuspenseQuery(allRestaurantsQuery()).data, language)
  const { add, remove, restore, makeMain } = useRestaurants()
  const [typed, setTyped] = useState('')
  const clock = clockOf(toWireTime(useNow())).replace(':', '')
  // What each serves arrives later, into room that is kept.
  const menus = useQueries({ queries: mine.map(({ code }) => todayMenuQuery(code, undefined, true)) })
  const tables = menus.map(({ data }) => tableOf(data, clock, (row) => toCourse(row, language)))
  const others = addable(all, mine, typed)
  // Shows the choice at once; a failed write brings the old one back.
  const main = makeMain.sending?.body.restaurantId ?? mine.find((each) => each.main)?.code

  const addOne = ({ code }: Restaurant) =>
    add.send({ body: [{ restaurantId: code, mainDiv: mine.length === 0 ? 'Y' : 'N', orderSeq: mine.length + 1 }] })
  const removeOne = ({ code, name }: Restaurant) => {
    const at = mine.findIndex((each) => each.code === code)
    // As it stood: the main one is the main one again.
    const undo = () =>
      restore.send({ body: [{ restaurantId: code, mainDiv: code === main ? 'Y' : 'N', orderSeq: at + 1 }] })
    remove.send(
      { body: [{ restaurantId: code, hcId: '' }] },
      () =>
        void toast({
          kind: 'removed',
          text: t`${name}, 내 식당에서 뺐어요`,
          action: { label: t`되돌리기`, onPress: undo },
        }),
    )
  }

  const mainName = mine.find(({ code }) => code === main)?.name ?? ''
  const particle = i18n.locale === 'ko' ? josa(mainName, '으로/로') : ''

  return (
    <ListPage
      bar={<ScreenBar backTo="/my/menu" titleAs="p" />}
      lead={{ title: mainName === '' ? t`어느 식당을\n쓰세요?` : t`앱은 ${mainName}${particle}\n열려요` }}
    >
      <Card>
        <CardHead title={t`내 식당`} id="mine" />
        {mine.length === 0 ? (
          <p className={css.none}>{t`아직 고른 식당이 없어요. 아래에서 자주 가는 식당을 더해 주세요.`}</p>
        ) : (
          <fieldset aria-label={t`기본 식당`}>
            <p className={css.hint}>{t`고른 식당이 홈과 식단의 처음이에요.`}</p>
            <Rows labelledBy="mine">
              {mine.map((each, index) => (
                <li key={each.code} className={css.row}>
                  <Link
                    to="/menu/todayMenu"
                    search={{ restaurantCode: each.code }}
                    aria-label={t`${each.name} 오늘 식단`}
                  >
                    <DishTray dishes={tables[index]?.bowls ?? []} size={56} />
                  </Link>
                  <Radio
                    name="main"
                    value={each.code}
                    checked={each.code === main}
                    onChange={() => makeMain.send({ body: { restaurantId: each.code } })}
                    label={
                      <>
                        <b>{each.name}</b>
                        <small>{tables[index]?.title ?? each.place}</small>
                      </>
                    }
                  />
                  <IconButton label={t`${each.name} 삭제`} icon={X} quiet onClick={() => removeOne(each)} />
                </li>
              ))}
            </Rows>
          </fieldset>
        )}
      </Card>
      <Card>
        <CardHead title={t`식당 더하기`} id="others" />
        <TextField
          sunken
          type="search"
          label={t`식당 이름`}
          value={typed}
          onChange={setTyped}
          clearLabel={t`검색어 지우기`}
        />
        {others.length === 0 ? (
          <p className={css.none} role="status">
            {typed ? t`그런 이름의 식당이 없어요. 다른 말로 찾아 보세요.` : t`모든 식당을 쓰고 있어요.`}
          </p>
        ) : (
          <Rows labelledBy="others">
            {others.map((each) => {
              const whole = [each.name, each.place].filter(Boolean).join(', ')
              return (
                <ListRow
                  key={each.code}
                  title={each.name}
                  sub={each.place}
                  label={t`${whole} 추가`}
                  end={<Icon of={Plus} />}
                  onClick={() => addOne(each)}
                />
              )
            })}
          </Rows>
        )}
      </Card>
    </ListPage>
  )
}

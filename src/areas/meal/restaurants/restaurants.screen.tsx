import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { toRestaurants, type Restaurant } from '#src/domain/restaurant/restaurant.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Radio } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { addable } from './addable.ts'
import { allRestaurantsQuery, myRestaurantsQuery, useRestaurants } from './restaurants.queries.ts'
import css from './restaurants.module.css'

/** The restaurants the member uses: add, remove, and choose the one the app opens with. [MYP-08] */
export function RestaurantsScreen() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const mine = toRestaurants(useSuspenseQuery(myRestaurantsQuery()).data, language)
  const all = toRestaurants(useSuspenseQuery(allRestaurantsQuery()).data, language)
  const { add, remove, makeMain } = useRestaurants()
  const [typed, setTyped] = useState('')
  const others = addable(all, mine, typed)
  // Shows the choice at once; a failed write brings the old one back.
  const main = makeMain.sending?.body.restaurantId ?? mine.find((each) => each.main)?.code

  const addOne = ({ code }: Restaurant) =>
    add.send({ body: [{ restaurantId: code, mainDiv: mine.length === 0 ? 'Y' : 'N', orderSeq: mine.length + 1 }] })
  const removeOne = async ({ code, name }: Restaurant) => {
    const agreed = await confirm({ title: t`${name}, 내 식당에서 뺄까요?`, text: t`언제든 다시 더할 수 있어요.`, confirm: t`뺄게요`, cancel: t`그대로 둘게요`, danger: true })
    if (agreed) remove.send({ body: [{ restaurantId: code, hcId: '' }] })
  }

  return (
    <ListPage bar={<ScreenBar backTo="/my/menu" />}>
      <Card>
        <CardHead title={t`내 식당`} id="mine" />
        {mine.length === 0 ? (
          <p className={css.none}>{t`아직 고른 식당이 없어요. 아래에서 자주 가는 식당을 더해 주세요.`}</p>
        ) : (
          <fieldset aria-label={t`기본 식당`}>
            <p className={css.hint}>{t`앱은 고른 식당으로 열려요.`}</p>
            <Rows labelledBy="mine">
              {mine.map((each) => (
                <li key={each.code} className={css.row}>
                  <Radio
                    name="main"
                    value={each.code}
                    checked={each.code === main}
                    onChange={() => makeMain.send({ body: { restaurantId: each.code } })}
                    label={
                      <>
                        <b>{each.name}</b>
                        <small>{each.place}</small>
                      </>
                    }
                  />
                  <IconButton label={t`${each.name} 삭제`} icon={X} quiet onClick={() => void removeOne(each)} />
                </li>
              ))}
            </Rows>
          </fieldset>
        )}
      </Card>
      <Card>
        <CardHead title={t`식당 더하기`} id="others" />
        <TextField sunken type="search" label={t`식당 이름`} value={typed} onChange={setTyped} clearLabel={t`검색어 지우기`} />
        {others.length === 0 ? (
          <p className={css.none} role="status">
            {typed ? t`그런 이름의 식당이 없어요. 다른 말로 찾아 보세요.` : t`모든 식당을 쓰고 있어요.`}
          </p>
        ) : (
          <Rows labelledBy="others">
            {others.map((each) => (
              <ListRow
                key={each.code}
                title={each.name}
                sub={each.place}
                label={t`${each.name} 추가`}
                end={<Icon of={Plus} />}
                onClick={() => addOne(each)}
              />
            ))}
          </Rows>
        )}
      </Card>
    </ListPage>
  )
}

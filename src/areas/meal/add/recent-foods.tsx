import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Center } from '#src/ui/page/page.tsx'
import { recentFoodsQuery, useDeleteRecentMenu } from './add-foods.queries.ts'
import { chosenOf, type RecentFood } from './food.ts'
import { FoodRow } from './food-row.tsx'
import { useFoodWords } from './food-words.ts'
import { SameAgain } from './same-again.tsx'
import type { AddFoods } from './use-add-foods.ts'
import css from './add-foods.module.css'

interface Props {
  flow: AddFoods
  day: string
  meal: string
}

/** What was eaten lately, each with the amount of last time; before all of it the same meal as it was the last time. */
export function RecentFoods({ flow, day, meal }: Props) {
  const { t } = useLingui()
  const { nameOf } = useFoodWords()
  const { data: foods } = useSuspenseQuery(recentFoodsQuery())
  const forget = useDeleteRecentMenu()
  const [editing, setEditing] = useState(false)
  // Gone at once; what could not be removed comes back with the list.
  const leaving = forget.sending?.body.rcntSeqList ?? []
  const shown = foods.filter(({ seq }) => !leaving.includes(seq))

  if (foods.length === 0) {
    return (
      <>
        <SameAgain flow={flow} day={day} meal={meal} />
        <Center>
          <EmptyState
            title={t`아직 기록한 음식이 없어요`}
            text={t`위에서 이름으로 찾아 보세요. 한 번 기록한 음식은 여기서 바로 담을 수 있어요.`}
          />
        </Center>
      </>
    )
  }
  const row = (food: RecentFood) => {
    const name = nameOf(food)
    const remove = (
      <IconButton
        label={t`${name}, 최근 음식에서 지우기`}
        icon={X}
        quiet
        onClick={() => forget.send({ body: { rcntSeqList: [food.seq] } })}
      />
    )
    return (
      <FoodRow
        key={food.foodId}
        food={chosenOf(food, food.qty)}
        flow={flow}
        meal={{ day, meal }}
        before={t`지난번`}
        {...(editing && { end: remove })}
      />
    )
  }
  return (
    <>
      {editing ? null : <SameAgain flow={flow} day={day} meal={meal} />}
      <Card tight>
        <Rows label={t`최근 음식`}>{shown.map(row)}</Rows>
      </Card>
      <Button kind="text" size="s" className={css.edit} onClick={() => setEditing(!editing)}>
        {editing ? t`다 고쳤어요` : t`최근 음식 정리`}
      </Button>
    </>
  )
}

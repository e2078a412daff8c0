import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Center } from '#src/ui/page/page.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { favouriteFoodsQuery, useFavouriteMenus } from './add-foods.queries.ts'
import { chosenOf } from './food.ts'
import { FoodRow } from './food-row.tsx'
import type { AddFoods } from './use-add-foods.ts'
import css from './add-foods.module.css'

/** Sorting brings a library for dragging. */
const SortFavourites = lazyPart(() => import('./sort-favourites.tsx'), 'SortFavourites')

/**
 * The foods that the member keeps at hand, in their own order. They can be sorted and taken off the list. [MEA-07,
 * MEA-15]
 */
export function FavouriteFoods({ flow, day, meal }: { flow: AddFoods; day: string; meal: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: foods } = useSuspenseQuery(favouriteFoodsQuery())
  const { sort, remove } = useFavouriteMenus()
  const [editing, setEditing] = useState(false)

  const sortAs = (favSeqList: number[]) =>
    void sort.sendAsync({ body: { favSeqList } }).catch(async (error: unknown) => {
      // Another phone has added or removed one meanwhile: the list of now comes, and the order can be made again.
      const elsewhere = error instanceof ApiError && error.status === 409
      if (elsewhere) await queries.invalidateQueries({ queryKey: favouriteFoodsQuery().queryKey })
      toast({
        kind: 'bad',
        text: elsewhere
          ? t`다른 기기에서 목록이 바뀌었어요. 새 목록에서 다시 옮겨 주세요.`
          : t`순서를 바꾸지 못했어요. 다시 시도해 주세요.`,
      })
    })

  if (foods.length === 0) {
    return (
      <Center>
        <EmptyState
          title={t`즐겨찾는 음식이 없어요`}
          text={t`자주 드시는 음식의 이름을 누르고 하트를 켜면 여기에 모여요.`}
        />
      </Center>
    )
  }
  return (
    <>
      <Card tight>
        {editing ? (
          <Suspense fallback={null}>
            <SortFavourites
              foods={foods}
              order={sort.sending?.body.favSeqList}
              onSort={sortAs}
              onRemove={(seq) => remove.send({ body: { favSeqList: [seq] } })}
            />
          </Suspense>
        ) : (
          <Rows label={t`즐겨찾는 음식`}>
            {foods.map((food) => (
              <FoodRow key={food.seq} food={chosenOf(food)} flow={flow} meal={{ day, meal }} />
            ))}
          </Rows>
        )}
      </Card>
      <Button kind="text" size="s" className={css.edit} onClick={() => setEditing(!editing)}>
        {editing ? t`다 고쳤어요` : t`순서 바꾸기와 빼기`}
      </Button>
    </>
  )
}

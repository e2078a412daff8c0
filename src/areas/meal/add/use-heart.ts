import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { canAddFavourite } from '../favourites/favourite-limit.ts'
import { countFavourites, favouriteFoodsQuery, useFavouriteMenus } from './add-foods.queries.ts'

/**
 * The heart of a food: it goes to the end of the favourites while there is room, which is asked first and refused by
 * the server all the same. [VAL-09]
 */
export function useHeart({ foodId, favourite }: { foodId: string; favourite: boolean }): {
  on: boolean
  toggle(): Promise<void>
} {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { add, remove } = useFavouriteMenus()
  const [on, setOn] = useState(favourite)
  const busy = useRef(false)
  const notSaved = () => void toast({ kind: 'bad', text: t`저장하지 못했어요. 다시 시도해 주세요.` })
  const full = () => toast({ kind: 'bad', text: t`즐겨찾는 메뉴는 100개까지 담을 수 있어요` })

  const putIn = async () => {
    const { favCnt } = await queries.fetchQuery(countFavourites())
    if (!canAddFavourite(favCnt)) throw new ApiError('status', { status: 409 })
    await add.sendAsync({ body: { foodIdList: [foodId] } })
    toast({ kind: 'good', text: t`즐겨찾기에 담았어요` })
  }
  const takeOut = async () => {
    const all = await queries.fetchQuery({ ...favouriteFoodsQuery(), staleTime: 0 }).catch((error: unknown) => {
      notSaved()
      throw error
    })
    const row = all.find((each) => each.foodId === foodId)
    if (row) await remove.sendAsync({ body: { favSeqList: [row.favSeq] } })
  }
  const toggle = async () => {
    // A tap that came before the answer would take out what is not in yet.
    if (busy.current) return
    busy.current = true
    // Shows the choice at once; what failed brings the old one back.
    setOn(!on)
    try {
      await (on ? takeOut() : putIn())
    } catch (error) {
      setOn(on)
      if (error instanceof ApiError && error.status === 409) full()
      else if (!on) notSaved()
    } finally {
      busy.current = false
    }
  }
  return { on, toggle }
}

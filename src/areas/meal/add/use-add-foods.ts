import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { waitFor } from 'xstate'
import { isLedAway } from '#src/app/use-leave-guard.ts'
import { toast } from '#src/ui/toast/toast.ts'
import type { AddFoodsActor, AddFoodsEvent, AddFoodsSnapshot, MealOfDay } from './add-foods.machine.ts'
import { hasRoom, MOST_FOODS, type Chosen } from './basket.ts'
import { addFoodsFlow, enterFlow, isWithin } from './flow.ts'

export interface AddFoods {
  basket: AddFoodsSnapshot['context']['basket']
  problem: AddFoodsSnapshot['context']['problem']
  /** Being recorded. */
  busy: boolean
  send(event: AddFoodsEvent): void
  /** Records what was chosen; resolves to whether the basket has gone its way. */
  save(meal: MealOfDay): Promise<boolean>
  /** What was sent last and not answered. */
  meal: MealOfDay | null
}

/**
 * The basket of the flow, on each of its screens: leaving them asks while something is in it, going from one to another
 * does not.
 */
export function useAddFoods(): AddFoods {
  const actor = addFoodsFlow(useQueryClient())
  const { context, ...state } = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => actor.getSnapshot(),
  )
  useEffect(() => enterFlow(actor), [actor])
  useLeaving(actor, context.basket.length > 0)
  return {
    ...context,
    busy: state.value === 'saving',
    send: (event) => {
      if (!hasRoom(actor.getSnapshot().context.basket, chosenBy(event))) sayFull()
      actor.send(event)
    },
    save: async (meal) => {
      actor.send({ type: 'saving.asked', meal })
      const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      return value === 'left'
    },
  }
}

/** The foods that an event puts into the basket. */
const chosenBy = (event: AddFoodsEvent): readonly Chosen[] =>
  event.type === 'food.put' || event.type === 'food.changed'
    ? [event.food]
    : event.type === 'meal.put'
      ? event.foods
      : []

/** What has no room stays out, and is not said to be in. */
const sayFull = () =>
  void toast({ text: i18n._(msg`한 번에 ${MOST_FOODS}가지까지 담을 수 있어요`), about: 'add-foods' })

function useLeaving(actor: AddFoodsActor, holds: boolean): void {
  const { history } = useRouter()
  useEffect(() => {
    if (!holds) return undefined
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ nextLocation }) =>
        !isWithin(nextLocation.pathname) && !isLedAway(nextLocation) && !(await mayLeave(actor)),
    })
  }, [actor, holds, history])
}

/** Whoever is signed out is led away, and what is being recorded is in good hands: neither is asked. */
async function mayLeave(actor: AddFoodsActor): Promise<boolean> {
  actor.send({ type: 'leaving.asked' })
  const { value } = await waitFor(actor, (snapshot) => snapshot.value !== 'asking')
  return value !== 'choosing'
}

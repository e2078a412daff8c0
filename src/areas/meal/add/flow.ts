import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import { keepDraft, dropDraft, readDraft, whenEnded, whenGiven } from '#src/patterns/form/drafts.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { addFoodsMachine, type AddFoodsActor, type Outcome, type Saving } from './add-foods.machine.ts'
import type { Basket } from './basket.ts'
import { LIST, saveFoods } from './save-foods.ts'

/**
 * Where the basket is kept between pages, over a reload, and for its member over a lost session (docs/decisions/078).
 */
const DRAFT = 'add-foods'
/** What is kept for the member who is signed in. */
export const keptBasket = (): Basket => readDraft<Basket>(DRAFT) ?? []

/** The screens of the flow, and those that it opens for a moment: going from one to another is not leaving it. */
const WITHIN = [
  '/healthlog/mealRecordWrite',
  '/healthlog/mealRecordSearch',
  '/healthlog/mealRecordCompanyFood',
  '/healthlog/mealRecordMenuWrite',
  '/healthlog/mealRecordSearchDetail',
  '/meal/reg',
]
export const isWithin = (pathname: string): boolean => WITHIN.includes(pathname.replace(/\/$/, ''))

let flow: AddFoodsActor | undefined

/** Its screens that stand at the moment. */
const standing = new Set<symbol>()

/** The one flow of the app: its screens come and go, the basket stays. */
export function addFoodsFlow(queries: QueryClient): AddFoodsActor {
  flow ??= begin(queries)
  return flow
}

/** For tests: as after a start of the app. */
export function endFlow(): void {
  flow?.stop()
  flow = undefined
  standing.clear()
}

function begin(queries: QueryClient): AddFoodsActor {
  const actor = createActor(
    addFoodsMachine.provide({
      actors: {
        save: fromPromise<Outcome, Saving>(async ({ input, signal }) => {
          const outcome = await saveFoods(queries, input)
          // Whoever has left meanwhile does not read the line beside the basket.
          if (outcome.is !== 'saved' && outcome.is !== 'kept' && standing.size === 0 && !signal.aborted)
            toast({ kind: 'bad', text: i18n._(msg`저장하지 못했어요. 담은 것은 그대로예요.`), about: LIST })
          return outcome
        }),
        askToLeave: fromPromise<boolean, void>(() =>
          confirm({
            title: i18n._(msg`담은 음식을 두고 나갈까요?`),
            text: i18n._(msg`기록하지 않은 음식은 사라져요.`),
            confirm: i18n._(msg`나갈게요`),
            cancel: i18n._(msg`계속 적을게요`),
            danger: true,
          }),
        ),
      },
    }),
    { input: { kept: keptBasket() } },
  )
  actor.subscribe(({ value, context: { basket } }) => {
    // Signed out nothing is written: what lies there is the member's who was here.
    if (value === 'waiting') return
    if (basket.length === 0) dropDraft(DRAFT)
    else keepDraft(DRAFT, basket)
  })
  const stops = [
    whenEnded(() => actor.send({ type: 'session.ended' })),
    whenGiven(() => actor.send({ type: 'session.began', kept: keptBasket() })),
  ]
  actor.subscribe({ complete: () => stops.forEach((stop) => stop()) })
  return actor.start()
}

/** A screen of the flow stands. @returns how to say that it does no more */
export function enterFlow(actor: AddFoodsActor): () => void {
  const one = Symbol('a screen of adding foods')
  standing.add(one)
  actor.send({ type: 'flow.entered', kept: keptBasket() })
  return () => void standing.delete(one)
}

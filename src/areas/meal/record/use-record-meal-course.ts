import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { whenIdle } from '#src/app/when-idle.ts'
import { fullWords, useWrite } from '#src/app/use-write.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import type { CourseKey } from '#src/domain/meal/course.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { toWireTime, wireTimeOf } from '#src/lib/wire-time.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { courseDetailQuery, wireKey } from '../detail/detail.queries.ts'
import { NO_NUMBER, showDay, withFood, withNumbers, withoutFoods } from '../day/optimistic-day.ts'
import { dayFoodsQuery } from '../day/day.queries.ts'
import { draftOf, eatenAt, foodOf, type Hours, isAhead, type RecordDraft, toRegi } from './record.ts'
import { eatenQuery, mealHoursQuery } from './record.queries.ts'
import { removeOnPhone } from './remove-on-phone.ts'
import { isGone, sayGone } from './say-gone.ts'
import { useMealSides } from './use-sides.ts'
import { REGI, SIDES, useWaitingCourse } from './waiting-course.ts'
import { useReviewOffer, withdrawReviewOffer } from './use-review-offer.ts'

/** What keeps a record without a connection: loaded while there is one, since it cannot come when it is needed. */
const loadKeeping = () => import('./keep-course.ts')

const REMOVE = '/api/meal/detail/removeMealRegi'
const NO_HOURS: Hours = { opensAt: null, closesAt: null }

/** Another phone has taken it away already: that is what was wanted. */
const unlessGone = (error: unknown) => {
  if (!isGone(error)) throw error
}

/**
 * Recording a course, again as often as one likes: it is eaten once, so a second tap and another phone replace it
 * [MEA-09]. What was done is said at once, with the way back to what stood before.
 *
 * @param menuHours the hours that its menu says: they count until those of the restaurant are told
 */
export function useRecordMealCourse(course: CourseKey, menuHours: Hours = NO_HOURS) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const now = useLatestServerNow()
  const mealName = useMealTimeName()(course.menuMealType)
  const offerReview = useReviewOffer(course)
  const { data: times } = useQuery(mealHoursQuery(course.restaurantCode))
  const { data: eaten, isError } = useQuery(eatenQuery(course))
  const slot = times?.find((time) => time.menuMealType === course.menuMealType)
  const hours: Hours = slot ? { opensAt: slot.startTm, closesAt: slot.endTm } : menuHours
  const waiting = useWaitingCourse(course)
  useEffect(() => whenIdle(() => void loadKeeping().catch(() => undefined)), [])
  const recorded = eaten?.mealRegiYn === 'Y' ? eaten : undefined

  // What stood before the write that is on its way: the screen says the new state already when its answer comes. And
  // what is eaten beside it.
  const sent = useRef<{
    before: Schemas['MealEatNutrient'] | undefined
    undone: boolean
    beside: Promise<() => Promise<void>> | null
  }>({ before: undefined, undone: false, beside: null })

  const notSaved = (failure: unknown, about: string = REGI) =>
    void toast({ kind: 'bad', text: fullWords(failure) ?? t`저장하지 못했어요. 다시 시도해 주세요.`, about })
  const notRemoved = () => void toast({ kind: 'bad', text: t`지우지 못했어요. 다시 시도해 주세요.`, about: REMOVE })

  /** Of what waited: gone, or sent in the meantime. */
  const sayTakenBack = (isGone: boolean) =>
    void toast({
      kind: isGone ? 'removed' : 'plain',
      text: isGone ? t`기록을 지웠어요` : t`벌써 보냈어요. 기록에서 지울 수 있어요`,
      about: REGI,
    })

  const eatenNow = () => queryClient.getQueryData(eatenQuery(course).queryKey)

  /** The screen and the day say it before the server has; what stood there comes back when it failed. */
  const show = (
    change: Partial<Schemas['MealEatNutrient']>,
    day: Day,
    changeDay: (foods: Schemas['DayEatMealMenu']) => Schemas['DayEatMealMenu'],
  ) => {
    const { queryKey } = eatenQuery(course)
    const before = eatenNow()
    queryClient.setQueryData(queryKey, (known) => (known ? { ...known, ...change } : known))
    const hide = showDay(queryClient, day, changeDay)
    return () => {
      queryClient.setQueryData(queryKey, before)
      hide()
    }
  }
  const showRecord = (body: Schemas['MealRegiInput']) => {
    const { eatQty, exceptMenuCodeList = [], eatDt = toWireTime(now) } = body
    const food = foodOf(
      queryClient.getQueryData(courseDetailQuery(course).queryKey) ?? [],
      body,
      eatenNow()?.hcUclSeqNo ?? NO_NUMBER,
      eatDt,
    )
    const kcal = parseWireNumber(food?.kcal ?? null)
    const change = {
      mealRegiYn: 'Y' as const,
      eatQty,
      eatDt,
      exceptMenuCodeList,
      kcal: kcal === null ? null : String(Math.round(kcal)),
    }
    return show(change, eatDt.slice(0, 8), (foods) => (food ? withFood(foods, food) : foods))
  }
  const showNone = (hcUclSeqNo: number) =>
    show({ mealRegiYn: 'N', kcal: null }, eatenNow()?.eatDt?.slice(0, 8) ?? course.menuDt, (foods) =>
      withoutFoods(foods, new Set([hcUclSeqNo, NO_NUMBER])),
    )

  const record = useWrite('post', REGI, {
    stale: DAY_STALE,
    done: null,
    failed: null,
    optimistic: ({ body }) => showRecord(body),
    onAnswer: ({ hcUclSeqNo }, { body }) => {
      // Known from now on, also where the day cannot be asked again.
      queryClient.setQueryData(eatenQuery(course).queryKey, (known) => (known ? { ...known, hcUclSeqNo } : known))
      queryClient.setQueryData(
        dayFoodsQuery((body.eatDt ?? toWireTime(now)).slice(0, 8)).queryKey,
        (foods) => foods && withNumbers(foods, new Map([[NO_NUMBER, hcUclSeqNo]])),
      )
      const { before, undone, beside } = sent.current
      if (undone) return void toast({ text: t`되돌렸어요`, about: REGI })
      const back = () => {
        withdrawReviewOffer()
        if (before) again(before)
        else
          remove
            .sendAsync({ body: { hcUclSeqNo } })
            .catch((error: unknown) => (isGone(error) ? sayGone(REMOVE) : notRemoved()))
        // Side dishes may still be on their way; those that did not arrive have nothing to take back.
        beside?.then(
          (takeBack) => takeBack().catch(notRemoved),
          () => undefined,
        )
      }
      toast({
        kind: 'good',
        text: before ? t`기록을 고쳤어요` : t`${mealName}으로 기록했어요`,
        about: REGI,
        action: { label: t`취소`, onPress: back },
      })
      if (!before) offerReview()
    },
  })
  const remove = useWrite('post', REMOVE, {
    stale: DAY_STALE,
    done: null,
    failed: null,
    optimistic: ({ body }) => showNone(body.hcUclSeqNo),
    onAnswer: ({ datauuidList }) => removeOnPhone(datauuidList),
  })
  const sides = useMealSides()

  function again(before: Schemas['MealEatNutrient']) {
    sent.current = { before, undone: true, beside: null }
    record.sendAsync({ body: toRegi(wireKey(course), draftOf(before), { before: before.eatDt }) }).catch(notSaved)
  }

  /** The side dishes of a form as they are sent; null without any. */
  const sidesOf = (draft: RecordDraft): Schemas['MealFoodListForm'] | null => {
    const { menuDt: baseDt, menuMealType } = wireKey(course)
    const when = draft.clock === null ? null : { eatDt: wireTimeOf(course.menuDt, draft.clock) }
    const foodList = draft.sides.map(({ menuCode }) => ({
      foodId: `M${menuCode}`,
      eatQty: 1,
      unitCode: 'SERVING' as const,
      ...when,
    }))
    return foodList.length === 0 ? null : { baseDt, menuMealType, foodList }
  }

  /** What nobody has answered stays on the phone until somebody does; every other failure is said. */
  const keepOrSay = async (
    error: unknown,
    body: Schemas['MealRegiInput'] | null,
    beside: Schemas['MealFoodListForm'] | null,
    then?: () => void,
  ) => {
    const isUnanswered = error instanceof ApiError && error.kind === 'network'
    const keeping = isUnanswered ? await loadKeeping().catch(() => null) : null
    const back = keeping && (await keeping.keepCourse({ course, body, sides: beside, stale: DAY_STALE }, now))
    if (back === null) return notSaved(error)
    toast({
      kind: 'good',
      text: t`적어 뒀어요. 연결되면 보낼게요`,
      about: REGI,
      action: { label: t`취소`, onPress: () => void back().then(sayTakenBack) },
    })
    then?.()
  }

  return {
    /** Whether hours and record have been told: before that nobody knows what can be done. */
    known: times !== undefined && eaten !== undefined,
    failed: isError && eaten === undefined,
    /** It was written down without a connection, and is on its way. */
    waiting: waiting.length > 0,
    /** Takes back what waits. */
    takeBack: () =>
      void loadKeeping()
        .then(({ dropCourse }) => dropCourse(waiting))
        .then(sayTakenBack, notRemoved),
    hours,
    recorded,
    busy: record.isPending || remove.isPending || sides.isPending,
    /** Whether the chosen time is still to come: the server takes none of those. */
    isAhead: (draft: RecordDraft) => isAhead(course, draft, recorded?.eatDt, now),
    save: (draft: RecordDraft, then?: () => void) => {
      if (record.isPending) return // the second of two taps: what stood before is known from the first
      const body = toRegi(wireKey(course), draft, { before: recorded?.eatDt, now: eatenAt(course, hours, now) })
      const beside = sidesOf(draft)
      const recording = record.sendAsync({ body })
      const adding = beside && recording.then(() => sides.add(beside))
      adding?.catch(() => undefined) // said below
      sent.current = { before: recorded, undone: false, beside: adding }
      recording.then(
        () => (adding === null ? then?.() : adding.then(then, (error: unknown) => notSaved(error, SIDES))),
        (error: unknown) => keepOrSay(error, body, beside, then),
      )
    },
    /**
     * Nothing of the tray was eaten, but something beside it: the meal has that alone, and a record of the course goes.
     */
    saveBeside: (draft: RecordDraft, then: () => void) => {
      const beside = sidesOf(draft)
      if (beside === null || sides.isPending) return
      const before = recorded
      const takeAway = async () => {
        if (before && before.hcUclSeqNo !== null)
          await remove.sendAsync({ body: { hcUclSeqNo: before.hcUclSeqNo } }).catch(unlessGone)
      }
      sides.add(beside).then(
        (takeBack) =>
          takeAway().then(() => {
            const back = () => {
              takeBack().catch(notRemoved)
              if (before) again(before)
            }
            toast({
              kind: 'good',
              text: before ? t`기록을 고쳤어요` : t`${mealName}으로 기록했어요`,
              about: REGI,
              action: { label: t`취소`, onPress: back },
            })
            then()
          }, notSaved),
        (error: unknown) => (before ? notSaved(error) : keepOrSay(error, null, beside, then)),
      )
    },
    /** Nothing was eaten. A record that another phone has taken away already is gone, too. */
    clear: (then: () => void) => {
      const before = recorded
      if (!before || before.hcUclSeqNo === null) return then()
      remove.sendAsync({ body: { hcUclSeqNo: before.hcUclSeqNo } }).then(
        () => {
          toast({
            kind: 'removed',
            text: t`기록을 지웠어요`,
            about: REMOVE,
            action: { label: t`되돌리기`, onPress: () => again(before) },
          })
          then()
        },
        (error: unknown) => {
          if (!isGone(error)) return notRemoved()
          sayGone(REMOVE)
          then()
        },
      )
    },
  }
}

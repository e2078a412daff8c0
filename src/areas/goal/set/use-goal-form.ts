import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { ApiError } from '#src/contract/api-error.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { doubtOf } from '#src/domain/index-record/doubt.ts'
import { NotYet, useAskOnce } from '#src/domain/index-record/use-ask-once.ts'
import { useDoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { isDayRefused } from '../kit/goal.queries.ts'
import { bodyOf, type Draft, type GoalInfo, isInRoom, staysOn, type Step, targetOf, toForm } from './goal-form.ts'
import { useSaveBodyData, useSaveGoal } from './set.queries.ts'
import { dailyOf, type Kind, presetOf, type Usual, waysTo } from './ways.ts'

type Options = {
  goal: GoalInfo | null
  user: Schemas['GoalUser']
  measured: Schemas['WeightSummary']
  usual: Usual
  today: Day
  onSent: () => void
  /** The question whose answer was refused. */
  onRefused: (step: Step) => void
}

const STEP_OF: Partial<Record<string, Step>> = { targetBw: 'target', endDt: 'pace', eatKcalGoal: 'daily' }

/** The answers of the four questions, and what follows from them. */
export function useGoalForm({ goal, user, measured, usual, today, onSent, onRefused }: Options) {
  const { t } = useLingui()
  const save = useSaveGoal()
  const saveBody = useSaveBodyData()
  const consent = useKeepingConsent()
  const askOnce = useAskOnce()
  const doubtWords = useDoubtWords()
  const known = {
    heightCm: parseWireNumber(measured.height),
    kg: parseWireNumber(measured.helhidxVal),
    gender: user.gender,
  }

  /** What the answers come to; what nobody has answered is preset. */
  const chosenOf = (draft: Draft) => {
    const body = bodyOf(known, draft.first)
    const kind: Kind | null = draft.first.kind ?? goal?.goalType ?? (body === null ? null : presetOf(body))
    const targetKg = body === null || kind === null ? null : targetOf(goal, kind, body, draft, today)
    const isOffered = body !== null && kind !== null && targetKg !== null && isInRoom(kind, body, targetKg)
    const ways = isOffered && kind !== 'KEEP' ? waysTo(targetKg, body, usual) : []
    const stays = kind !== null && targetKg !== null && staysOn(goal, { kind, targetKg, weeks: draft.weeks }, today)
    const way = stays ? null : (ways.find(({ weeks }) => weeks === draft.weeks) ?? ways[1] ?? ways[0] ?? null)
    const isGain = body !== null && targetKg !== null && targetKg > body.kg
    const ofDays = stays
      ? { step: goal.stepGoal, eat: goal.eatKcalGoal, use: goal.useKcalGoal }
      : dailyOf(way, isGain, known.gender, usual)
    return { body, kind, targetKg, ways, way, daily: draft.daily ?? ofDays, maySet: isOffered || stays }
  }

  const daily = v.object({ step: v.number(), eat: v.number(), use: v.number() })
  const form = useValidForm<Draft, Draft>({
    schema: v.object({
      first: v.pipe(
        v.object({ kind: v.nullable(v.picklist(['LOSE', 'KEEP', 'GAIN'])), height: v.string(), weight: v.string() }),
        v.forward(
          v.check(
            (first) => known.heightCm !== null || bodyOf({ ...known, kg: known.kg ?? 60 }, first) !== null,
            t`100에서 230 사이로 적어 주세요`,
          ),
          ['height'],
        ),
        v.forward(
          v.check(
            (first) => known.kg !== null || bodyOf({ ...known, heightCm: known.heightCm ?? 170 }, first) !== null,
            t`20에서 300 사이로 적어 주세요`,
          ),
          ['weight'],
        ),
        v.forward(
          v.check((first) => chosenOf({ ...empty, first }).kind !== null, t`하나를 골라 주세요.`),
          ['kind'],
        ),
      ),
      targetKg: v.nullable(v.number()),
      weeks: v.nullable(v.number()),
      daily: v.nullable(daily),
    }),
    initial: empty,
    draft: 'goal',
    onSubmit: async (draft) => {
      const { body, kind, targetKg, way, daily: days } = chosenOf(draft)
      if (body === null || kind === null || targetKg === null) return
      const typed = {
        ...(known.heightCm === null && { height: body.heightCm.toFixed(1) }),
        ...(known.kg === null && { weight: body.kg.toFixed(1) }),
      }
      // They are asked for where none of the member's own is known.
      for (const [of, text, unit] of [
        ['HT', typed.height, 'cm'],
        ['BW', typed.weight, 'kg'],
      ] as const) {
        const doubt = text === undefined ? null : doubtOf(of, Number(text), `${today}120000`, [])
        await askOnce(doubt && doubtWords(of, doubt, `${text} ${unit}`))
      }
      await consent.given()
      if (Object.keys(typed).length > 0) await saveBody.sendAsync({ body: { healthDt: today, ...typed } })
      await save.sendAsync({
        body: toForm(
          goal,
          body,
          { kind, targetKg, weeks: way?.weeks ?? draft.weeks, daily: days },
          way?.weeks ?? 0,
          today,
        ),
      })
    },
    onSent,
    refusal: (failure) => {
      if (failure instanceof NotYet) return null
      if (!(failure instanceof ApiError)) return save.refusal()
      if (consent.asks(failure)) return { field: null, message: t`건강정보 동의가 없어서 저장하지 못했어요.` }
      if (isDayRefused(failure))
        return { field: null, message: t`시작하는 날이 아직 오지 않았어요. 휴대폰의 날짜를 확인해 주세요.` }
      const step = failure.status === 400 ? STEP_OF[failure.code] : undefined
      if (step === undefined) return save.refusal(failure)
      onRefused(step)
      return { field: null, message: failure.serverMessage }
    },
  })
  const draft = useWatch({ control: form.control })
  const chosen = chosenOf({
    ...empty,
    ...draft,
    first: { ...empty.first, ...draft.first },
    daily: completeOf(draft.daily),
  })
  return { form, chosen, known, preset: chosen.kind, consent }
}

const empty: Draft = { first: { kind: null, height: '', weight: '' }, targetKg: null, weeks: null, daily: null }

/** What is watched may be half a value while it changes. */
function completeOf(daily: Partial<NonNullable<Draft['daily']>> | null | undefined): Draft['daily'] {
  if (!daily || daily.step === undefined || daily.eat === undefined || daily.use === undefined) return null
  return { step: daily.step, eat: daily.eat, use: daily.use }
}

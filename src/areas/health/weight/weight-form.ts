import * as v from 'valibot'
import { isAhead, weightProblem } from './weight.ts'
import type { WeightDraft, WeightProblem } from './weight.ts'

/**
 * What a weight must be before it is sent; `say` puts a problem into words. The time is read when it is sent, not when the
 * sheet was opened.
 */
export function weightForm(say: (problem: WeightProblem) => string, now: () => Date = () => new Date()): v.GenericSchema<WeightDraft, WeightDraft> {
  const weight = v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? weightProblem(dataset.value) : null
      if (problem) addIssue({ message: say(problem) })
    }),
  )
  return v.pipe(
    v.object({ weight, day: v.string(), clock: v.string() }),
    v.forward(
      v.partialCheck([['day'], ['clock']], (moment) => !isAhead(moment, now()), say('future')),
      ['clock'],
    ),
  )
}

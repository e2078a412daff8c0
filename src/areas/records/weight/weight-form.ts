import * as v from 'valibot'
import { isAhead, type Moment } from '../kit/index-records.ts'
import { weightOf, weightProblem } from './weight.ts'
import type { WeightDraft, WeightProblem } from './weight.ts'

type Say = (problem: WeightProblem) => string

/** A typed weight; `say` puts what is wrong with it into words. */
const typedWeight = (say: Say) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? weightProblem(dataset.value) : null
      if (problem) addIssue({ message: say(problem) })
    }),
  )

/**
 * What a weight must be before it is sent. The time is read when it is sent, not when the sheet was opened; `ahead`
 * says of a moment that it has not come.
 */
export function weightForm(
  say: Say,
  ahead: (moment: Moment) => string,
  now: () => Date = () => new Date(),
): v.GenericSchema<WeightDraft, WeightDraft> {
  return v.pipe(
    v.object({ weight: typedWeight(say), day: v.string(), clock: v.string() }),
    v.forward(
      v.partialCheck(
        [['day'], ['clock']],
        (moment) => !isAhead(moment, now()),
        ({ input }) => ahead(input),
      ),
      ['clock'],
    ),
  )
}

/** What a goal must be; it is sent in kilograms to one decimal. */
export function goalForm(say: Say): v.GenericSchema<{ target: string }, { target: string }> {
  return v.object({
    target: v.pipe(
      typedWeight(say),
      v.transform((text) => weightOf(text)?.toFixed(1) ?? text),
    ),
  })
}

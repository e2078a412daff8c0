import { DRIFTS } from '../scripts/contract/drift/drifts.ts'
import { cleanRun, scoreDrifts, timedRun } from '../scripts/contract/drift/score.ts'
import { loadContract } from '../scripts/contract/model.ts'
import { all, type Goal } from './lib/goal.ts'

const SEEDS = [1, 2, 3, 4, 5]
/** Ten runs over a server that keeps the contract, by which of its named examples that server answers with. */
const CLEAN = ['default', 'empty', 'long', 'default', 'empty', 'long', 'default', 'empty', 'long', 'default']

export const goal: Goal = {
  id: 30,
  title: 'contract tests',
  measure: async () => {
    const contract = loadContract()
    const scores = []
    for (const seed of SEEDS) scores.push(await scoreDrifts(contract, seed))
    const clean = []
    for (const example of CLEAN) clean.push(await cleanRun(contract, example))
    const timed = await timedRun(contract, 100)

    const planted = scores.reduce((sum, score) => sum + score.planted, 0)
    const missed = scores.flatMap((score) => score.missed)
    for (const { drift, operation } of missed) console.log(`    missed: ${drift.name} at ${operation.id}`)
    const caught = ((planted - missed.length) / planted) * 100
    const beside = scores.reduce((sum, score) => sum + score.falseAlarms.length, 0)
    const alarms = clean.reduce((sum, run) => sum + run.falseAlarms.length, 0)
    const operations = contract.operations.length
    return [
      {
        quantity: `seeded drifts caught, ${DRIFTS.length} kinds, ${SEEDS.length} seeds`,
        ours: `${planted - missed.length} of ${planted} (${caught.toFixed(1)} %)`,
        reference: '–',
        gate: all('≥ 95 %', caught >= 95),
        goal: all('≥ 95 %', caught >= 95),
      },
      {
        quantity: `false alarms in ${CLEAN.length} clean runs over ${operations} operations / beside drifts`,
        ours: `${alarms} / ${beside}`,
        reference: '–',
        gate: all('0 / 0', alarms === 0, beside === 0),
        goal: all('0 / 0', alarms === 0, beside === 0),
      },
      {
        quantity: `read-only run over ${operations} operations, answers after 100 ms, at most ${timed.atOnce} calls at once`,
        ours: `${timed.seconds.toFixed(1)} s, ${timed.calls} calls`,
        reference: `${((timed.calls * 0.1) / timed.atOnce).toFixed(1)} s of waiting alone`,
        ratio: timed.seconds / ((timed.calls * 0.1) / timed.atOnce),
        gate: all('≤ 60 s', timed.seconds <= 60),
        goal: all('≤ 60 s', timed.seconds <= 60),
      },
    ]
  },
}

import { of } from './compare.ts'
import { toRequest, withEveryOptional, type Inputs } from './inputs.ts'
import type { Operation } from './model.ts'
import type { Run } from './run-parts.ts'

/** Refused as wrong: perhaps only for want of something that the contract calls optional. */
export async function findDemanded(run: Run, operation: Operation, inputs: Inputs): Promise<void> {
  const { session, ledger, options } = run
  if (operation.writes && !options.disposable) return
  const full = withEveryOptional(operation, inputs)
  const added = full.parameters.filter((one) => !inputs.parameters.includes(one))
  if (added.length === 0) return
  const request = toRequest(operation, inputs)
  const answer = await session.send(operation.method, toRequest(operation, full))
  if (answer.status >= 300) return
  const [{ in: place, name, parameter } = { in: '', name: '', parameter: { pointer: operation.pointer } }] = added
  const difference = {
    ...of(operation, 'demanded', `${place} ${name}`, 'accepted (only what is required)', 'refused without it'),
    pointer: parameter.pointer,
  }
  ledger.compared(operation, [difference], () => ledger.exchange('allowed', operation.method, request))
}

import type { Caller } from './caller.ts'
import type { Operation } from './model.ts'
import type { Run } from './run.ts'

export async function runWrites({ ledger, options }: Run, caller: Caller, operations: Operation[]): Promise<void> {
  for (const operation of operations) {
    if (options.disposable) await caller.call(operation)
    else ledger.blocked(operation, { code: 'no-undo', detail: '' })
    caller.learn()
  }
}

import type { Caller } from './caller.ts'
import type { Inputs } from './inputs.ts'
import type { Json, JsonObject, Operation } from './model.ts'
import { OpenWrites, type ChangedSetting, type Leftover } from './open-writes.ts'
import { ReadBack } from './read-back.ts'
import type { Run } from './run-parts.ts'
import type { Answer } from './session.ts'
import { WRITE_PLANS, type Made, type WritePlan } from './write-plans.ts'

/**
 * Calls what changes something, one after the other: two writes on one record would only tell us about each other.
 * Where nothing is worth keeping everything is called; elsewhere only what can be taken back, and it is, also when the
 * run is stopped in between. Answers what was left behind.
 */
export async function runWrites(
  run: Run,
  caller: Caller,
  operations: Operation[],
  plans = WRITE_PLANS,
): Promise<Leftover[]> {
  const { ledger, options } = run
  if (options.disposable) {
    for (const operation of operations) {
      await caller.call(operation)
      caller.learn()
    }
    return []
  }
  const chosen = new Map(operations.map((operation) => [operation.id, operation]))
  const open = options.open ?? new OpenWrites()
  const planned = new Set<string>()
  for (const plan of plans) {
    const steps = plan.steps.flatMap(({ operationId, values }) => ({ operation: chosen.get(operationId), values }))
    // Half a plan would leave behind what the other half removes.
    if (!steps.every((step): step is Step => step.operation !== undefined)) continue
    for (const { operation } of steps) planned.add(operation.id)
    if (options.stop?.aborted || options.deadline?.aborted)
      for (const { operation } of steps)
        ledger.blocked(operation, { code: options.stop?.aborted ? 'stopped' : 'out-of-time', detail: '' })
    else await play(run, caller, plan, steps, open)
  }
  for (const operation of operations) {
    if (!planned.has(operation.id)) ledger.blocked(operation, { code: 'no-undo', detail: '' })
  }
  return open.list
}

type Step = { operation: Operation; values: (made: Made) => JsonObject }

async function play(run: Run, caller: Caller, plan: WritePlan, steps: Step[], open: OpenWrites): Promise<void> {
  const { pool, ledger, options, session } = run
  const [create, ...more] = steps
  const undo = more.pop()
  if (!create) return
  const found = plan.needs ? plan.needs({ of: (id) => pool.of(id), isCut: (id) => pool.isCut(id) }) : {}
  if (!found) {
    for (const { operation } of steps)
      ledger.blocked(operation, {
        code: 'no-input',
        detail: 'no earlier answer says what may be written without a change',
      })
    return
  }
  const made: Made = { prefix: options.prefix, deviceId: session.deviceId, fields: { ...found } }
  const book = new ReadBack(run, caller, plan.seen)
  const values = create.values(made)
  const told = () => ({ remove: undo ? caller.told(undo.operation, undo.values(made)) : '' })
  const setting = plan.setting && {
    name: plan.setting.name,
    of: Object.fromEntries(plan.setting.keys.map((key) => [key, made.fields[key] ?? null])),
    was: made.fields['was'] ?? null,
  }
  const shown = (one: ChangedSetting) => session.mask.json(one) as ChangedSetting
  const leftover: Leftover = {
    operationId: create.operation.id,
    made: `perhaps, no answer came to ${caller.told(create.operation, values)}`,
    ...told(),
    ...(setting && { setting: shown(setting) }),
  }
  if (undo) open.begin(leftover)
  await book.before(made)
  const created = await caller.write(create.operation, values, 'write')
  if (created === 'silent') return
  if (created === 'refused') {
    open.end(leftover)
    for (const { operation } of steps)
      ledger.blocked(operation, { code: 'refused', detail: `${create.operation.id} was not accepted` })
    return
  }
  gather(made, created)
  Object.assign(leftover, { made: session.mask.body(created.answer.text, 'application/json').slice(0, 500), ...told() })
  if (setting) leftover.setting = shown({ ...setting, now: made.fields['next'] ?? null })
  const firstUndo = undo?.values(made)
  try {
    const isThere = await book.look(create.operation, made, 'there')
    if (plan.twice?.create !== undefined && isThere && book.looks) {
      const repeated = await caller.write(create.operation, values, 'write')
      if (typeof repeated === 'object') gather(made, repeated)
      else if (repeated === 'refused') book.refusedTwice(create.operation, plan.twice.create)
      await book.look(create.operation, made, 'there')
    }
    for (const step of more) {
      if (options.stop?.aborted) break
      const changed = await caller.write(step.operation, step.values(made), 'write')
      if (typeof changed !== 'object') continue
      gather(made, changed)
      await book.look(step.operation, made, 'there')
    }
  } finally {
    if (undo) await takeBack(undo)
  }

  async function takeBack({ operation, values: undoing }: Step): Promise<void> {
    Object.assign(leftover, told())
    const last = undoing(made)
    if (setting) return putBack(operation, last, setting)
    await removeDoubles(operation, undoing, last)
    const remove = async (one: JsonObject) =>
      typeof (await caller.write(operation, one, 'clean-up').catch(() => 'silent')) === 'object' &&
      (await book.look(operation, made, 'gone'))
    // A second create may have made a second thing, with a name of its own. What is said to be gone and is not, a
    // person has to remove.
    if (
      !(await remove(last)) &&
      (JSON.stringify(firstUndo) === JSON.stringify(last) || !firstUndo || !(await remove(firstUndo)))
    )
      return
    open.end(leftover)
    if (plan.twice?.undo === undefined || !book.looks) return
    if ((await caller.write(operation, last, 'clean-up')) === 'refused') book.refusedTwice(operation, plan.twice.undo)
    await book.look(operation, made, 'gone')
  }

  /** Also what was refused may stand as it was: the write before it was swallowed. */
  async function putBack(operation: Operation, last: JsonObject, was: ChangedSetting): Promise<void> {
    const isAccepted = typeof (await caller.write(operation, last, 'clean-up').catch(() => 'silent')) === 'object'
    const { isBack, ...seen } = await book.lookBack(operation, was, made, isAccepted)
    leftover.setting = shown({ ...was, ...seen })
    if (isBack) open.end(leftover)
  }

  /**
   * What was saved once and is there twice: the undo takes one away, and each other by its own key. What stays is left
   * over by that key.
   */
  async function removeDoubles(operation: Operation, undoing: Step['values'], last: JsonObject): Promise<void> {
    const sent = new Set([JSON.stringify(last)])
    for (const row of book.doubled) {
      const values = undoing({ ...made, fields: keysOf(made.fields, row) })
      if (sent.has(JSON.stringify(values))) continue
      sent.add(JSON.stringify(values))
      const double = open.begin({
        operationId: leftover.operationId,
        made: session.mask.body(JSON.stringify(row), 'application/json').slice(0, 500),
        remove: caller.told(operation, values),
      })
      if (typeof (await caller.write(operation, values, 'clean-up').catch(() => 'silent')) === 'object')
        open.end(double)
    }
  }
}

/** What is known of a plan, with the keys of this row in place of those that its steps were given. */
function keysOf(fields: Record<string, Json>, row: JsonObject): Record<string, Json> {
  const plain = Object.entries(row).filter(([, value]) => value !== null && typeof value !== 'object')
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => !Array.isArray(value))),
    ...Object.fromEntries(plain),
  }
}

/** Adds the plain fields, and lists of plain values, of what was sent and answered; what was answered counts. */
function gather(made: Made, { inputs, answer }: { inputs: Inputs; answer: Answer }): void {
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value as Record<string, Json>)) {
      const plain = typeof one !== 'object' || (Array.isArray(one) && one.every((row) => typeof row !== 'object'))
      if (plain && one !== null) made.fields[name] = one
      else walk(one)
    }
  }
  walk(inputs.body?.value)
  walk(answer.json)
}

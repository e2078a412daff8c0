import { of } from './compare.ts'
import type { Difference } from './differences.ts'
import { deref, type Inputs } from './inputs.ts'
import { toPointerPart, type Contract, type Json, type Operation } from './model.ts'

type Named = { at: string; member: string }

/**
 * Which member the answers of a run name by `hcId`. Where the examples name the member who is signed in, and no other, the target has to:
 * who is named there by fewer answers than another is somebody else.
 */
export class OneMember {
  private readonly own = new Set<Operation>()
  private readonly seen = new Map<Operation, { inputs: Inputs; named: Named[] }>()

  constructor({ document, operations }: Contract) {
    const examples = operations.flatMap((operation) => {
      const example = deref<{ value?: Json }>(document, operation.responses['200']?.content?.['application/json']?.examples?.['default'])?.value
      const named = operation.writes ? [] : membersIn(example)
      return named.length > 0 ? [{ operation, named }] : []
    })
    const member = commonest(examples)
    for (const { operation, named } of examples) if (named.every((one) => one.member === member)) this.own.add(operation)
  }

  note(operation: Operation, inputs: Inputs, json: unknown): void {
    const named = this.own.has(operation) ? membersIn(json) : []
    if (named.length > 0) this.seen.set(operation, { inputs, named })
  }

  /** Answers about somebody else. Of two answers that name two members nobody can say which is right. */
  contradictions(): { operation: Operation; inputs: Inputs; difference: Difference }[] {
    const member = commonest([...this.seen.values()])
    return [...this.seen].flatMap(([operation, { inputs, named }]) => {
      const other = member === undefined ? undefined : named.find((one) => one.member !== member)
      return other && member !== undefined ? [{ operation, inputs, difference: of(operation, 'other-member', other.at, member, other.member) }] : []
    })
  }
}

function membersIn(json: unknown, at = ''): Named[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]): Named[] => {
    const place = `${at}/${toPointerPart(name)}`
    return name === 'hcId' && typeof value === 'string' ? [{ at: place, member: value }] : membersIn(value, place)
  })
}

/** Whom more than half of all answers name; undefined where there is no such member. */
function commonest(answers: { named: Named[] }[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { named } of answers) for (const member of new Set(named.map((one) => one.member))) counts.set(member, (counts.get(member) ?? 0) + 1)
  return [...counts].find(([, count]) => count > answers.length / 2)?.[0]
}

import { of } from './compare.ts'
import type { Difference } from './differences.ts'
import { deref, type Inputs } from './inputs.ts'
import { toPointerPart, type Contract, type Json, type Operation } from './model.ts'

/** What names a member, and nobody else. */
const NAMES = [
  'hcId',
  'userId',
  'usrId',
  'epId',
  'realName',
  'userName',
  'employeeNumber',
  'knoxId',
  'mobileNo',
  'usrEmail',
  'userKey',
  'birthday',
  'myMemberKey',
]

type Named = { at: string; name: string; member: string }

/**
 * Which member the answers of a run name, by `hcId` and the other names of one. Where the examples name the member who
 * is signed in, and no other, the target has to: who is named there by fewer answers than another is somebody else.
 */
export class OneMember {
  /** By name: the operations whose examples hold the signed-in member's. */
  private readonly own = new Map<string, Set<Operation>>()
  private readonly seen = new Map<Operation, { inputs: Inputs; named: Named[] }>()

  constructor({ document, operations }: Contract) {
    const examples = operations.flatMap((operation) => {
      const example = deref<{ value?: Json }>(
        document,
        operation.responses['200']?.content?.['application/json']?.examples?.['default'],
      )?.value
      const named = operation.writes ? [] : membersIn(example)
      return named.length > 0 ? [{ operation, named }] : []
    })
    for (const name of NAMES) {
      const all = namedBy(examples, name)
      const member = commonest(all)
      this.own.set(
        name,
        new Set(
          all.flatMap(({ operation, named }) => (named.every((one) => one.member === member) ? [operation] : [])),
        ),
      )
    }
  }

  note(operation: Operation, inputs: Inputs, json: unknown): void {
    const named = membersIn(json).filter(({ name }) => this.own.get(name)?.has(operation))
    if (named.length > 0) this.seen.set(operation, { inputs, named })
  }

  /** Answers about somebody else. Of two answers that name two members nobody can say which is right. */
  contradictions(): { operation: Operation; inputs: Inputs; difference: Difference }[] {
    const all = [...this.seen].map(([operation, saw]) => ({ operation, ...saw }))
    return NAMES.flatMap((name) => {
      const answers = namedBy(all, name)
      const member = commonest(answers)
      return answers.flatMap(({ operation, inputs, named }) => {
        const other = member === undefined ? undefined : named.find((one) => one.member !== member)
        return other && member !== undefined
          ? [{ operation, inputs, difference: of(operation, 'other-member', other.at, member, other.member) }]
          : []
      })
    })
  }
}

function membersIn(json: unknown, at = ''): Named[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]): Named[] => {
    const place = `${at}/${toPointerPart(name)}`
    return NAMES.includes(name) && typeof value === 'string' && value !== ''
      ? [{ at: place, name, member: value }]
      : membersIn(value, place)
  })
}

/** Answers with what they name in this one way. */
const namedBy = <T extends { named: Named[] }>(answers: T[], name: string): T[] =>
  answers.flatMap((answer) => {
    const named = answer.named.filter((one) => one.name === name)
    return named.length > 0 ? [{ ...answer, named }] : []
  })

/** Whom more than half of all answers name; undefined where there is no such member. */
function commonest(answers: { named: Named[] }[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { named } of answers)
    for (const member of new Set(named.map((one) => one.member))) counts.set(member, (counts.get(member) ?? 0) + 1)
  return [...counts].find(([, count]) => count > answers.length / 2)?.[0]
}

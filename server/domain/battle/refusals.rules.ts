/** What a battle refuses with: the code says why, the sentence says it to the member. */
import { refuse } from '#server/contract.ts'

export const notFound = () => refuse(404, 'notFound', '없거나 볼 수 없는 배틀이에요.')

export const conflicts = {
  openBattle: '지금 하는 배틀이 끝나면 할 수 있어요.',
  inBattle: '그동안 다른 배틀에 있는 동료가 있어요.',
  begun: '이미 시작한 배틀이에요.',
  awayTeamMade: '상대 팀이 이미 있어요.',
  awayTeamMissing: '먼저 팀을 만들어 주세요.',
  notOpen: '닫힌 초대예요.',
  teamFull: '방금 자리가 다 찼어요.',
  alreadyInvited: '이미 부른 동료예요.',
  alreadyAnswered: '이미 답했어요.',
} as const

export type Conflict = keyof typeof conflicts

export const conflict = (code: Conflict) => refuse(409, code, conflicts[code])

/** Ends the transaction that it is thrown in; nothing of it stays. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`A battle refused: ${typeof refusal === 'string' ? refusal : refusal.field}.`)
    this.refusal = refusal
  }
}

/** Why nothing was written. `field`: what was sent cannot be meant. */
export type Refusal = Conflict | 'notFound' | { field: string }

/** Runs `work`, and answers why it refused in place of throwing it. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/**
 * Saying yes to a battle exactly once: who leads the other side gathers it first. An answer that was lost is asked for,
 * never sent again by itself, so that whoever comes back goes on where it broke off (docs/decisions/265).
 */
import { ApiError } from '#src/contract/api-error.ts'

/**
 * Why somebody is not in: `notFound` when they were taken out meanwhile, `badRequest` when somebody or a day can no
 * longer be chosen, `lost` when nobody knows, and it may be tried again.
 */
export const refusals = [
  'notFound',
  'badRequest',
  'openBattle',
  'inBattle',
  'notOpen',
  'teamFull',
  'alreadyAnswered',
  'awayTeamMade',
  'begun',
  'alreadyInvited',
  'lost',
] as const
export type NotIn = (typeof refusals)[number]
export type AnswerEnd = { is: 'in' } | { is: 'not'; why: NotIn }

export const refusalOf = (error: unknown): NotIn =>
  refusals.find((code) => error instanceof ApiError && error.code === code) ?? 'lost'

interface Steps {
  /** Gathers the side; left out for who only sits down in one. */
  gather?: (() => Promise<unknown>) | undefined
  accept: () => Promise<unknown>
  /** Asks the server afresh how far it has come. */
  read: () => Promise<{ isGathered: boolean; isIn: boolean }>
}

export async function answerOnce({ gather, accept, read }: Steps): Promise<AnswerEnd> {
  const known = (is: 'isGathered' | 'isIn') =>
    read().then(
      (state) => state[is],
      () => false,
    )
  if (gather !== undefined) {
    try {
      await gather()
    } catch (error) {
      if (!(await known('isGathered'))) return { is: 'not', why: refusalOf(error) }
    }
  }
  try {
    await accept()
    return { is: 'in' }
  } catch (error) {
    return (await known('isIn')) ? { is: 'in' } : { is: 'not', why: refusalOf(error) }
  }
}

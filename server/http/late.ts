/**
 * A member may leave while another call of theirs is on its way. What it finds then, a key that refers to nobody, a row
 * that is not there or nothing to change, is no fault and no answer: it is told what every call is told of somebody who
 * is no longer there.
 */
import type { Member, Visitor } from '#server/contract.ts'
import { refersToNobody } from '#server/db/retry.ts'
import type { Leavers } from '#server/domain/account/late.queries.ts'
import { Refusal, refusals } from './refusal.ts'

type Call = { caller: Visitor | Member | null; leavers: Leavers; writes: boolean }

/**
 * Does the work of a call. Whoever has left is looked for where it was not done, and after every write: one that found
 * nothing to change looks like one that did.
 */
export async function unlessLeft<Reply extends { status: number }>(
  { caller, leavers, writes }: Call,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const hcId = caller !== null && 'hcId' in caller ? caller.hcId : undefined
  const refuseLate = async () => {
    // Where the database cannot be asked, what is known stands.
    if (hcId !== undefined && (await leavers.hasLeft(hcId).catch(() => false))) throw refusals.login()
  }
  let reply: Reply
  try {
    reply = await work()
  } catch (error) {
    if (isOfSession(error)) throw error
    await refuseLate()
    // Whoever was just about to sign in.
    if (hcId === undefined && refersToNobody(error)) throw refusals.login()
    throw error
  }
  if (writes || reply.status >= 400) await refuseLate()
  return reply
}

const isOfSession = (error: unknown): boolean => error instanceof Refusal && error.statusCode === 401

/** Telling a member something. The bell, `/pushList` and the push read the row that this writes. */
import { and, eq, lte, max } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import type { OperatorWords } from '#server/domain/member/language.rules.ts'
import { fateOf, type PushType, wanted } from './rules.ts'
import { alarms, pushSettings } from './schema.ts'

/** Notices of a member that are kept: the newest. Thirty a day for a year. */
export const MOST_NOTICES = 10_000

export interface Notice {
  /** What is told, once: the same key tells nothing again. Name the day in it where each day may tell anew. */
  sourceKey: string
  /** Name of the route that the notice opens; null when it leads nowhere. */
  route: string | null
  /** What that route is to show, and the chat room of a chat. */
  params?: { linkSeq?: number; chalnCode?: string; recommCode?: string; rid?: string }
  /** Both languages, so that the list follows the member's; an operator's own text may be Korean alone. */
  text: { title: OperatorWords; body: OperatorWords }
}

export interface Notified {
  alarmSeq: number
  /** Whether the phone is to be told as well: the member wants this kind. */
  isPushed: boolean
  /** False when the same key had been told before. */
  isNew: boolean
}

/**
 * Writes a notice, inside the caller's transaction: what it tells of and the notice stand or fall together.
 *
 * @returns undefined when the member wants none of this kind, or has left: nothing was written
 */
export async function notify(
  tx: Queryable,
  hcId: string,
  kind: PushType,
  notice: Notice,
  now: Date,
): Promise<Notified | undefined> {
  // The member's row is the lock, so that two notices at once get two numbers. It lets rows that point at the member
  // through.
  const [member] = await tx
    .select({ hcId: members.hcId })
    .from(members)
    .where(eq(members.hcId, hcId))
    .for('no key update')
  if (member === undefined) return undefined
  const { sourceKey, route, params = {}, text } = notice
  const [known] = await tx
    .select({ alarmSeq: alarms.alarmSeq, pushYn: alarms.pushYn })
    .from(alarms)
    .where(and(eq(alarms.hcId, hcId), eq(alarms.sourceKey, sourceKey)))
  if (known !== undefined) return { alarmSeq: known.alarmSeq, isPushed: known.pushYn === 'Y', isNew: false }

  const stored = await tx
    .select({ pushType: pushSettings.pushType, useYn: pushSettings.useYn })
    .from(pushSettings)
    .where(and(eq(pushSettings.hcId, hcId), eq(pushSettings.pushType, kind)))
  const fate = fateOf(kind, wanted(stored).get(kind) === true)
  if (fate === 'dropped') return undefined

  const [newest] = await tx
    .select({ seq: max(alarms.alarmSeq) })
    .from(alarms)
    .where(eq(alarms.hcId, hcId))
  const alarmSeq = (newest?.seq ?? 0) + 1
  await tx.insert(alarms).values({
    hcId,
    alarmSeq,
    kind,
    title: text.title.ko,
    titleEng: text.title.en,
    body: text.body.ko,
    bodyEng: text.body.en,
    menu: route,
    ...params,
    sourceKey,
    pushYn: fate === 'pushed' ? 'Y' : 'N',
    sentAt: now,
  })
  const last = alarmSeq - MOST_NOTICES
  if (last > 0) await tx.delete(alarms).where(and(eq(alarms.hcId, hcId), lte(alarms.alarmSeq, last)))
  return { alarmSeq, isPushed: fate === 'pushed', isNew: true }
}

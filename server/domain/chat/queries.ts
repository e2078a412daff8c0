import { randomBytes } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dayBegin, FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { isOwnPicture } from '#server/domain/upload/queries.ts'
import { chatCounsellors, chatMessages, chatRooms, chatTemplates } from './schema.ts'

/** Messages of a room within a day, whoever wrote them; nobody types so many. */
export const MOST_MESSAGES_A_DAY = 500
/** Rooms of a member: one with each counsellor and kind of talk. */
export const MOST_ROOMS = 100

export function chatQueries(db: Db) {
  const isRoom = (hcId: string, roomId: string) => and(eq(chatRooms.hcId, hcId), eq(chatRooms.roomId, roomId))
  const isOneOf = (hcId: string, cnstntId: string, roomType: string) =>
    and(eq(chatRooms.hcId, hcId), eq(chatRooms.cnstntId, cnstntId), eq(chatRooms.roomType, roomType))

  return {
    counsellor: async (cnstntId: string) =>
      (await db.select().from(chatCounsellors).where(eq(chatCounsellors.cnstntId, cnstntId)))[0],
    /** The counsellor of this name: challenges and reservations know them by it. */
    counsellorNamed: async (cnstntNm: string) =>
      (await db.select().from(chatCounsellors).where(eq(chatCounsellors.cnstntNm, cnstntNm)))[0],
    template: async (templateCode: string) =>
      (await db.select().from(chatTemplates).where(eq(chatTemplates.templateCode, templateCode)))[0],
    /** A room of the member's own. */
    room: async (hcId: string, roomId: string) => (await db.select().from(chatRooms).where(isRoom(hcId, roomId)))[0],
    /** The newest room with a counsellor, and its newest message. */
    roomWith: async (hcId: string, cnstntId: string) => {
      const [found] = await db
        .select({ roomId: chatRooms.roomId, msgTxt: chatMessages.msgTxt, sentAt: chatMessages.sentAt })
        .from(chatRooms)
        .leftJoin(
          chatMessages,
          and(
            eq(chatMessages.hcId, chatRooms.hcId),
            eq(chatMessages.roomId, chatRooms.roomId),
            eq(chatMessages.msgSeq, chatRooms.lastSeq),
          ),
        )
        .where(and(eq(chatRooms.hcId, hcId), eq(chatRooms.cnstntId, cnstntId)))
        .orderBy(sql`${chatRooms.openedAt} desc`)
        .limit(1)
      return found
    },

    /**
     * Opens a room; one of the same two and the same kind is used again.
     *
     * @throws RecordsFull
     */
    open: async (
      hcId: string,
      cnstntId: string,
      roomType: string,
      openedAt: Date,
    ): Promise<{ roomId: string; isNew: boolean }> => {
      const [known] = await db
        .select({ roomId: chatRooms.roomId })
        .from(chatRooms)
        .where(isOneOf(hcId, cnstntId, roomType))
      if (known !== undefined) return { roomId: known.roomId, isNew: false }
      if ((await db.$count(chatRooms, eq(chatRooms.hcId, hcId))) >= MOST_ROOMS) throw new RecordsFull(FULL.messages)
      const [made] = await db
        .insert(chatRooms)
        .values({ hcId, roomId: `rid-${randomBytes(9).toString('base64url')}`, cnstntId, roomType, openedAt })
        .onConflictDoNothing()
        .returning({ roomId: chatRooms.roomId })
      if (made !== undefined) return { roomId: made.roomId, isNew: true }
      const [standing] = await db
        .select({ roomId: chatRooms.roomId })
        .from(chatRooms)
        .where(isOneOf(hcId, cnstntId, roomType))
      if (standing === undefined) throw new Error(`No room of ${hcId} with ${cnstntId}.`)
      return { roomId: standing.roomId, isNew: false }
    },

    /**
     * A counsellor writes into a member's room; the member's bell says so in the same transaction, and not what was
     * written: a phone lies open to others.
     *
     * @returns the number of the message; undefined where the member has no such room
     */
    answer: (hcId: string, roomId: string, msgTxt: string, sentAt: Date): Promise<number | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [room] = await tx
            .update(chatRooms)
            .set({ lastSeq: sql`${chatRooms.lastSeq} + 1` })
            .where(isRoom(hcId, roomId))
            .returning({ msgSeq: chatRooms.lastSeq, cnstntId: chatRooms.cnstntId })
          if (room === undefined) return undefined
          const { msgSeq, cnstntId } = room
          await tx
            .insert(chatMessages)
            .values({ hcId, roomId, msgSeq, writer: 'COUNSELLOR', msgTxt, imgId: null, sentAt })
          const [writer] = await tx
            .select({ ko: chatCounsellors.cnstntNm, en: chatCounsellors.cnstntNmEng })
            .from(chatCounsellors)
            .where(eq(chatCounsellors.cnstntId, cnstntId))
          const text = {
            title: { ko: '상담사가 답했어요', en: 'Your counsellor has replied' },
            body: { ko: writer?.ko ?? '', en: writer?.en ?? null },
          }
          await notify(
            tx,
            hcId,
            'chat',
            { sourceKey: `chat:${roomId}:${String(msgSeq)}`, route: null, params: { rid: roomId }, text },
            sentAt,
          )
          return msgSeq
        }),
      ),

    /**
     * Writes a member's message under the next number of its room.
     *
     * @returns the number; `noPicture`: not a picture of the member's
     * @throws RecordsFull
     */
    write: (
      hcId: string,
      roomId: string,
      message: { msgTxt: string | null; imgId: string | null },
      sentAt: Date,
    ): Promise<number | 'noPicture'> =>
      retrying(() =>
        db.transaction(async (tx) => {
          if (message.imgId !== null && !(await isOwnPicture(tx, hcId, message.imgId))) return 'noPicture'
          const [room] = await tx
            .update(chatRooms)
            .set({ lastSeq: sql`${chatRooms.lastSeq} + 1` })
            .where(isRoom(hcId, roomId))
            .returning({ lastSeq: chatRooms.lastSeq })
          if (room === undefined) throw new Error(`No room ${roomId} of ${hcId}.`)
          // Numbers follow each other: one that is so far back and of this day says that the room is full, without counting.
          const back = and(
            eq(chatMessages.hcId, hcId),
            eq(chatMessages.roomId, roomId),
            eq(chatMessages.msgSeq, room.lastSeq - MOST_MESSAGES_A_DAY),
            gte(chatMessages.sentAt, dayBegin(sentAt)),
          )
          if ((await tx.$count(chatMessages, back)) > 0) throw new RecordsFull(FULL.messages)
          await tx
            .insert(chatMessages)
            .values({ hcId, roomId, msgSeq: room.lastSeq, writer: 'MEMBER', ...message, sentAt })
          return room.lastSeq
        }),
      ),
  }
}

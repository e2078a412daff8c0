import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { retrying } from '#server/db/retry.ts'
import { dayBegin, FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { type PictureFault, toPicture } from './picture.ts'
import {
  ADDRESSES_AN_HOUR,
  BYTES_A_DAY,
  BYTES_IN_ALL,
  FILE_BYTES,
  hashOf,
  HOUR_MS,
  newImgId,
  newTicket,
  type PictureKind,
  TICKET_MS,
} from './rules.ts'
import { uploads } from './schema.ts'

/** What can be wrong with the bytes that arrive at an address. */
export type UploadFault = 'noTicket' | 'tooLarge' | PictureFault

export type StoredPicture = { hcId: string; jpeg: Buffer }

/** What an address for a picture says. */
export type NamedPlace = { imgId: string; kind: string; ticket: string }

export function uploadQueries(db: Db) {
  const isOpen = ({ imgId, ticket }: NamedPlace, now: Date) =>
    and(
      eq(uploads.imgId, imgId),
      eq(uploads.ticketHash, hashOf(ticket)),
      gt(uploads.askedAt, new Date(now.getTime() - TICKET_MS)),
    )

  async function find(named: NamedPlace, now: Date): Promise<{ hcId: string; toldBytes: number } | undefined> {
    const [place] = await db
      .select({ hcId: uploads.hcId, kind: uploads.kind, toldBytes: uploads.toldBytes })
      .from(uploads)
      .where(isOpen(named, now))
    return place?.kind === named.kind ? place : undefined
  }

  return {
    /**
     * Keeps a place for a picture of the member. Places that were never used go on the way.
     *
     * @returns undefined when the member has asked for too many within the hour
     * @throws RecordsFull when as many bytes are kept as a day or a member has room for
     */
    open: (
      hcId: string,
      { kind, toldBytes }: { kind: PictureKind; toldBytes: number },
      now: Date,
    ): Promise<{ imgId: string; ticket: string } | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const mine = eq(uploads.hcId, hcId)
          const hourAgo = new Date(now.getTime() - HOUR_MS)
          await tx.delete(uploads).where(and(mine, isNull(uploads.storedAt), lt(uploads.askedAt, hourAgo)))
          const [asked] = await tx
            .select({ times: count() })
            .from(uploads)
            .where(and(mine, gt(uploads.askedAt, hourAgo)))
          if ((asked?.times ?? 0) >= ADDRESSES_AN_HOUR) return undefined
          await refuseFull(tx, hcId, now)
          const [imgId, ticket] = [newImgId(), newTicket()]
          await tx.insert(uploads).values({ imgId, hcId, kind, toldBytes, ticketHash: hashOf(ticket), askedAt: now })
          return { imgId, ticket }
        }),
      ),

    /**
     * The place that a ticket is for, which stays as it is; undefined for a ticket that is none, no longer, or for
     * another kind.
     */
    find,

    /**
     * Takes the bytes for a place, once, and keeps a picture made from them.
     *
     * @returns what was wrong, and then the ticket is good for another file; undefined when the picture is kept
     */
    fill: async ({ file, ...named }: NamedPlace & { file: Buffer }, now: Date): Promise<UploadFault | undefined> => {
      const place = await find(named, now)
      if (place === undefined) return 'noTicket'
      if (file.length > place.toldBytes) return 'tooLarge'
      // Taken before the work: of many that arrive at once with the same one a single file is decoded.
      const taken = await db
        .update(uploads)
        .set({ ticketHash: null })
        .where(isOpen(named, now))
        .returning({ imgId: uploads.imgId })
      if (taken.length === 0) return 'noTicket'
      const isTaken = and(eq(uploads.imgId, named.imgId), isNull(uploads.storedAt))
      let isKept = false
      try {
        const jpeg = await toPicture(file, place.hcId)
        if (typeof jpeg === 'string') return jpeg
        const kept = await db
          .update(uploads)
          .set({ jpeg, storedAt: now })
          .where(isTaken)
          .returning({ imgId: uploads.imgId })
        isKept = kept.length > 0
        // The place goes with its member.
        return isKept ? undefined : 'noTicket'
      } finally {
        if (!isKept)
          await db
            .update(uploads)
            .set({ ticketHash: hashOf(named.ticket) })
            .where(isTaken)
      }
    },

    /** A picture by its id, for whoever knows it; undefined for an id of another kind, too. */
    picture: async (imgId: string, kind: PictureKind): Promise<StoredPicture | undefined> => {
      const [found] = await db
        .select({ hcId: uploads.hcId, jpeg: uploads.jpeg })
        .from(uploads)
        .where(and(eq(uploads.imgId, imgId), eq(uploads.kind, kind)))
      return found?.jpeg ? { hcId: found.hcId, jpeg: found.jpeg } : undefined
    },
  }
}

/**
 * Refuses a picture more where the bytes of a day or of a member are used up, in the caller's transaction. What is on
 * its way is not counted: the addresses of an hour bound it.
 *
 * @throws RecordsFull
 */
async function refuseFull(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const bytes = sql`octet_length(${uploads.jpeg})`
  const isLate = gte(uploads.storedAt, dayBegin(now))
  const [kept] = await tx
    .select({
      today: sql`coalesce(sum(${bytes}) filter (where ${isLate}), 0)`.mapWith(Number),
      all: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number),
    })
    .from(uploads)
    .where(eq(uploads.hcId, hcId))
  if ((kept?.all ?? 0) >= BYTES_IN_ALL) throw new RecordsFull(FULL.pictures)
  if ((kept?.today ?? 0) >= BYTES_A_DAY) throw new RecordsFull(FULL.picturesToday)
}

/**
 * Which of some pictures the member may put into a record of theirs: their own, of that kind, and arrived. In the
 * caller's transaction.
 *
 * @returns the ids that are missing; empty when all is well
 */
export async function missingPictures(
  tx: Queryable,
  hcId: string,
  kind: PictureKind,
  imgIds: readonly string[],
): Promise<string[]> {
  if (imgIds.length === 0) return []
  const own = await tx
    .select({ imgId: uploads.imgId })
    .from(uploads)
    .where(
      and(
        eq(uploads.hcId, hcId),
        eq(uploads.kind, kind),
        isNotNull(uploads.storedAt),
        inArray(uploads.imgId, [...imgIds]),
      ),
    )
  const known = new Set(own.map((row) => row.imgId))
  return imgIds.filter((imgId) => !known.has(imgId))
}

/** Whether a picture is the member's own and has arrived, whatever it was added for. In the caller's transaction. */
export async function isOwnPicture(tx: Queryable, hcId: string, imgId: string): Promise<boolean> {
  const own = await tx
    .select({ imgId: uploads.imgId })
    .from(uploads)
    .where(and(eq(uploads.imgId, imgId), eq(uploads.hcId, hcId), isNotNull(uploads.storedAt)))
  return own.length > 0
}

/**
 * Keeps pictures that came as part of a form, in the caller's transaction; `jpegs` are results of `toPicture`.
 *
 * @throws RecordsFull
 */
export async function addPictures(
  tx: Queryable,
  hcId: string,
  kind: PictureKind,
  jpegs: readonly Buffer[],
  now: Date,
): Promise<string[]> {
  const rows = jpegs.map((jpeg) => ({
    imgId: newImgId(),
    hcId,
    kind,
    toldBytes: FILE_BYTES,
    askedAt: now,
    storedAt: now,
    jpeg,
  }))
  if (rows.length === 0) return []
  await refuseFull(tx, hcId, now)
  await tx.insert(uploads).values(rows)
  return rows.map((row) => row.imgId)
}

/**
 * Whether pictures that came as part of a form are those that were kept, in order: one file becomes the same picture
 * every time. In the caller's transaction.
 */
export async function arePictures(
  tx: Queryable,
  imgIds: readonly string[],
  jpegs: readonly Buffer[],
): Promise<boolean> {
  if (imgIds.length !== jpegs.length) return false
  if (imgIds.length === 0) return true
  const rows = await tx
    .select({ imgId: uploads.imgId, jpeg: uploads.jpeg })
    .from(uploads)
    .where(inArray(uploads.imgId, [...imgIds]))
  const kept = new Map(rows.map((row) => [row.imgId, row.jpeg]))
  return imgIds.every((imgId, at) => {
    const [before, now] = [kept.get(imgId), jpegs[at]]
    return before != null && now?.equals(before) === true
  })
}

/**
 * Removes a member's pictures of a kind but one, in the caller's transaction; places that still wait for their bytes
 * stay.
 */
export async function dropOwnPictures(tx: Queryable, hcId: string, kind: PictureKind, but: string): Promise<void> {
  await tx
    .delete(uploads)
    .where(and(eq(uploads.hcId, hcId), eq(uploads.kind, kind), isNotNull(uploads.storedAt), ne(uploads.imgId, but)))
}

/** Removes some of a member's pictures of a kind, in the caller's transaction. */
export async function dropNamedPictures(
  tx: Queryable,
  hcId: string,
  kind: PictureKind,
  imgIds: readonly string[],
): Promise<void> {
  if (imgIds.length > 0)
    await tx
      .delete(uploads)
      .where(and(eq(uploads.hcId, hcId), eq(uploads.kind, kind), inArray(uploads.imgId, [...imgIds])))
}

/** Removes pictures of a kind that were added before a moment: nobody looks at them any more. */
export async function dropPictures(db: Queryable, kind: PictureKind, before: Date): Promise<void> {
  await clearInPieces(db, uploads, and(eq(uploads.kind, kind), lt(uploads.storedAt, before)))
}

/** Pictures that members add. */
import { index, integer, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#server/db/columns.ts'
import { groupTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import type { PictureKind } from './rules.ts'

/**
 * A picture, or the place that is kept for one until its bytes arrive. Spread by the picture's own id: an image element
 * says nothing but that. Its owner finds what is theirs by the index, and it goes when they go.
 */
export const uploads = groupTable(
  'uploads',
  {
    /**
     * Cannot be guessed: whoever has it sees the picture, because an image element sends no session headers (UPL-06).
     */
    imgId: text().primaryKey(),
    hcId: ownerKey(),
    kind: text().$type<PictureKind>().notNull(),
    /** What the file was said to be, in bytes: more is not taken. */
    toldBytes: integer().notNull(),
    /** Of the right to write it once. */
    ticketHash: text(),
    askedAt: instant().notNull(),
    storedAt: instant(),
    /** Always a JPEG of ours, without anything that the camera wrote beside the picture. */
    jpeg: bytes(),
  },
  (t) => [index('uploads_member').on(t.hcId, t.askedAt)],
)

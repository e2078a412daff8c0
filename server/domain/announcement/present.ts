import type { Language } from '#server/domain/member/language.rules.ts'
import { addDays } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { AnnouncementKind, announcements } from './schema.ts'

type Row = typeof announcements.$inferSelect
type Neighbour = Pick<Row, 'announceSeq' | 'title' | 'titleEng' | 'regDt'>

/** Put up in the last seven days. */
const NEW_DAYS = 7

const isNew = (regDt: string, today: string): boolean => regDt > addDays(today, -NEW_DAYS)

export const announceRow = (
  { announceSeq, kind, title, titleEng, regDt, files, isTop, isRead }: Row & { isTop: boolean; isRead: boolean },
  today: string,
) => ({
  announceSeq,
  announceType: kind satisfies AnnouncementKind,
  title,
  titleEng,
  regDt,
  topYn: yn(isTop),
  newYn: yn(isNew(regDt, today)),
  readYn: yn(isRead),
  fileYn: yn(files.length > 0),
})

/** A short row has one heading: in the member's language, where the operator wrote it. */
export const announceHeading = (
  { announceSeq, title, titleEng, regDt }: Neighbour,
  today: string,
  language: Language,
) => ({
  announceSeq,
  title: (language === 'en' && titleEng) || title,
  regDt,
  newYn: yn(isNew(regDt, today)),
})

type Found = Row & { restaurantName: string | null; restaurantNameEng: string | null }

export const announceDetail = (
  row: Found,
  { newer, older }: { newer: Neighbour | null; older: Neighbour | null },
  pictureOrigin: string,
) => ({
  announceSeq: row.announceSeq,
  announceType: row.kind,
  title: row.title,
  titleEng: row.titleEng,
  contents: row.contents,
  contentsEng: row.contentsEng,
  regDt: row.regDt,
  imgUrls: [],
  artCode: row.art,
  files: row.files.map(({ name, path, bytes }) => ({
    fileNm: name,
    fileUrl: `${pictureOrigin}/${path}`,
    fileSize: bytes,
  })),
  linkMenu: row.linkMenu,
  linkSeq: row.linkSeq,
  restaurantCode: row.restaurantCode,
  restaurantName: row.restaurantName,
  restaurantNameEng: row.restaurantNameEng,
  prevSeq: newer?.announceSeq ?? null,
  nextSeq: older?.announceSeq ?? null,
  prevRow: newer,
  nextRow: older,
})

import type { Schemas } from '#src/contract/schemas.ts'

export type AnnouncementKind = Schemas['AnnounceRow']['announceType']

export const announcementKinds = ['NOTICE', 'MENU', 'EVENT', 'SYSTEM'] as const satisfies readonly AnnouncementKind[]

/** The text as paragraphs; the first one says what changes. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whose number an address without one means: the newest that is unread, else the newest. */
export function newestUnread(
  list: readonly Pick<Schemas['AnnounceRow'], 'announceSeq' | 'readYn' | 'regDt'>[],
): number | undefined {
  const byDay = list.toSorted(
    (one, other) => other.regDt.localeCompare(one.regDt) || other.announceSeq - one.announceSeq,
  )
  return (byDay.find(({ readYn }) => readYn === 'N') ?? byDay[0])?.announceSeq
}

/** Bytes as people say them, to two figures at most. */
export function sizeOf(bytes: number): { amount: number; unit: 'KB' | 'MB' } {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? { amount: Math.max(1, Math.round(kilobytes)), unit: 'KB' }
    : { amount: Math.round((kilobytes / 1024) * 10) / 10, unit: 'MB' }
}

/** Hands a reservation to the phone's calendar. [RSV-01] */
import { calendarFile } from '#src/lib/calendar-file.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'
import type { Reservation } from './reservation.ts'

const TYPE = 'text/calendar'

export interface CalendarWords {
  title: string
  place: string
  /** Until when one may change one's mind. */
  until: string
}

/**
 * The reservation as a file. What one wants to talk about stays out of it: others may see the calendar.
 *
 * @param origin where the app stands
 * @throws when a time is none
 */
export function reservationFile(
  {
    rsrvSeq,
    rsrvDtm,
    useMinute,
    cancelEndDtm,
  }: Pick<Reservation, 'rsrvSeq' | 'rsrvDtm' | 'useMinute' | 'cancelEndDtm'>,
  { title, place, until }: CalendarWords,
  origin: string,
  now: Date,
): File {
  const from = fromWireTime(rsrvDtm)
  if (from === null) throw new Error(`No time of a reservation: ${rsrvDtm}`)
  const deadline = cancelEndDtm === null ? null : fromWireTime(cancelEndDtm)
  const text = calendarFile(
    {
      uid: `rsrv-${String(rsrvSeq)}@${new URL(origin).hostname}`,
      from,
      to: new Date(from.getTime() + useMinute * 60_000),
      title,
      place,
      text: until,
      url: `${origin}/#/counseling/MyRsrvList?rsrvSeq=${String(rsrvSeq)}`,
      // Once it is over nobody is reminded of it.
      alarm: deadline !== null && deadline > now ? { at: deadline, text: `${title}: ${until}` } : undefined,
    },
    now,
  )
  return new File([text], `hansang-${rsrvDtm}.ics`, { type: TYPE })
}

/** How this device takes a file: its own sheet, a download; null in a shell that does neither. */
export function wayToCalendar(
  isInShell: boolean,
  port: Pick<Navigator, 'canShare'> = navigator,
): 'share' | 'download' | null {
  const file = new File([''], 'x.ics', { type: TYPE })
  if (typeof port.canShare === 'function' && port.canShare({ files: [file] })) return 'share'
  return isInShell ? null : 'download'
}

/** Rejects when the device would not take it; somebody who closes its sheet has changed their mind. */
export async function handOver(file: File, way: 'share' | 'download'): Promise<void> {
  if (way === 'share') {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Safari reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

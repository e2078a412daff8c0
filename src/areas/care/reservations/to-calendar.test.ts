// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { handOver, reservationFile, wayToCalendar } from './to-calendar.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const NOW = new Date('2026-11-19T02:24:00Z')
const RESERVATION = { rsrvSeq: 7, rsrvDtm: '202611241100', useMinute: 30, cancelEndDtm: '202611231100' }
const WORDS = { title: 'Fit-Talk', place: '건강실', until: '11월 23일 월요일 11:00까지 바꾸거나 취소할 수 있어요.' }
const text = (over: Partial<typeof RESERVATION> = {}, now = NOW) =>
  reservationFile({ ...RESERVATION, ...over }, WORDS, 'https://app.test', now).text()

test('a reservation is in the calendar at Seoul time, reminds at the last moment to cancel, leads back', async () => {
  const lines = (await text()).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:rsrv-7@app.test',
      'DTSTART:20261124T020000Z',
      'DTEND:20261124T023000Z',
      'SUMMARY:Fit-Talk',
      'LOCATION:건강실',
      'TRIGGER;VALUE=DATE-TIME:20261123T020000Z',
      'URL:https://app.test/#/counseling/MyRsrvList?rsrvSeq=7',
    ]),
  )
  expect(reservationFile(RESERVATION, WORDS, 'https://app.test', NOW).name).toBe('hansang-202611241100.ics')
})

test('a last moment that is over reminds nobody; a time that is none makes no file', async () => {
  expect(await text({}, new Date('2026-11-23T02:01:00Z'))).not.toContain('VALARM')
  expect(() => reservationFile({ ...RESERVATION, rsrvDtm: '202611242500' }, WORDS, 'https://app.test', NOW)).toThrow(
    'No time of a reservation',
  )
})

test('a phone takes it by its own sheet, a browser by a download; a shell that does neither gets no offer', () => {
  expect(wayToCalendar(true, { canShare: () => true })).toBe('share')
  expect(wayToCalendar(false, { canShare: () => false })).toBe('download')
  expect(wayToCalendar(true, { canShare: () => false })).toBeNull()
  expect(wayToCalendar(false, {} as never)).toBe('download')
})

test('whoever closes the sheet has changed their mind; what the phone refuses is told', async () => {
  const file = reservationFile(RESERVATION, WORDS, 'https://app.test', NOW)
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) })
  await expect(handOver(file, 'share')).resolves.toBeUndefined()
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
  await expect(handOver(file, 'share')).rejects.toMatchObject({ name: 'NotAllowedError' })
})

test('a download carries the file’s name', async () => {
  const clicked: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  await handOver(reservationFile(RESERVATION, WORDS, 'https://app.test', NOW), 'download')
  expect(clicked).toEqual(['hansang-202611241100.ics'])
})

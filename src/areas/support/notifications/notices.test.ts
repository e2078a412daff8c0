import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { beginningOf, byTime, saidAs, toNotice } from './notices.ts'
import { freshOf, withRead, type Pages } from './notices.queries.ts'

const item = (over: Partial<Schemas['PushItem']> = {}): Schemas['PushItem'] => ({
  pushSeq: 1,
  pushType: 'notice',
  title: '안내',
  contents: '쉬어요.',
  sendDtm: '202611190900',
  readYn: 'N',
  readDtm: null,
  imgUrl: null,
  menu: null,
  linkSeq: null,
  recommCode: null,
  chalnCode: null,
  rid: null,
  ...over,
})
const paths = new Map([
  ['customerAnnounceDetail', '/customer/announce/detail'],
  ['challengeChallenge', '/challenge/challenge'],
])
const href = (over: Partial<Schemas['PushItem']>) => toNotice(item(over), (name) => paths.get(name)).href

test('a notice leads to its screen with the number and the codes that it names [RSM-12]', () => {
  expect(href({ menu: 'customerAnnounceDetail', linkSeq: 130 })).toBe('/customer/announce/detail?announceSeq=130')
  expect(href({ menu: 'challengeChallenge', chalnCode: 'CH1', recommCode: 'R 1', linkSeq: 5 })).toBe(
    '/challenge/challenge?recommCode=R+1&chalnCode=CH1',
  )
})

test('a notice without a screen, or of one that there is not, leads nowhere', () => {
  expect([href({}), href({ menu: 'noSuchScreen', linkSeq: 1 })]).toEqual([null, null])
})

test('a notice of a chat names its room and leads to no screen [PSH-05]', () => {
  expect(
    toNotice(item({ pushType: 'chat', menu: 'challengeChallenge', rid: 'ROOM1' }), (name) => paths.get(name)),
  ).toMatchObject({ href: null, room: 'ROOM1' })
  expect(toNotice(item({ menu: 'challengeChallenge' }), (name) => paths.get(name)).room).toBeNull()
})

test('notices stand by today, this week from Monday on, and before', () => {
  const notices = ['202611190001', '202611181200', '202611160000', '202611152359'].map((sendDtm, at) =>
    toNotice(item({ pushSeq: 9 - at, sendDtm }), () => undefined),
  )
  expect(byTime(notices, '20261119').map(({ time, notices: found }) => [time, found.map(({ seq }) => seq)])).toEqual([
    ['today', [9]],
    ['week', [8, 7]],
    ['before', [6]],
  ])
  expect(byTime([], '20261119')).toEqual([])
})

test('the time of a notice is said by clock, yesterday, a weekday, a day, and with the year before this one', () => {
  const said = (at: string) => saidAs(at, '20261119')
  expect(['202611190900', '202611182359', '202611170100', '202611150100', '202512310100'].map(said)).toEqual([
    'clock',
    'yesterday',
    'dayName',
    'short',
    'dated',
  ])
  // on a Monday the day before is yesterday, not of this week
  expect(saidAs('202611150900', '20261116')).toBe('yesterday')
})

test('what is read is read on every page, and the count falls once [PSH-01]', () => {
  const page = (unreadCnt: number, ...list: Schemas['PushItem'][]): Schemas['PushPage'] => ({
    totalCnt: 3,
    unreadCnt,
    quietOffer: null,
    list,
  })
  const pages: Pages = {
    pages: [page(2, item({ pushSeq: 3 }), item({ pushSeq: 2, readYn: 'Y' })), page(2, item({ pushSeq: 1 }))],
    pageParams: [1, 2],
  }
  const marks = ({ pages: all }: Pages) =>
    all.map(({ unreadCnt, list }) => [unreadCnt, list.map(({ readYn }) => readYn).join('')])
  expect(freshOf(pages)).toEqual([3, 1])
  const one = withRead(pages, (seq) => seq === 1)
  expect(marks(one)).toEqual([
    [1, 'NY'],
    [1, 'Y'],
  ])
  expect(marks(withRead(one, (seq) => seq === 1))).toEqual(marks(one))
  expect(marks(withRead(one, () => true))).toEqual([
    [0, 'YY'],
    [0, 'Y'],
  ])
})

test('a row shows all of a short text, and a sentence of a long one', () => {
  expect(beginningOf('12층 상담실이에요. 3시예요.')).toBe('12층 상담실이에요. 3시예요.')
  const long = '보관하는 기간이 5년에서 3.5년으로 줄어요. '
  expect(beginningOf(long.repeat(4))).toBe(long.trim())
  expect(beginningOf('가'.repeat(80))).toHaveLength(80)
})

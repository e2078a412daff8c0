import { expect, test } from 'vitest'
import { dishOf, groupsOf } from './shop.ts'
import type { Good, Suggestion } from './shop.queries.ts'

const good = (goodNo: string): Good => ({
  goodNo,
  goodNm: `${goodNo} 6팩`,
  brandNm: null,
  price: 10_000,
  salePrice: 8000,
  saleRate: 20,
  imgUrl: '',
  linkUrl: '',
  tagList: [],
  soldOutYn: 'N',
})
const suggestion = (goodNo: string, reasonTxt: string): Suggestion => ({
  bannerSeq: 1,
  goodNo,
  goodNm: goodNo,
  reasonTxt,
  price: 10_000,
  salePrice: 9000,
  imgUrl: '',
  url: '',
})
const told = (lacking: Good[], suggestions: Suggestion[]) =>
  groupsOf(lacking, suggestions, { lacking: '오늘' }).map(({ reason, offers }) => [
    reason,
    ...offers.map(({ goodNo }) => goodNo),
  ])

test('articles stand by their reason, three of each, none twice and none without one [NTC-03]', () => {
  expect(
    told(
      [good('1'), good('2'), good('3'), good('4')],
      [suggestion('2', '식이섬유'), suggestion('5', '식이섬유'), suggestion('6', '단백질'), suggestion('7', '')],
    ),
  ).toEqual([
    ['오늘', '1', '2', '3'],
    ['식이섬유', '5'],
    ['단백질', '6'],
  ])
})

test('without a record of today nothing is said to be lacking', () => {
  expect(told([], [suggestion('5', '식이섬유')])).toEqual([['식이섬유', '5']])
  expect(told([], [])).toEqual([])
})

test('a suggestion tells how much is taken off, and a picture knows the dish without its pack', () => {
  expect(groupsOf([], [suggestion('5', '단백질')], { lacking: '' })[0]?.offers[0]).toMatchObject({
    price: 9000,
    saleRate: 10,
  })
  expect([dishOf('순살 고등어 10팩'), dishOf('데친 나물 모둠')]).toEqual(['순살 고등어', '데친 나물 모둠'])
})

import { expect, test } from 'vitest'
import { lastPage, liked, minutesAgo, newsOf, postsOf, repliesOf, toPost } from './community.ts'

const post = {
  cmutySeq: 9021,
  chalnCode: 'CH20261102',
  nickName: '서윤',
  usrImg: '07',
  teamNm: '산책은 못 참지',
  contents: '오늘은 하천 길로 돌았어요.',
  imgIdList: [],
  greatCnt: 7,
  replyCnt: 2,
  myGreatYn: 'N' as const,
  myYn: 'N' as const,
  cmplYn: 'N' as const,
  regDtm: '202611191240',
  updDtm: null,
  foldCode: null,
}

test('a post in plain words, its writer drawn even with a picture of their own', () => {
  expect(toPost(post)).toMatchObject({
    seq: 9021,
    author: '서윤',
    picture: 7,
    likes: 7,
    isLiked: false,
    isChanged: false,
    fold: null,
  })
  expect(
    toPost({ ...post, usrImg: 'https://img.example.com/me.png', updDtm: '202611191250', foldCode: 'MANY' }),
  ).toMatchObject({ picture: 1, isChanged: true, fold: 'MANY' })
})

test('a post that has moved to the next page while it was written stands once', () => {
  const pages = [
    [9021, 9020],
    [9020, 9019],
  ].map((numbers) => ({ totalCnt: 4, list: numbers.map((cmutySeq) => ({ ...post, cmutySeq })) }))
  expect(postsOf(pages).map(({ seq }) => seq)).toEqual([9021, 9020, 9019])
})

test('the news of a challenge are the beginning of what somebody else wrote last, and nothing that is folded', () => {
  const mine = { ...post, cmutySeq: 9023, myYn: 'Y' as const }
  const folded = { ...post, cmutySeq: 9022, foldCode: 'MANY' as const }
  expect(newsOf([mine, folded, post])).toEqual({ author: '서윤', text: '오늘은 하천 길로 돌았어요.' })
  expect(newsOf([{ ...post, contents: '걸'.repeat(41) }])?.text).toBe(`${'걸'.repeat(40)}…`)
  expect(newsOf([mine, folded])).toBeUndefined()
})

test('a like shows before its answer, and said twice it counts once', () => {
  const once = liked(post, true)
  expect(once).toMatchObject({ myGreatYn: 'Y', greatCnt: 8 })
  expect(liked(once, true)).toBe(once)
  expect(liked(once, false)).toMatchObject({ myGreatYn: 'N', greatCnt: 7 })
})

test('how long ago it was goes by Seoul’s clock and is never in the future', () => {
  expect([
    minutesAgo('202611191240', new Date('2026-11-19T12:52:00+09:00')),
    minutesAgo('202611191240', new Date('2026-11-19T12:30:00+09:00')),
  ]).toEqual([12, 0])
})

const reply = {
  replySeq: 31,
  cmutySeq: 9021,
  nickName: '민재',
  usrImg: '01',
  contents: '내일은 저도 같이 가요!',
  myYn: 'Y' as const,
  cmplYn: 'N' as const,
  regDtm: '202611191245',
  foldCode: null,
}

test('replies keep their order and know whose they are', () => {
  expect(repliesOf([{ totalCnt: 1, list: [reply] }])).toEqual({
    total: 1,
    replies: [
      {
        seq: 31,
        author: '민재',
        picture: 1,
        text: '내일은 저도 같이 가요!',
        isMine: true,
        fold: null,
        at: '202611191245',
      },
    ],
  })
})

test('a reply that has moved to the page before it stands once, and the newest page knows how many there are', () => {
  const pages = [
    [29, 30, 31],
    [31, 32],
  ].map((numbers, index) => ({ totalCnt: 5 + index, list: numbers.map((replySeq) => ({ ...reply, replySeq })) }))
  expect([repliesOf(pages).total, repliesOf(pages).replies.map(({ seq }) => seq)]).toEqual([6, [29, 30, 31, 32]])
  expect([0, 1, 50, 51, 101].map(lastPage)).toEqual([1, 1, 1, 2, 3])
})

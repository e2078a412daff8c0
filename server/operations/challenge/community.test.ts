import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_POSTS_A_DAY, MOST_REPLIES_A_DAY } from '#server/domain/community/queries.ts'
import { complaints, posts } from '#server/domain/community/schema.ts'
import { FULL } from '#server/domain/counter/full.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { uploads } from '#server/domain/upload/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Post = {
  cmutySeq: number
  nickName: string
  contents: string
  greatCnt: number
  replyCnt: number
  myGreatYn: string
  myYn: string
  cmplYn: string
  foldCode: string | null
  imgIdList: string[]
  updDtm: string | null
  teamNm: string | null
}
type Reply = { replySeq: number; contents: string; myYn: string; cmplYn: string; foldCode: string | null }
type Page<Row> = { totalCnt: number; list: Row[] }

const chalnCode = 'CH20261102'
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

describe.each(databaseKinds)('the community of a challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const call = (member: TestMember, name: string, body: object) => member.post(`/api/chalen/challenge/${name}`, body)
  const save = (member: TestMember, body: object) => call(member, 'saveCmuty', { chalnCode, ...body })
  const written = async (member: TestMember, contents: string) =>
    dataOf<{ cmutySeq: number }>(await save(member, { contents })).cmutySeq
  const read = (member: TestMember, cmutySeq: number) =>
    member.get(`/api/chalen/challenge/chalComunityDetail?cmutySeq=${cmutySeq}`)
  const postOf = async (member: TestMember, cmutySeq: number) => dataOf<Post>(await read(member, cmutySeq))
  const list = async (member: TestMember, query = '') =>
    dataOf<Page<Post>>(await member.get(`/api/chalen/challenge/chalComunityList?chalnCode=${chalnCode}${query}`))
  const repliesOf = async (member: TestMember, cmutySeq: number) =>
    dataOf<Page<Reply>>(await member.get(`/api/chalen/challenge/chalComunityDetailCommentList?cmutySeq=${cmutySeq}`))
  const like = (member: TestMember, cmutySeq: number, greatYn: string) =>
    call(member, 'updateCmutyGreat', { cmutySeq, greatYn })
  const report = (member: TestMember, cmutySeq: number, more: object = { cmplCode: 'AD' }) =>
    call(member, 'insertCmpl', { cmutySeq, ...more })
  const pair = () => Promise.all([server.member('haneul'), server.member('emily')])
  const four = () =>
    Promise.all([server.member('haneul'), server.member('emily'), server.member('haneul'), server.member('emily')])

  test('the newest stand first, the most liked when asked; reported by three, a post has no words', async () => {
    const member = await server.member('haneul')
    const newest = await list(member)
    expect(newest.totalCnt).toBeGreaterThanOrEqual(128)
    expect(newest.list).toHaveLength(20)
    expect(newest.list.map(({ cmutySeq }) => cmutySeq)).toEqual(
      newest.list.map(({ cmutySeq }) => cmutySeq).toSorted((one, other) => other - one),
    )
    const most = (await list(member, '&sortType=GREAT')).list.map(({ greatCnt }) => greatCnt)
    expect(most).toEqual(most.toSorted((one, other) => other - one))
    expect(most[0]).toBeGreaterThan(20)
    const folded = newest.list.find(({ foldCode }) => foldCode === 'MANY')
    expect(folded).toMatchObject({ contents: '신고가 여러 건이라 확인하고 있어요.', imgIdList: [], cmplYn: 'N' })
    const three = dataOf<Post[]>(
      await member.get(`/api/chalen/challenge/chalComunityLatestList?chalnCode=${chalnCode}&listCnt=3`),
    )
    expect(three.map(({ cmutySeq }) => cmutySeq)).toEqual(newest.list.slice(0, 3).map(({ cmutySeq }) => cmutySeq))
  })

  test('a post is written once whatever the taps, changed and taken back by its writer alone [CHA-09]', async () => {
    const [one, other] = await pair()
    const [first, second] = await Promise.all([
      written(one, '  점심 먹고 두 바퀴 돌았어요.  '),
      written(one, '점심 먹고 두 바퀴 돌았어요.'),
    ])
    expect(first).toBe(second)
    expect(await postOf(one, first)).toMatchObject({
      contents: '점심 먹고 두 바퀴 돌았어요.',
      myYn: 'Y',
      updDtm: null,
      teamNm: '산책은 못 참지',
    })
    expect(await postOf(other, first)).toMatchObject({ myYn: 'N' })
    expect((await list(one, '&myYn=Y')).totalCnt).toBe(1)
    expect([
      (await save(other, { cmutySeq: first, contents: '내 글' })).statusCode,
      (await call(other, 'deleteCmuty', { cmutySeq: first })).statusCode,
    ]).toEqual([404, 404])
    expect((await save(one, { cmutySeq: first, contents: '세 바퀴 돌았어요.' })).statusCode).toBe(200)
    expect(await postOf(other, first)).toMatchObject({ contents: '세 바퀴 돌았어요.', updDtm: '202611191124' })
    expect((await save(other, { upCmutySeq: first, contents: '내일은 저도요.' })).statusCode).toBe(200)
    expect((await call(one, 'deleteCmuty', { cmutySeq: first })).statusCode).toBe(200)
    expect((await read(one, first)).statusCode).toBe(404)
    server.clock.set(later(61))
    expect(await written(one, '점심 먹고 두 바퀴 돌았어요.')).not.toBe(first)
  })

  test('a writer who changes the nickname is called by the new one, under what was written before, too', async () => {
    const [one, other] = await pair()
    const post = await written(one, '내일부터 다른 이름이에요.')
    expect((await save(one, { upCmutySeq: post, contents: '곧 바꿔요.' })).statusCode).toBe(200)
    expect((await one.post('/api/mypage/modifyUsrInfoNickNm', { nickName: '새하늘' })).statusCode).toBe(200)
    expect(await postOf(other, post)).toMatchObject({ nickName: '새하늘' })
    expect((await list(other)).list.find(({ cmutySeq }) => cmutySeq === post)).toMatchObject({ nickName: '새하늘' })
    expect((await repliesOf(other, post)).list).toMatchObject([{ nickName: '새하늘' }])
  })

  test('posts and replies of a day are limited, until the next; the same words again are no other post', async () => {
    const [member, other] = await pair()
    const numbers: number[] = []
    for (let n = 0; n < MOST_POSTS_A_DAY; n += 1) numbers.push(await written(member, `${n + 1}번째 글`))
    expect(new Set(numbers).size).toBe(MOST_POSTS_A_DAY)
    const refused = await save(member, { contents: '하나만 더' })
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'recordsFull', errorMessage: FULL.posts.ko }])
    expect(await written(member, `${MOST_POSTS_A_DAY}번째 글`)).toBe(numbers.at(-1))
    const [post = 0] = numbers
    const answers: number[] = []
    for (let n = 0; n <= MOST_REPLIES_A_DAY; n += 1)
      answers.push((await save(member, { upCmutySeq: post, contents: `${n + 1}번째 답` })).statusCode)
    expect(answers).toEqual([...Array.from({ length: MOST_REPLIES_A_DAY }, () => 200), 409])
    expect((await save(other, { upCmutySeq: post, contents: '저도 한마디' })).statusCode).toBe(200)
    server.clock.set(later(86_400 + 600))
    const tomorrow = await server.signedIn(member)
    expect((await save(tomorrow, { contents: '하나만 더' })).statusCode).toBe(200)
    expect((await save(tomorrow, { upCmutySeq: post, contents: '답도 하나만 더' })).statusCode).toBe(200)
  })

  test('words are text, as long as they may be, and never blank', async () => {
    const member = await server.member('haneul')
    const markup = '<img src=x onerror="alert(1)"> & <b>굵게</b>'
    expect((await postOf(member, await written(member, markup))).contents).toBe(markup)
    const long = '걸'.repeat(1000)
    expect((await postOf(member, await written(member, long))).contents).toBe(long)
    expect([
      (await save(member, { contents: ' \n ' })).statusCode,
      (await save(member, { contents: `${long}음` })).statusCode,
    ]).toEqual([400, 400])
    const seq = await written(member, '한 바퀴')
    expect((await save(member, { cmutySeq: seq, upCmutySeq: seq, contents: '둘 다' })).statusCode).toBe(400)
  })

  test('pictures are the writer’s own, and of the community', async () => {
    const [one, other] = await pair()
    const imgId = `IMG${one.hcId.slice(2)}`
    await server.database.db.insert(uploads).values({
      imgId,
      hcId: one.hcId,
      kind: 'CMUTY',
      toldBytes: 3,
      askedAt: TEST_NOW,
      storedAt: TEST_NOW,
      jpeg: Buffer.from([1, 2, 3]),
    })
    expect((await save(other, { contents: '남의 사진', imgIdList: [imgId] })).statusCode).toBe(400)
    const { cmutySeq } = dataOf<{ cmutySeq: number }>(await save(one, { contents: '내 사진', imgIdList: [imgId] }))
    await save(one, { cmutySeq, contents: '내 사진이에요' })
    expect((await postOf(other, cmutySeq)).imgIdList).toEqual([imgId])
    await save(one, { cmutySeq, contents: '사진은 뺐어요', imgIdList: [] })
    expect((await postOf(other, cmutySeq)).imgIdList).toEqual([])
    expect((await save(one, { upCmutySeq: cmutySeq, contents: '답', imgIdList: [imgId] })).statusCode).toBe(400)
  })

  test('the same words with a picture that was forgotten are another post, and sent twice they are one', async () => {
    const member = await server.member('haneul')
    const imgId = `IMG${member.hcId.slice(2)}`
    await server.database.db.insert(uploads).values({
      imgId,
      hcId: member.hcId,
      kind: 'CMUTY',
      toldBytes: 3,
      askedAt: TEST_NOW,
      storedAt: TEST_NOW,
      jpeg: Buffer.from([1, 2, 3]),
    })
    const plain = await written(member, '오늘의 길')
    const pictured = async () =>
      dataOf<{ cmutySeq: number }>(await save(member, { contents: '오늘의 길', imgIdList: [imgId] })).cmutySeq
    const first = await pictured()
    expect([first === plain, (await pictured()) === first, (await postOf(member, first)).imgIdList]).toEqual([
      false,
      true,
      [imgId],
    ])
  })

  test('a picture goes with its post, or when it is taken out of it, unless another post shows it, too', async () => {
    const member = await server.member('haneul')
    const { db } = server.database
    const [first, second] = [`IMGA${member.hcId.slice(2)}`, `IMGB${member.hcId.slice(2)}`]
    const stored = {
      hcId: member.hcId,
      kind: 'CMUTY' as const,
      toldBytes: 3,
      askedAt: TEST_NOW,
      storedAt: TEST_NOW,
      jpeg: Buffer.from([1, 2, 3]),
    }
    await db.insert(uploads).values([first, second].map((imgId) => ({ imgId, ...stored })))
    const kept = async () =>
      (
        await db
          .select({ imgId: uploads.imgId })
          .from(uploads)
          .where(and(eq(uploads.hcId, member.hcId), eq(uploads.kind, 'CMUTY')))
      )
        .map(({ imgId }) => imgId)
        .toSorted()
    const posted = async (contents: string, imgIdList: string[]) =>
      dataOf<{ cmutySeq: number }>(await save(member, { contents, imgIdList })).cmutySeq
    const [both, one] = [await posted('두 장', [first, second]), await posted('한 장', [second])]
    expect((await save(member, { cmutySeq: both, contents: '하나는 뺐어요', imgIdList: [second] })).statusCode).toBe(
      200,
    )
    expect(await kept()).toEqual([second])
    expect((await call(member, 'deleteCmuty', { cmutySeq: one })).statusCode).toBe(200)
    expect(await kept()).toEqual([second])
    expect((await call(member, 'deleteCmuty', { cmutySeq: both })).statusCode).toBe(200)
    expect(await kept()).toEqual([])
  })

  test('a like is set or not, however often it is said', async () => {
    const [one, other] = await pair()
    const seq = await written(one, '좋아요를 기다려요')
    const answers = await Promise.all([like(one, seq, 'Y'), like(one, seq, 'Y'), like(other, seq, 'Y')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await postOf(one, seq)).toMatchObject({ greatCnt: 2, myGreatYn: 'Y' })
    expect(dataOf(await like(one, seq, 'N'))).toEqual({ cmutySeq: seq, myGreatYn: 'N', greatCnt: 1 })
    expect(dataOf(await like(one, seq, 'N'))).toMatchObject({ greatCnt: 1 })
  })

  test('replies stand oldest first, once each, and are taken back by who wrote them [CHA-09]', async () => {
    const [one, other] = await pair()
    const seq = await written(one, '같이 걸으실 분?')
    await save(other, { upCmutySeq: seq, contents: '저요!' })
    server.clock.set(later(5))
    await Promise.all([
      save(one, { upCmutySeq: seq, contents: '정문에서 봐요.' }),
      save(one, { upCmutySeq: seq, contents: '정문에서 봐요.' }),
    ])
    const { totalCnt, list: rows } = await repliesOf(one, seq)
    expect([totalCnt, rows.map(({ contents, myYn }) => `${contents} ${myYn}`)]).toEqual([
      2,
      ['저요! N', '정문에서 봐요. Y'],
    ])
    const mine = rows[1]?.replySeq
    expect((await call(other, 'deleteCmutyReply', { cmutySeq: seq, replySeq: mine })).statusCode).toBe(404)
    expect((await call(one, 'deleteCmutyReply', { cmutySeq: seq, replySeq: mine })).statusCode).toBe(200)
    expect((await postOf(one, seq)).replyCnt).toBe(1)
    expect((await save(one, { upCmutySeq: 999_999, contents: '없는 글에' })).statusCode).toBe(404)
  })

  test('a report folds for the reporter at once and for all with the third; nobody learns who it was', async () => {
    const [writer, one, two, three] = await four()
    const seq = await written(writer, '광고 아닌 광고')
    expect((await report(writer, seq)).statusCode).toBe(400)
    expect([
      (await report(one, seq, { cmplCode: 'ETC' })).statusCode,
      (await report(one, seq, { cmplCode: 'NONE' })).statusCode,
    ]).toEqual([400, 400])
    expect((await report(one, seq, { cmplCode: 'ETC', cmplTxt: '연락처가 적혀 있어요.' })).statusCode).toBe(200)
    expect((await report(one, seq)).json()).toMatchObject({ error: 'alreadyReported' })
    expect(await postOf(one, seq)).toMatchObject({ foldCode: 'ME', cmplYn: 'Y', contents: '광고 아닌 광고' })
    expect(await postOf(two, seq)).toMatchObject({ foldCode: null, cmplYn: 'N' })
    await Promise.all([report(two, seq), report(two, seq)])
    expect(await postOf(writer, seq)).toMatchObject({ foldCode: null })
    await report(three, seq)
    for (const reader of [writer, three])
      expect((await postOf(reader, seq)).foldCode).toBe(reader === three ? 'ME' : 'MANY')
    expect((await postOf(writer, seq)).contents).toBe('신고가 여러 건이라 확인하고 있어요.')
    // The operator had a look and left it: only newer reports count.
    await server.database.db
      .update(posts)
      .set({ clearedAt: later(3600) })
      .where(eq(posts.cmutySeq, seq))
    expect(await postOf(writer, seq)).toMatchObject({ foldCode: null, contents: '광고 아닌 광고' })
  })

  test('a reply is reported by itself', async () => {
    const [writer, one, two, three] = await four()
    const seq = await written(writer, '오늘의 길')
    const { replySeq } = dataOf<{ replySeq: number }>(await save(writer, { upCmutySeq: seq, contents: '나쁜 말' }))
    const replyOf = async (reader: TestMember) => (await repliesOf(reader, seq)).list[0]
    await report(one, seq, { replySeq, cmplCode: 'ABUSE' })
    expect([await replyOf(one), await replyOf(two), await replyOf(writer)]).toMatchObject([
      { foldCode: 'ME', cmplYn: 'Y', contents: '나쁜 말' },
      { foldCode: null },
      { foldCode: null, myYn: 'Y' },
    ])
    await Promise.all([two, three].map((each) => report(each, seq, { replySeq, cmplCode: 'ABUSE' })))
    expect(await replyOf(writer)).toMatchObject({
      foldCode: 'MANY',
      contents: '신고가 여러 건이라 확인하고 있어요.',
      myYn: 'Y',
      cmplYn: 'N',
    })
    expect(await replyOf(await server.member('emily'))).toMatchObject({ foldCode: 'MANY', myYn: 'N' })
    expect(await replyOf(one)).toMatchObject({ foldCode: 'ME', cmplYn: 'Y' })
    expect((await postOf(one, seq)).foldCode).toBeNull()
    expect((await report(one, seq, { replySeq: 999_999, cmplCode: 'AD' })).statusCode).toBe(404)
  })

  test('who is not in the challenge finds nothing of it, and no answer names a member’s key', async () => {
    const [member, other] = [await server.member('haneul'), await server.member()]
    const seq = await written(member, '안에서만')
    const answers = await Promise.all([
      read(other, seq),
      other.get(`/api/chalen/challenge/chalComunityList?chalnCode=${chalnCode}`),
      other.get(`/api/chalen/challenge/chalComunityLatestList?chalnCode=${chalnCode}`),
      other.get(`/api/chalen/challenge/chalComunityDetailCommentList?cmutySeq=${seq}`),
      save(other, { contents: '밖에서' }),
      save(other, { upCmutySeq: seq, contents: '밖에서' }),
      like(other, seq, 'Y'),
      report(other, seq),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect(
      (await member.get(`/api/chalen/challenge/chalComunityList?chalnCode=${chalnCode}&pageSize=100`)).body,
    ).not.toMatch(/HC\d/)
    expect(dataOf<unknown[]>(await other.get('/api/chalen/challenge/chalCmplOptCodeList')).length).toBeGreaterThan(2)
  })

  test('with the account go its posts, replies, likes and reports', async () => {
    const [one, other] = await pair()
    const [kept, gone] = [await written(one, '남는 글'), await written(other, '가는 글')]
    await Promise.all([
      like(other, kept, 'Y'),
      save(other, { upCmutySeq: kept, contents: '가는 말' }),
      report(other, kept),
    ])
    await server.database.db.delete(members).where(eq(members.hcId, other.hcId))
    expect(await postOf(one, kept)).toMatchObject({ greatCnt: 0, replyCnt: 0 })
    expect((await read(one, gone)).statusCode).toBe(404)
    expect(await server.database.db.select().from(complaints).where(eq(complaints.cmutySeq, kept))).toEqual([])
  })
})

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FULL } from '#server/domain/counter/full.rules.ts'
import { inquiryQueries, MOST_INQUIRIES_A_DAY } from '#server/domain/inquiry/queries.ts'
import { inquiries } from '#server/domain/inquiry/schema.ts'
import { missingPictures } from '#server/domain/upload/queries.ts'
import { everyDatabase } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { phonePhoto } from '#server/test-support/pictures.ts'

const WORDS = {
  type: 'appqna',
  qnaTypeCode: 'A02',
  title: '어제 걸음 수가 안 보여요',
  contents: '시계에는 9120걸음이 있는데 앱에는 없어요.',
}

describe.each(everyDatabase)('an inquiry on %s', (kind) => {
  let server: TestServer
  let photo: Buffer
  beforeAll(async () => {
    server = await startTestServer(kind)
    photo = await phonePhoto()
  })
  afterAll(() => server.close())

  async function send({ token }: TestMember, words: Record<string, string>, files: Buffer[] = [], field = 'files') {
    const form = new FormData()
    for (const [name, value] of Object.entries(words)) form.set(name, value)
    for (const [index, file] of files.entries())
      form.append(field, new Blob([new Uint8Array(file)]), `사진 ${index + 1}.jpg`)
    return sendRaw(token, new Response(form))
  }
  async function sendRaw(token: string, form: Response) {
    return server.request({
      method: 'POST',
      url: '/api/customer/app-qna/save',
      headers: { authorization: `Bearer ${token}`, 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    })
  }
  const kept = ({ hcId }: TestMember) => server.database.db.select().from(inquiries).where(eq(inquiries.hcId, hcId))

  test('is one of so many in a day; the next is refused with a sentence, and nothing of it is kept', async () => {
    const member = await server.member()
    const answers: number[] = []
    for (let n = 0; n < MOST_INQUIRIES_A_DAY; n += 1)
      answers.push((await send(member, { ...WORDS, title: `${n + 1}번째` })).statusCode)
    expect(answers).toEqual(Array.from({ length: MOST_INQUIRIES_A_DAY }, () => 200))
    const refused = await send(member, { ...WORDS, title: '하나 더' }, [photo])
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'recordsFull', errorMessage: FULL.inquiries.ko },
    ])
    // One that was sent before is found, not refused.
    expect((await send(member, { ...WORDS, title: '1번째' })).statusCode).toBe(200)
    expect(await kept(member)).toHaveLength(MOST_INQUIRIES_A_DAY)
    const later = new Date(server.clock.now().getTime() + 86_400_001)
    const one = {
      type: 'appqna' as const,
      qnaTypeCode: 'A02' as const,
      title: '하나 더',
      contents: '내일이에요.',
      restaurantCode: null,
      menuId: null,
      menuName: null,
      menuNameEng: null,
      emailYn: 'N' as const,
      appInfo: null,
    }
    expect(await inquiryQueries(server.database.db).save(member.hcId, one, [], later)).toMatchObject({ sentAt: later })
  })

  test('is kept with its pictures, which are re-encoded and the sender’s own [CUS-01]', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const answer = await send(member, { ...WORDS, emailYn: 'Y' }, [photo, photo])
    expect(dataOf(answer)).toEqual({ qnaSeq: 1, regDtm: '202611191124' })
    const [row] = await kept(member)
    expect(row).toMatchObject({ ...WORDS, emailYn: 'Y', restaurantCode: null })
    expect(row?.imgIds).toHaveLength(2)
    const { db } = server.database
    expect(await missingPictures(db, member.hcId, 'QNA', row?.imgIds ?? [])).toEqual([])
    expect(await missingPictures(db, other.hcId, 'QNA', row?.imgIds ?? [])).toEqual(row?.imgIds)
    const shown = await member.get(`/api/common/file/get/imageFile?imgId=${row?.imgIds[0]}&imgTyCode=QNA`)
    expect([shown.statusCode, shown.rawPayload.includes('Yoon Haneul')]).toEqual([200, false])
  })

  test('sent twice at once, or again within ten minutes, stands once', async () => {
    const member = await server.member()
    const answers = await Promise.all([send(member, WORDS, [photo]), send(member, WORDS, [photo])])
    expect(answers.map((answer) => dataOf<{ qnaSeq: number }>(answer).qnaSeq)).toEqual([1, 1])
    expect(await kept(member)).toHaveLength(1)
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 11 * 60_000))
    const later = await send(member, WORDS)
    server.clock.set(before)
    expect(dataOf<{ qnaSeq: number }>(later).qnaSeq).toBe(2)
  })

  test('the same words about another course or restaurant, or with another photo, are another inquiry', async () => {
    const member = await server.member()
    const other = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a5' } })
      .jpeg()
      .toBuffer()
    const voc = {
      ...WORDS,
      type: 'voc',
      qnaTypeCode: 'V01',
      restaurantCode: 'REST000311',
      menuId: 'E31A_20261119_2_AA_REST000311',
    }
    const seqs: number[] = []
    const each = async (words: Record<string, string>, files: Buffer[]) =>
      seqs.push(dataOf<{ qnaSeq: number }>(await send(member, words, files)).qnaSeq)
    for (const files of [[photo], [other], [photo, other], [other, photo], []]) await each(voc, files)
    await each({ ...voc, menuId: 'E31A_20261119_2_BB_REST000311' }, [photo])
    await each({ ...WORDS, type: 'voc', qnaTypeCode: 'V01', restaurantCode: 'REST000311' }, [photo])
    await each({ ...WORDS, type: 'voc', qnaTypeCode: 'V01', restaurantCode: 'REST000312' }, [photo])
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    // Sent again as they were, whichever of them, they are found.
    await each(voc, [photo, other])
    await each(voc, [])
    await each({ ...WORDS, type: 'voc', qnaTypeCode: 'V01', restaurantCode: 'REST000312' }, [photo])
    expect(seqs.slice(8)).toEqual([3, 5, 8])
    expect(await kept(member)).toHaveLength(8)
  })

  test('follows the contract: required words, at most three pictures, and only pictures', async () => {
    const member = await server.member()
    const status = async (answer: ReturnType<typeof send>) => (await answer).statusCode
    const { title: _title, ...untitled } = WORDS
    expect(await status(send(member, untitled))).toBe(400)
    expect(await status(send(member, { ...WORDS, contents: '가'.repeat(2_001) }))).toBe(400)
    expect(await status(send(member, { ...WORDS, type: 'voc' }))).toBe(400)
    expect(await status(send(member, WORDS, [photo, photo, photo, photo]))).toBe(413)
    expect(await status(send(member, WORDS, [Buffer.alloc(10_485_761)]))).toBe(413)
    const text = await send(member, WORDS, [photo, Buffer.from('a text')])
    expect([text.statusCode, text.json().error]).toEqual([400, 'notAPicture'])
    expect(await kept(member)).toEqual([])
  })

  test('the form finds what is known: topics, main restaurant, limits, in the member’s language [CUS-03]', async () => {
    const haneul = await server.member('haneul')
    const form = async (type: string, language = 'ko') =>
      dataOf<{ qnaTypes: { qnaTypeNm: string }[] }>(
        await haneul.get(`/api/customer/qna/regi-info/${type}`, { 'accept-language': language }),
      )
    expect(await form('voc')).toMatchObject({
      restaurantCode: 'REST000311',
      restaurantName: '한빛타워점',
      fileMaxCnt: 3,
      fileMaxSize: 10_485_760,
      qnaTypes: [{ qnaTypeCode: 'V01', menuYn: 'Y' }, {}, { qnaTypeCode: 'V03', menuYn: 'N' }],
    })
    expect(await form('appqna')).toMatchObject({ restaurantCode: null, usrEmail: expect.stringContaining('@') })
    expect((await form('voc', 'en')).qnaTypes.map(({ qnaTypeNm }) => qnaTypeNm)).toEqual([
      'Taste and quality',
      'Hygiene',
      'Place and service',
    ])
    expect((await haneul.get('/api/customer/qna/regi-info/other')).statusCode).toBe(400)
  })

  test('courses of a day are offered, what was eaten first', async () => {
    const haneul = await server.member('haneul')
    const rows = async (query: string) =>
      dataOf<{ eatenYn: string; menuMealType: string; dishTxt: string }[]>(
        await haneul.get(`/api/customer/voc/menu-list?restaurantCode=REST000311&menuDt=20261118${query}`),
      )
    const all = await rows('')
    expect(all[0]).toMatchObject({ eatenYn: 'Y' })
    expect(all.map(({ eatenYn }) => eatenYn)).toEqual(
      all
        .map(({ eatenYn }) => eatenYn)
        .toSorted()
        .toReversed(),
    )
    expect(new Set((await rows('&menuMealType=2')).map(({ menuMealType }) => menuMealType))).toEqual(new Set(['2']))
    expect(dataOf(await haneul.get('/api/customer/voc/menu-list?restaurantCode=REST000399&menuDt=20261118'))).toEqual(
      [],
    )
  })

  test('a course keeps its name; a topic of the other form or a restaurant that is none is refused', async () => {
    const member = await server.member()
    const voc = { ...WORDS, type: 'voc', qnaTypeCode: 'V01', restaurantCode: 'REST000311' }
    await send(member, { ...voc, menuId: 'E31A_20261119_2_AA_REST000311', appInfoTxt: '1.2' })
    await send(member, { ...voc, contents: '다른 말', menuId: 'E31A_20261119___REST000311' })
    expect((await kept(member)).map(({ menuName, appInfo }) => [menuName, appInfo])).toEqual([
      ['고등어구이', '1.2'],
      [null, null],
    ])
    expect((await send(member, { ...voc, qnaTypeCode: 'A01' })).statusCode).toBe(400)
    expect((await send(member, { ...voc, contents: ' \n ' })).statusCode).toBe(400)
    const nowhere = await send(member, { ...voc, contents: '또 다른 말', restaurantCode: 'REST000000' })
    expect([nowhere.statusCode, nowhere.json().errorMessage]).toEqual([400, expect.stringContaining('restaurantCode')])
    expect(await kept(member)).toHaveLength(2)
  })

  test('the answer reaches the list and the bell, once, and nobody else [CUS-02]', async () => {
    const [member, other] = await Promise.all([server.member('haneul'), server.member('haneul')])
    const list = async ({ get }: TestMember, query = '') =>
      dataOf<{ totalCnt: number; list: { qnaSeq: number; answerYn: string; answer: string | null }[] }>(
        await get(`/api/customer/app-qna/list${query}`),
      )
    const bell = async ({ get }: TestMember) =>
      dataOf<{ unreadCnt: number; list: object[] }>(await get('/api/member/getPushList'))
    expect((await list(member)).list.map(({ qnaSeq, answerYn }) => [qnaSeq, answerYn])).toEqual([
      [902, 'N'],
      [874, 'Y'],
      [861, 'Y'],
    ])
    expect(await list(member, '?type=voc')).toMatchObject({
      totalCnt: 1,
      list: [{ qnaSeq: 874, restaurantName: '한빛타워점', qnaTypeNm: '맛과 품질', answerDtm: '202611061010' }],
    })
    const before = await bell(member)
    const { answer } = inquiryQueries(server.database.db)
    const now = server.clock.now()
    expect(
      await Promise.all([answer(member.hcId, 902, '고쳤어요.', now), answer(member.hcId, 902, '고쳤어요.', now)]),
    ).toEqual(expect.arrayContaining([expect.objectContaining({ emailYn: false }), undefined]))
    expect((await list(member)).list[0]).toMatchObject({ qnaSeq: 902, answerYn: 'Y', answer: '고쳤어요.' })
    const after = await bell(member)
    expect([after.unreadCnt, after.list[0]]).toEqual([
      before.unreadCnt + 1,
      expect.objectContaining({ menu: 'customerAppqnaList', linkSeq: 902, readYn: 'N' }),
    ])
    expect([(await list(other)).list[0]?.answerYn, (await bell(other)).unreadCnt]).toEqual(['N', before.unreadCnt])
    expect(await answer(member.hcId, 77_777, '없어요', now)).toBeUndefined()
  })

  test('has a key for what was not sent: 32 bytes, made once, each member’s own, and never cached', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const keyOf = async ({ get }: TestMember) =>
      dataOf<{ draftKey: string }>(await get('/api/customer/qna/draft-key')).draftKey
    const [first, second] = await Promise.all([keyOf(member), keyOf(member)])
    expect(Buffer.from(first, 'base64')).toHaveLength(32)
    expect([second, await keyOf(member)]).toEqual([first, first])
    expect(await keyOf(other)).not.toBe(first)
    expect((await member.get('/api/customer/qna/draft-key')).headers['cache-control']).toBe('no-store')
    expect((await server.request({ method: 'GET', url: '/api/customer/qna/draft-key' })).statusCode).toBe(401)
  })

  test('cut off or without a boundary is refused and leaves the server well', async () => {
    const member = await server.member()
    const head = { headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    const cut = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nhalf a file'
    expect((await sendRaw(member.token, new Response(cut, head))).statusCode).toBe(400)
    expect(
      (await sendRaw(member.token, new Response(cut, { headers: { 'content-type': 'multipart/form-data' } })))
        .statusCode,
    ).toBe(400)
    expect((await sendRaw(member.token, new Response('', head))).statusCode).toBe(400)
    expect((await send(member, WORDS)).statusCode).toBe(200)
  })

  test('a form is not even read by an operation that takes none, nor before the sign-in', async () => {
    const member = await server.member()
    const form = new FormData()
    form.set('weight', '68.4')
    const sent = async (url: string, headers: Record<string, string>) => {
      const body = new Response(form)
      return server.request({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      })
    }
    expect((await sent('/api/main/putUserWeight', { authorization: `Bearer ${member.token}` })).statusCode).toBe(400)
    expect((await sent('/api/customer/app-qna/save', {})).statusCode).toBe(401)
  })
})

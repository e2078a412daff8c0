import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiries } from '#server/domain/inquiry/schema.ts'
import { missingPictures } from '#server/domain/upload/queries.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { phonePhoto } from '#server/test-support/pictures.ts'

const WORDS = { type: 'appqna', qnaTypeCode: 'A02', title: '어제 걸음 수가 안 보여요', contents: '시계에는 9120걸음이 있는데 앱에는 없어요.' }

describe.each(databaseKinds)('an inquiry on %s', (kind) => {
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
    for (const [index, file] of files.entries()) form.append(field, new Blob([new Uint8Array(file)]), `사진 ${index + 1}.jpg`)
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

  test('cut off or without a boundary is refused and leaves the server well', async () => {
    const member = await server.member()
    const head = { headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    const cut = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nhalf a file'
    expect((await sendRaw(member.token, new Response(cut, head))).statusCode).toBe(400)
    expect((await sendRaw(member.token, new Response(cut, { headers: { 'content-type': 'multipart/form-data' } }))).statusCode).toBe(400)
    expect((await sendRaw(member.token, new Response('', head))).statusCode).toBe(400)
    expect((await send(member, WORDS)).statusCode).toBe(200)
  })

  test('a form is not even read by an operation that takes none, nor before the sign-in', async () => {
    const member = await server.member()
    const form = new FormData()
    form.set('weight', '68.4')
    const sent = async (url: string, headers: Record<string, string>) => {
      const body = new Response(form)
      return server.request({ method: 'POST', url, headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' }, payload: Buffer.from(await body.arrayBuffer()) })
    }
    expect((await sent('/api/main/putUserWeight', { authorization: `Bearer ${member.token}` })).statusCode).toBe(400)
    expect((await sent('/api/customer/app-qna/save', {})).statusCode).toBe(401)
  })
})

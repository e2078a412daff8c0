import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { claimedPng, phonePhoto } from '#server/test-support/pictures.ts'

const MINUTE = 60_000

describe.each(databaseKinds)('pictures of members on %s', (kind) => {
  let server: TestServer
  let photo: Buffer
  beforeAll(async () => {
    server = await startTestServer(kind)
    photo = await phonePhoto()
  })
  afterAll(() => server.close())

  async function addressFor(member: TestMember, form: { fileSize?: number; imgTyCode?: string } = {}): Promise<string> {
    const body = { fileName: '점심.jpg', contentType: 'image/jpeg', fileSize: photo.length, imgTyCode: 'MEAL', ...form }
    return dataOf<string>(await member.post('/api/common/data/uploadUrl.do', body))
  }
  const put = (address: string, file: Buffer, type = 'image/jpeg') => {
    const { pathname, search } = new URL(address)
    return server.request({ method: 'PUT', url: pathname + search, headers: { 'content-type': type }, payload: file })
  }
  const idOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''
  const look = (imgId: string, imgTyCode = 'MEAL', token?: string) =>
    server.request({
      url: `/api/common/file/get/imageFile?imgId=${imgId}&imgTyCode=${imgTyCode}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })

  test('go to an address of their own and are shown by id without a session [UPL-01] [UPL-02] [UPL-06]', async () => {
    const member = await server.member()
    const address = await addressFor(member)
    expect(idOf(address).length).toBeLessThanOrEqual(40)
    expect((await look(idOf(address))).statusCode).toBe(404)
    expect((await put(address, photo)).statusCode).toBe(204)

    const shown = await look(idOf(address))
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const { width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: 20, height: 40, exif: undefined })
    expect((await look(idOf(address), 'PROFILE')).statusCode).toBe(404)
  })

  test('of a private kind are not found with the session of somebody else; shared kinds are', async () => {
    const [owner, other] = await Promise.all([server.member(), server.member()])
    const stored = async (imgTyCode: string) => {
      const address = await addressFor(owner, { imgTyCode })
      await put(address, photo)
      return idOf(address)
    }
    const answers = async (imgTyCode: string, imgId: string) => [
      (await look(imgId, imgTyCode, owner.token)).statusCode,
      (await look(imgId, imgTyCode, other.token)).statusCode,
    ]
    expect(await answers('MEAL', await stored('MEAL'))).toEqual([200, 404])
    expect(await answers('QNA', await stored('QNA'))).toEqual([200, 404])
    expect(await answers('MISSION', await stored('MISSION'))).toEqual([200, 404])
    expect(await answers('PROFILE', await stored('PROFILE'))).toEqual([200, 200])
    expect(await answers('CMUTY', await stored('CMUTY'))).toEqual([200, 200])
  })

  test('of every kind are kept by no browser, found or not: who has signed out, or was, leaves none behind', async () => {
    const owner = await server.member()
    for (const imgTyCode of ['PROFILE', 'MEAL', 'QNA', 'CMUTY', 'MISSION', 'GREEN']) {
      const address = await addressFor(owner, { imgTyCode })
      const before = await look(idOf(address), imgTyCode)
      await put(address, photo)
      const shown = await look(idOf(address), imgTyCode)
      expect([imgTyCode, shown.statusCode, shown.headers['cache-control'], before.headers['cache-control']]).toEqual([
        imgTyCode,
        200,
        'private, no-store',
        'no-store',
      ])
      expect([shown.headers['etag'], shown.headers['last-modified'], shown.headers['expires']]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  test('are taken once: of two at the same time one is kept', async () => {
    const address = await addressFor(await server.member())
    const answers = await Promise.all([put(address, photo), put(address, photo)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403])
    expect((await put(address, photo)).statusCode).toBe(403)
  })

  test('are decoded once for a ticket, however often it is used at once, and not at all for it later', async () => {
    const address = await addressFor(await server.member())
    const statuses = (await Promise.all(Array.from({ length: 40 }, () => put(address, photo)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 204).every((status) => status === 403 || status === 429)).toBe(true)
    expect((await put(address, photo)).statusCode).toBe(403)
  })

  test('a ticket whose file was no picture is good for another one [UPL-05]', async () => {
    const address = await addressFor(await server.member())
    for (const file of [Buffer.from('a text'), claimedPng(60_000, 60_000).subarray(0, photo.length)])
      expect((await put(address, file)).statusCode).toBe(400)
    expect((await put(address, photo)).statusCode).toBe(204)
  })

  test('are not taken without the right ticket, for another kind, or after ten minutes [UPL-01]', async () => {
    const member = await server.member()
    const address = await addressFor(member)
    expect((await put(address.replace(/ticket=.*/, 'ticket=guessed'), photo)).statusCode).toBe(403)
    expect((await put(address.replace('/MEAL/', '/PROFILE/'), photo)).statusCode).toBe(403)
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 11 * MINUTE))
    const late = await put(address, photo)
    server.clock.set(before)
    expect(late.statusCode).toBe(403)
    expect(late.json()).toEqual({
      error: 'forbidden',
      errorMessage: '이 주소로는 더 올릴 수 없어요. 사진을 다시 골라 주세요.',
    })
  })

  test('are what they contain, not what they are called [UPL-02]', async () => {
    const member = await server.member()
    expect((await put(await addressFor(member), photo, 'application/octet-stream')).statusCode).toBe(204)
    const text = await put(await addressFor(member), Buffer.from('a text'))
    expect([text.statusCode, text.json().error]).toEqual([400, 'notAPicture'])
    const bomb = await put(await addressFor(member), claimedPng(60_000, 60_000))
    expect([bomb.statusCode, bomb.json().error]).toEqual([400, 'tooManyPixels'])
  })

  test('are at most as big as was told, and ten megabytes in all [UPL-04]', async () => {
    const member = await server.member()
    expect(dataOf(await member.get('/api/common/getUploadFileSize'))).toEqual({ uploadFileSize: 10_485_760 })
    const told = await addressFor(member, { fileSize: photo.length - 1 })
    expect((await put(told, photo)).statusCode).toBe(413)
    // The address is still good for the right file (UPL-05).
    expect((await put(told, photo.subarray(0, 10))).statusCode).toBe(400)
    expect((await put(told, Buffer.alloc(10_485_761))).statusCode).toBe(413)
    expect(
      (
        await member.post('/api/common/data/uploadUrl.do', {
          fileName: 'a.jpg',
          contentType: 'image/jpeg',
          fileSize: 10_485_761,
        })
      ).statusCode,
    ).toBe(400)
  })

  test('have sixty addresses an hour for each member', async () => {
    const [eager, other] = await Promise.all([server.member(), server.member()])
    for (let count = 0; count < 60; count += 1) await addressFor(eager)
    const form = { fileName: 'a.jpg', contentType: 'image/jpeg', fileSize: 10 }
    const refused = await eager.post('/api/common/data/uploadUrl.do', form)
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'tooManyRequests'])
    expect((await other.post('/api/common/data/uploadUrl.do', form)).statusCode).toBe(200)
  })
})

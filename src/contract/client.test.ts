import { describe, expect, test } from 'vitest'

import { connectApi } from './api.ts'
import { createApi } from './client.ts'
import { bodyOf, payloadOf, unwrap } from './envelope.ts'
import { toFormData } from './form-data.ts'
import { answer, envelope, failureOf, fakePorts } from './testing.ts'
import { FileTooBigError, imageFileUrl, uploadFile } from './upload.ts'

/** A client whose server answers everything with the same body. */
function clientWith(body: unknown, options: Parameters<typeof answer>[1] = {}) {
  const ports = fakePorts(() => answer(body, options))
  return { ports, api: createApi(ports), sent: (index = 0) => ports.sent[index] as Request }
}

describe('how calls are sent', () => {
  test('GET sends its parameters in the query, repeats a list’s key, leaves out empty values [HTP-05]', async () => {
    const { api, sent } = clientWith(envelope([]))
    await api.GET('/api/mypage/rest-list', { params: { query: { restaurantName: '누리 & 센터' } } })
    await api.GET('/api/menu/getTodayMenuList', {
      params: { query: { menuDt: '20261102', restaurantCode: undefined } },
    })
    await api.GET('/api/menu/getTodayMenuList', { params: { query: { menuDt: ['1', '2'] as unknown as string } } })
    expect(new URL(sent().url).searchParams.get('restaurantName')).toBe('누리 & 센터')
    expect(new URL(sent(1).url).search).toBe('?menuDt=20261102')
    expect(new URL(sent(2).url).search).toBe('?menuDt=1&menuDt=2')
    expect(sent().body).toBeNull()
  })

  test('POST sends a JSON body [HTP-06]', async () => {
    const { api, sent } = clientWith(envelope(null))
    await api.POST('/api/mypage/rest-regi', { body: [{ mainDiv: 'N', restaurantId: 'REST000711', orderSeq: 20_000 }] })
    expect(sent().method).toBe('POST')
    expect(sent().headers.get('content-type')).toBe('application/json')
    expect(await sent().json()).toEqual([{ mainDiv: 'N', restaurantId: 'REST000711', orderSeq: 20_000 }])
  })

  test('PUT carries its values in the body [HTP-18]', async () => {
    const { api, sent } = clientWith(envelope(null))
    await api.PUT('/api/goal/health-data/hide-guide', { body: { hideGuideYn: 'Y' } })
    expect(sent().method).toBe('PUT')
    expect(await sent().json()).toEqual({ hideGuideYn: 'Y' })
  })

  test('an inquiry goes out as multipart with its boundary [HTP-09]', async () => {
    const { api, sent } = clientWith(envelope({ qnaSeq: 1, regDtm: '202611181912' }))
    await api.POST('/api/customer/app-qna/save', {
      body: { type: 'appqna', qnaTypeCode: 'A02', title: '걸음 수', contents: '안 보여요', emailYn: 'N' },
      bodySerializer: toFormData,
    })
    expect(sent().headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect((await sent().formData()).get('title')).toBe('걸음 수')
  })

  test('form data repeats lists and leaves out what is missing [HTP-09]', () => {
    const form = toFormData({ a: ['1', 2], b: null, c: undefined, file: new File(['x'], 'x.png') })
    expect(form.getAll('a')).toEqual(['1', '2'])
    expect([...form.keys()]).toEqual(['a', 'a', 'file'])
  })

  test('values of the path stand in the path, encoded [HTP-22]', async () => {
    const { api, sent } = clientWith(envelope([]))
    await api.GET('/api/goal/health-data/{term}/{date}', { params: { path: { term: 'last', date: '2026/11' } } })
    expect(new URL(sent().url).pathname).toBe('/api/goal/health-data/last/2026%2F11')
  })
})

describe('where the answer stands', () => {
  test('in data, else in results, else it is the body [HTP-11]', () => {
    expect(payloadOf({ data: 1, results: 2 })).toBe(1)
    expect(payloadOf({ results: 2 })).toBe(2)
    expect(payloadOf({ data: null, results: 2 })).toBe(2)
    expect(payloadOf({ data: 0, results: 2 })).toBe(0)
    expect(payloadOf({ data: null })).toBeNull()
    expect(payloadOf({ id: 'haneul' })).toEqual({ id: 'haneul' })
    expect(payloadOf([1])).toEqual([1])
  })

  test('at its documented place: chat flag, chat user id, goal health data, new token [HTP-16]', async () => {
    const chat = await unwrap(clientWith(envelope({ chatYn: 'Y' })).api.GET('/api/my/chatYn'))
    expect(chat.chatYn).toBe('Y')
    expect(
      await unwrap(clientWith(envelope('chat-1')).api.POST('/api/mypage/getUsrInfo5', { body: { hcId: '' } })),
    ).toBe('chat-1')
    const path = { term: 'last', date: '20261102' } as const
    expect(
      await unwrap(clientWith(envelope([])).api.GET('/api/goal/health-data/{term}/{date}', { params: { path } })),
    ).toEqual([])
    expect(await unwrap(clientWith(envelope('a.b.c')).api.GET('/session'))).toBe('a.b.c')
  })

  test('an error status rejects with all that the server said [ERR-08] [ERR-20]', async () => {
    const { api } = clientWith({ error: 'notFound', errorMessage: '없어요' }, { status: 404 })
    expect(await failureOf(unwrap(api.GET('/session')))).toMatchObject({
      kind: 'status',
      status: 404,
      code: 'notFound',
      serverMessage: '없어요',
      hasGeneralText: true,
    })
  })

  test('a missing error body counts as an empty message [ERR-10]', async () => {
    const api = createApi(fakePorts(() => new Response(null, { status: 404 })))
    expect(await failureOf(unwrap(api.GET('/session')))).toMatchObject({ status: 404, code: '', serverMessage: '' })
  })

  test('a code other than 0 is a failure, unless the whole body is asked for', async () => {
    const { api } = clientWith({ ...envelope(null), code: -3, message: 'no' })
    expect(await failureOf(unwrap(api.GET('/logout')))).toMatchObject({
      kind: 'refused',
      code: '-3',
      serverMessage: 'no',
    })
    expect(await bodyOf(api.GET('/logout'))).toMatchObject({ code: -3 })
  })

  test('a body that names an error is one, whatever its status', async () => {
    const { api } = clientWith({ error: 'later', errorMessage: '' })
    expect(await failureOf(unwrap(api.GET('/logout')))).toMatchObject({ kind: 'refused', code: 'later' })
  })

  test('JSON that breaks off cannot be read', async () => {
    const api = createApi(fakePorts(() => new Response('{"data":[1,}')))
    expect(await failureOf(unwrap(api.GET('/api/my/chatYn')))).toMatchObject({ kind: 'format' })
  })
})

describe('marks through the client', () => {
  test('reach the call they stand with and no other [HTP-12] [HTP-19]', async () => {
    const { api, ports } = clientWith({ error: 'x', errorMessage: '' }, { status: 500 })
    await api.GET('/api/my/chatYn', { skipErrorHandler: true })
    await api.GET('/api/my/chatYn', { background: true })
    expect(ports.log).toEqual([])
    await api.GET('/api/my/chatYn')
    expect(ports.log).toEqual(['navigate /ErrorPage500'])
  })

  test('an answer that is not read as JSON need not be any', async () => {
    const ports = fakePorts(() => new Response(''))
    expect((await createApi(ports).POST('/api/mypage/rest-delete', { body: [], parseAs: 'text' })).response.ok).toBe(
      true,
    )
    expect(ports.log).toEqual([])
  })
})

describe('uploading a file', () => {
  const file = new File(['picture'], '도시락.jpg', { type: 'image/jpeg' })
  const ADDRESS = 'https://upload.example.com/put/MEAL/IMG7Q2KX9D4V0TZ?ticket=t'

  function uploadWith(limit: number, put: (request: Request) => Response) {
    const ports = fakePorts((request) =>
      answer(envelope(request.url.endsWith('getUploadFileSize') ? { uploadFileSize: limit } : ADDRESS)),
    )
    connectApi(ports)
    const puts: Request[] = []
    const send: typeof fetch = (input, init) => {
      const request = new Request(input, init)
      puts.push(request)
      return Promise.resolve(put(request))
    }
    return { ports, puts, upload: (what: File = file) => uploadFile(what, 'MEAL', send) }
  }

  test('gets an address, puts the raw file without session headers [UPL-01] [UPL-02] [UPL-03] [HTP-15]', async () => {
    const { ports, puts, upload } = uploadWith(1000, () => new Response(null))
    expect(await upload()).toBe('IMG7Q2KX9D4V0TZ')
    expect(ports.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/common/getUploadFileSize',
      'POST /api/common/data/uploadUrl.do',
    ])
    const [put] = puts
    expect([put?.method, put?.url, put?.headers.get('content-type')]).toEqual(['PUT', ADDRESS, 'image/jpeg'])
    expect(await put?.text()).toBe('picture')
    for (const name of ['authorization', 'x-device-id', 'x-autologin']) expect(put?.headers.has(name)).toBe(false)
  })

  test('an unknown type goes as bytes [UPL-02]', async () => {
    const { puts, upload } = uploadWith(1000, () => new Response(null))
    await upload(new File(['x'], 'x'))
    expect(puts[0]?.headers.get('content-type')).toBe('application/octet-stream')
  })

  test('a file over the limit is refused before the first step [UPL-04]', async () => {
    const { ports, upload } = uploadWith(6, () => new Response(null))
    expect(await failureOf(upload())).toBeInstanceOf(FileTooBigError)
    expect(ports.sent).toHaveLength(1)
  })

  test('a failed PUT is a failed upload [UPL-05]', async () => {
    expect(await failureOf(uploadWith(1000, () => new Response(null, { status: 403 })).upload())).toMatchObject({
      kind: 'status',
      status: 403,
    })
    uploadWith(1000, () => new Response(null))
    expect(await failureOf(uploadFile(file, 'MEAL', () => Promise.reject(new TypeError('cut'))))).toMatchObject({
      kind: 'network',
    })
  })

  test('a picture’s address holds both values, and is empty without an id [UPL-06]', () => {
    expect(imageFileUrl('a&b', 'QNA')).toBe('/api/common/file/get/imageFile?imgId=a%26b&imgTyCode=QNA')
    expect(imageFileUrl(null, 'QNA')).toBe('')
  })
})

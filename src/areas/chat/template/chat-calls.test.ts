import { expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { decryptCbc } from '#src/lib/text-cipher.ts'
import { CHAT_TOKEN_LIFETIME_MS, createChatToken } from '#src/shell/chat-token.ts'
import { createChatCalls } from './chat-calls.ts'

const key = { secret: 'sixteen bytes ok', iv: 'an iv of 16 byte' }
const START = new Date('2026-11-19T02:30:00Z')

function world({ refuse = false } = {}) {
  const values = new Map<string, string>()
  const local = {
    read: (name: string) => values.get(name) ?? '',
    write: (name: string, value: string) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  }
  const token = createChatToken(local)
  let now = START
  let given = 0
  const ports = fakePorts((request) => {
    const name = new URL(request.url).pathname.split('/').at(-1)
    if (name === 'createToken')
      return answer(envelope({ tsToken: `t${String((given += 1))}`, validSec: 600, expireDtm: '20261119114000' }))
    if (name === 'getUsrInfo5') return answer(envelope('chat-HC1'))
    if (refuse) return answer({ error: 'forbidden', errorMessage: '' }, { status: 403 })
    return answer(envelope({ roomId: 'rid-1', msgSeq: 1, newYn: 'Y', sendDtm: '20261119113000' }))
  })
  ports.clearChatToken = () => token.clear()
  connectApi(ports)
  const called = (name: string) => ports.sent.filter(({ url }) => url.endsWith(name))
  return {
    chat: createChatCalls({ token, key, now: () => now }),
    called,
    token,
    ports,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
  }
}

test('a message is sent encrypted with the member’s id, with flag and token [CHT-02] [CHT-07] [CHT-12]', async () => {
  const { chat, called } = world()
  await chat.send('CN0007', { roomId: 'rid-1', msgTxt: '안녕하세요' })
  const [sent] = called('/chat/send')
  expect(sent?.headers.get('ts-token')).toBe('t1')
  const body = (await sent?.json()) as { encryptData: string; flag: string }
  expect(Object.keys(body).toSorted()).toEqual(['encryptData', 'flag'])
  expect(body.flag).toBe('FO')
  expect(JSON.parse(await decryptCbc(body.encryptData, key))).toEqual({
    roomId: 'rid-1',
    msgTxt: '안녕하세요',
    uid: 'chat-HC1',
  })
})

test('a room is asked for by a cipher text alone [CHT-08]', async () => {
  const { chat, called } = world()
  await chat.createRoom('CN0007', 'RSRV')
  const body = (await called('/createRoom')[0]?.json()) as { encryptData: string }
  expect(Object.keys(body)).toEqual(['encryptData'])
  expect(JSON.parse(await decryptCbc(body.encryptData, key))).toEqual({
    cnstntId: 'CN0007',
    roomType: 'RSRV',
    uid: 'chat-HC1',
  })
})

test('a token is asked for with the counsellor and used for ten minutes [CHT-03] [CHT-04] [CHT-05]', async () => {
  const { chat, called, pass } = world()
  const send = () => chat.send('CN0007', { roomId: 'rid-1', msgTxt: '안녕' })
  await send()
  pass(CHAT_TOKEN_LIFETIME_MS - 1)
  await send()
  expect(called('/createToken')).toHaveLength(1)
  expect(await called('/createToken')[0]?.json()).toEqual({ cnstntId: 'CN0007' })
  pass(1)
  await send()
  expect(called('/chat/send').map(({ headers }) => headers.get('ts-token'))).toEqual(['t1', 't1', 't2'])
})

test('a 403 drops the token, opens no error page and is not tried again by itself [CHT-01] [CHT-06]', async () => {
  const { chat, called, token, ports } = world({ refuse: true })
  const send = () => chat.send('CN0007', { roomId: 'rid-1', msgTxt: '안녕' })
  await expect(send()).rejects.toMatchObject({ status: 403 })
  expect([
    token.read(START),
    called('/chat/send').length,
    ports.log.filter((line) => line.startsWith('navigate')),
  ]).toEqual(['', 1, []])
  await expect(send()).rejects.toMatchObject({ status: 403 })
  expect(called('/createToken')).toHaveLength(2)
})

test('without a configured key nothing goes out', async () => {
  const { called, token } = world()
  const chat = createChatCalls({ token, key: { secret: undefined }, now: () => START })
  await expect(chat.send('CN0007', { roomId: 'rid-1', msgTxt: '안녕' })).rejects.toThrow(/no secret/)
  expect(called('/chat/send')).toEqual([])
})

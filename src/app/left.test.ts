import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { LEFT_DATABASE } from './kept/database.ts'
import { createLeft, leftVault } from './left.ts'

function device() {
  const databases = new IDBFactory()
  const asked: [string, RequestInit][] = []
  let answer: Response | null = null
  let now = Date.UTC(2026, 10, 19)
  const send = (url: string, init: RequestInit) => {
    asked.push([url, init])
    return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('Failed to fetch'))
  }
  // Each one is a later visit: nothing is known but what is kept.
  const visit = () =>
    createLeft(
      leftVault(databases, () => now),
      send,
    )
  const names = async () => (await databases.databases()).map(({ name }) => name)
  const answerWith = (status: number, type = 'application/json; charset=utf-8') =>
    void (answer = new Response(null, { status, headers: { 'content-type': type } }))
  return { asked, visit, names, answerWith, passDays: (days: number) => void (now += days * 86_400_000) }
}

test('a sign-out that nobody heard waits, sealed, until the server answers, and leaves nothing behind', async () => {
  const { asked, visit, names, answerWith } = device()
  await visit().keep({ token: 't0', deviceId: 'device-1' })
  await visit().send()
  answerWith(503)
  await visit().send()
  expect([asked.length, await names()]).toEqual([2, [LEFT_DATABASE]])

  answerWith(200)
  await visit().send()
  expect(asked.at(-1)).toEqual([
    '/logout',
    { headers: { Authorization: 'Bearer t0', 'X-Device-Id': 'device-1', 'X-Autologin': 'N' }, credentials: 'omit' },
  ])
  expect(await names()).toEqual([])
  await visit().send()
  expect(asked.length).toBe(3)
})

test('two members may have left; each is told of once', async () => {
  const { asked, visit, answerWith, names } = device()
  await visit().keep({ token: 'a', deviceId: 'd' })
  await visit().keep({ token: 'b', deviceId: 'd' })
  await visit().drop('a')
  answerWith(401)
  await visit().send()
  expect(asked.map(([, init]) => new Headers(init.headers).get('authorization'))).toEqual(['Bearer b'])
  expect(await names()).toEqual([])
})

test('it waits as long as auto-login could live', async () => {
  const { asked, visit, names, answerWith, passDays } = device()
  await visit().keep({ token: 't0', deviceId: 'd' })
  passDays(89)
  answerWith(200)
  await visit().send()
  expect([asked.length, await names()]).toEqual([1, []])

  await visit().keep({ token: 't1', deviceId: 'd' })
  passDays(91)
  await visit().send()
  expect(asked.length).toBe(1)
})

test('a page that stands in the way has not heard it', async () => {
  const { asked, visit, names, answerWith } = device()
  await visit().keep({ token: 't0', deviceId: 'd' })
  answerWith(200, 'text/html')
  await visit().send()
  expect([asked.length, await names()]).toEqual([1, [LEFT_DATABASE]])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { faultWords } from './fault-words.ts'

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer(quickDatabase)
  member = await server.member()
})
afterAll(() => server.close())

const rename = async (nickName: string, language?: string) => {
  const answer = await member.post(
    '/api/mypage/modifyUsrInfoNickNm',
    { nickName },
    language === undefined ? undefined : { 'accept-language': language },
  )
  return [answer.statusCode, answer.json<{ errorMessage: string | null }>().errorMessage]
}

test('a text that is too short or too long is refused in the member’s language, by the letters of the contract', async () => {
  expect(await rename('👍')).toEqual([400, '2자 이상 적어 주세요.'])
  expect(await rename('👍', 'en')).toEqual([400, 'Please write at least 2 characters.'])
  expect(await rename('👍'.repeat(13))).toEqual([400, '12자까지 쓸 수 있어요. 조금 줄여 주세요.'])
  expect(await rename('👍'.repeat(13), 'en')).toEqual([400, 'Up to 12 characters fit here. Please shorten it.'])
  expect((await rename('👍'.repeat(12)))[0]).toBe(200)
})

test('whatever else breaks the contract is named by its place, and nobody reads the validator’s English', () => {
  const fault = (keyword: string, instancePath: string, params: Record<string, unknown>) => [
    { keyword, instancePath, params },
  ]
  expect(faultWords(fault('pattern', '/answerList/0/optCode', {}), 'ko')).toBe(
    '요청 내용을 확인해 주세요. (answerList.0.optCode)',
  )
  expect(faultWords(fault('required', '', { missingProperty: 'usrId' }), 'en')).toBe(
    'Please check what was sent. (usrId)',
  )
  expect(faultWords(fault('maxLength', '/contents', { limit: 1000 }), 'ko')).toBe(
    '1,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
  )
  expect(faultWords(fault('minLength', '/contents', { limit: 1 }), 'en')).toBe(
    'This cannot be left empty. Please fill it in.',
  )
  expect(faultWords([], 'ko')).toBe('요청 내용을 확인해 주세요. (-)')
})

import { expect, test } from 'vitest'
import { startTestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { BODY_LIMIT_BYTES, bodyLimitOf } from './body-size.ts'
import { loadContract } from './contract-file.ts'

const contract = await loadContract(new URL('../../openapi/generated/openapi.json', import.meta.url))
const limitOf = (operationId: string) => {
  const operation = contract.operations.get(operationId)
  if (operation === undefined) throw new Error(`no ${operationId}`)
  return bodyLimitOf(contract.spec, operation)
}

test('each operation has a size of its own, read off the contract', () => {
  expect(limitOf('mainMainData')).toBeLessThan(5000)
  expect(limitOf('sessionLogin')).toBeLessThan(7000)
  expect(limitOf('commonRegHealthStepData')).toBe(BODY_LIMIT_BYTES)
  const limits = [...contract.operations.keys()].map(limitOf)
  expect(limits.every((limit) => limit >= 2048 && limit <= BODY_LIMIT_BYTES)).toBe(true)
  expect(limits.filter((limit) => limit < 20_000).length).toBeGreaterThan(limits.length * 0.8)
})

test('what is larger is refused, and the largest name and password of the contract are not', async () => {
  const server = await startTestServer(quickDatabase)
  const login = (payload: string) =>
    server.request({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  try {
    const largest = new URLSearchParams({
      username: '😀'.repeat(100),
      password: '😀'.repeat(200),
      'remember-me': 'false',
    })
    expect((await login(largest.toString())).statusCode).toBe(401)
    const larger = await login(`username=a&password=${'x'.repeat(20_000)}`)
    expect([larger.statusCode, larger.json()]).toEqual([
      413,
      { error: 'payloadTooLarge', errorMessage: expect.any(String) },
    ])
  } finally {
    await server.close()
  }
})

import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { freePort, isPortFree, parsePort, whenListening } from './ports.ts'

describe('ports', () => {
  test('a port with a listener is not free, and is free again after it closes', async () => {
    const port = await freePort()
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
    expect(await isPortFree(port)).toBe(false)
    await new Promise((resolve) => server.close(resolve))
    expect(await isPortFree(port)).toBe(true)
  })

  test('who waits for a listener is told when it is there, or that nobody waits for it any more', async () => {
    const port = await freePort()
    const waiting = whenListening(port, '127.0.0.1', new AbortController().signal)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    expect(await waiting).toBe(true)
    await new Promise((resolve) => server.close(resolve))
    const givenUp = new AbortController()
    const inVain = whenListening(port, '127.0.0.1', givenUp.signal)
    givenUp.abort()
    expect(await inVain).toBe(false)
  })

  test('the environment gives a port or the default, and nonsense is refused by name', () => {
    expect(parsePort(undefined, 8080)).toBe(8080)
    expect(parsePort('', 8080)).toBe(8080)
    expect(parsePort('4301', 8080)).toBe(4301)
    for (const wrong of ['0', '65536', 'eighty', '80.5', '-1']) expect(() => parsePort(wrong, 8080)).toThrow(wrong)
  })
})

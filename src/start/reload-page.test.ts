import { expect, test, vi } from 'vitest'
import { fakeBridge, shellAgent, testShell } from '#src/shell/testing.ts'
import { reloadPage } from './reload-page.ts'

/** How often the shell and how often the page itself was loaded anew. */
async function reloads(userAgent: string | undefined, answer?: () => Promise<unknown>) {
  const fake = fakeBridge()
  let byShell = 0
  if (answer) fake.WPbridge['reload'] = () => ((byShell += 1), answer())
  const own = vi.fn<() => void>()
  reloadPage(testShell({ host: fake, ...(userAgent && { userAgent }) }).shell, own)
  await new Promise((resolve) => setTimeout(resolve))
  return [byShell, own.mock.calls.length]
}

test('Android’s shell loads the page anew itself; where it cannot or is none, the page does [NAT-27]', async () => {
  const android = shellAgent('1.01.14')
  expect(await reloads(android, () => Promise.resolve({ status: 200 }))).toEqual([1, 0])
  expect(await reloads(android, () => Promise.reject(new Error('no')))).toEqual([1, 1])
  expect(await reloads(android)).toEqual([0, 1])
  expect(await reloads(undefined, () => Promise.resolve({ status: 200 }))).toEqual([0, 1])
})

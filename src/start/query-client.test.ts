import { CancelledError, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const client = createQueryClient()
afterEach(() => client.clear())

/** A call that says how often it was made, and answers when it is let. */
function slow() {
  const answers: (() => void)[] = []
  const options = {
    queryKey: ['/api/reservation/reservation/myReservationList'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<number>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error)) // what the cache gives as its reason
        answers.push(() => resolve(answers.length))
      }),
  }
  return { options, answers }
}

test('what a screen takes back as it leaves is asked for again by the screen that comes', async () => {
  const { options, answers } = slow()
  const leave = new QueryObserver(client, options).subscribe(() => undefined)
  const coming = client.ensureQueryData(options)
  leave()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await expect(coming).resolves.toBe(2)
})

test('what is forgotten at the end of a session is not asked for again', async () => {
  const { options, answers } = slow()
  const coming = client.ensureQueryData(options)
  const ended = coming.catch((error: unknown) => error)
  client.clear()
  expect(await ended).toBeInstanceOf(CancelledError)
  expect(answers).toHaveLength(1)
})

import { readFileSync } from 'node:fs'
import { request, Agent } from 'node:http'

/**
 * Sends one GET after another over kept connections, `width` at a time, and waits for all answers.
 * Rejects on any answer but 200. Its own cost is the same for whatever it is pointed at.
 */
export async function drive(url: string, headers: Record<string, string>, count: number, width = 8): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  const target = new URL(url)
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request(target, { agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
        )
      })
      sent.once('error', reject)
      sent.end()
    })
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await one()
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  agent.destroy()
}

/** CPU seconds that a process has used so far, all its threads. Linux only; throws elsewhere. */
export function cpuSeconds(pid: number): number {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (error) {
    throw new Error('CPU time of another process can only be read on Linux.', { cause: error })
  }
  // Fields 14 and 15; the second field, the name, may hold spaces and ends with the last bracket. 100 ticks are a
  // second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Goal 14: acknowledged writes survive SIGKILL in the midst of writes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const WRITER = fileURLToPath(new URL('./kill-writer.ts', import.meta.url))

export interface KillResult {
  kills: number
  acknowledged: number
  /** Acknowledged before a kill and missing after it. */
  lost: number[]
}

/**
 * Kills a writer `kills` times on one folder, each time at another moment of its writing, and compares what it had been
 * promised with what the next one finds.
 *
 * @param dataDir folder of an embedded database; made when missing
 */
export async function killNine(dataDir: string, kills: number): Promise<KillResult> {
  const acknowledged = new Set<number>()
  const lost = new Set<number>()
  for (let round = 0; round <= kills; round += 1) {
    const writer = spawn(process.execPath, [WRITER, dataDir, String(acknowledged.size + round)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const complaints: Buffer[] = []
    writer.stderr.on('data', (part: Buffer) => complaints.push(part))
    const ended = once(writer, 'exit')
    // A different number of writes each time, so that kills fall into different moments of a statement and of the log.
    const enough = 20 + ((round * 37) % 90)
    let written = 0
    for await (const line of createInterface({ input: writer.stdout })) {
      const [verb, value = ''] = line.split(' ')
      if (verb === 'found') {
        const present = new Set<number>(JSON.parse(value))
        for (const n of acknowledged) if (!present.has(n)) lost.add(n)
        // The last start only looks.
        if (round === kills) writer.kill('SIGKILL')
      } else if (verb === 'wrote') {
        acknowledged.add(Number(value))
        written += 1
        if (written === enough) setTimeout(() => writer.kill('SIGKILL'), round % 5)
      }
    }
    await ended
    if (round < kills && written < enough)
      throw new Error(`The writer ended by itself: ${Buffer.concat(complaints).toString()}`)
  }
  return { kills, acknowledged: acknowledged.size, lost: [...lost] }
}

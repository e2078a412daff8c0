import type { Document } from '../gen/document.ts'
import type { Running } from '../gen/green-only.ts'
import type { Gateway } from './gateway.ts'
import { waitingPrism, type WaitingPrism } from './waiting-prism.ts'

/** A Prism that serves a contract and that nobody is led to yet. */
export type Served = Running & {
  /** Leads everybody there, and keeps a Prism there until it is closed. */
  lead: () => void
}

export type PrismKeeper = Running & {
  /** Serves a bundled contract. Rejects when Prism cannot. */
  serve: (document: Document) => Promise<Served>
  /** True where it has ended too often, so that nobody answers until the next contract. */
  hasGivenUp: () => boolean
}

/** So many ends in a row are no accident: starting once more would go on for ever. */
const MOST_ENDS = 5
/** One that has stood so long ends a row of ends: what ended it then is another matter. */
const STANDS_MS = 10_000

const GIVEN_UP =
  `Prism has ended ${MOST_ENDS} times, each within ${STANDS_MS / 1000} s, and is not started again. ` +
  'Save a file under openapi/, or start npm run mock anew.'

/**
 * Watches the Prism that serves: one that ends by itself is started again with the contract that it had, and the
 * requests it was asked when it ended are named (docs/decisions/382). The next one stands ready before it is wanted.
 */
export function prismKeeper(
  gateway: Gateway,
  { start = waitingPrism, say = console.error }: { start?: () => WaitingPrism; say?: (line: string) => void } = {},
): PrismKeeper {
  let spare = start()
  /** The one that callers are led to. */
  const state: { leading?: Line | undefined } = {}
  let closed = false
  let givenUp = false
  let ends = 0

  async function started(document: Document): Promise<{ prism: WaitingPrism; port: number }> {
    // A spare that has ended while it waited is nobody's fault, and no reason to lose a save.
    const prism = spare.hasEnded() ? start() : spare
    try {
      return { prism, port: await prism.serve(document) }
    } catch (error) {
      await prism.close()
      throw error
    } finally {
      if (!closed) spare = start()
    }
  }

  /** One contract and whichever Prism serves it now. */
  class Line {
    private readonly document: Document
    private now: { prism: WaitingPrism; port: number }
    private over = false

    constructor(document: Document, now: { prism: WaitingPrism; port: number }) {
      this.document = document
      this.now = now
    }

    lead(): void {
      state.leading = this
      // A new contract is a new try.
      ends = 0
      givenUp = false
      this.open()
    }

    async close(): Promise<void> {
      this.over = true
      if (state.leading === this) state.leading = undefined
      const { prism, port } = this.now
      await gateway.left(port)
      await prism.close()
    }

    private open(): void {
      const { prism, port } = this.now
      gateway.leadTo(port)
      const since = Date.now()
      void prism.ended.then(() => this.again(port, Date.now() - since))
    }

    private async again(port: number, stoodMs: number): Promise<void> {
      if (this.over || state.leading !== this) return
      gateway.hold()
      if (stoodMs >= STANDS_MS) ends = 0
      // Connections may fall after the process.
      await gateway.left(port)
      const asked = gateway.cutOff(port)
      say(asked.length > 0 ? `Prism ended over ${asked.join(', or ')}.` : 'Prism ended, and nobody had asked it.')
      while (!this.over && state.leading === this) {
        ends += 1
        if (ends >= MOST_ENDS) {
          givenUp = true
          gateway.refuse(GIVEN_UP)
          return say(GIVEN_UP)
        }
        try {
          const next = await started(this.document)
          if (this.over || state.leading !== this) return void (await next.prism.close())
          this.now = next
          this.open()
          return say('Prism is there again, with the last good contract.')
        } catch (error) {
          say(error instanceof Error ? error.message : String(error))
        }
      }
    }
  }

  return {
    serve: async (document) => {
      const line = new Line(document, await started(document))
      return { lead: () => line.lead(), close: () => line.close() }
    },
    hasGivenUp: () => givenUp,
    close: async () => {
      closed = true
      await spare.close()
    },
  }
}

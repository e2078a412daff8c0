import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/**
 * A message port in the form of the socket that postgres.js expects: each write is one array of whole wire messages,
 * each arriving array is a piece of the answer. postgres.js never splits a message over two writes, and PGlite needs
 * it so.
 */
export class PortSocket extends Duplex {
  /** postgres.js looks at this before it ends a connection, as on a `net.Socket`. */
  readyState: 'open' | 'closed' = 'open'
  readonly #port: MessagePort
  readonly #receive = (answer: Uint8Array) => {
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  }

  constructor(port: MessagePort) {
    // The port takes everything at once, so a full buffer would only cost a needless wait for 'drain'.
    super({ highWaterMark: 64 * 1024 * 1024 })
    this.#port = port
    port.on('message', this.#receive)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    // Copied out of the driver's pooled buffer, then handed over.
    const batch = new Uint8Array(chunk)
    this.#port.postMessage(batch, [batch.buffer])
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.readyState = 'closed'
    this.#port.off('message', this.#receive)
    done(error)
  }
}

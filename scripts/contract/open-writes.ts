import type { Json, JsonObject } from './model.ts'

/**
 * A setting that a run has written with another value: what tells it from others of its name, what it was, and what it
 * is now where that could be read (docs/decisions/099).
 */
export type ChangedSetting = { name: string; of: JsonObject; was: Json; now?: Json }

/**
 * Something a run has made and not taken back, or a setting it has not put back: a person has to. `remove` is the
 * request that would.
 */
export type Leftover = { operationId: string; made: string; remove: string; setting?: ChangedSetting }

/**
 * What a run has made and not yet taken back. It stands outside the run, so that whoever ends one early can still say
 * what is left.
 */
export class OpenWrites {
  private readonly open = new Set<Leftover>()

  /**
   * A create is about to be sent: until its answer comes, what it sends is all that is known. Change the result when
   * more is.
   */
  begin(leftover: Leftover): Leftover {
    this.open.add(leftover)
    return leftover
  }

  /** It was never made, or is gone again. */
  end(leftover: Leftover): void {
    this.open.delete(leftover)
  }

  get list(): Leftover[] {
    return [...this.open]
  }
}

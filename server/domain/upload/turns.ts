/** One work at a time, in a line for each owner: whoever has much of it takes turns with whoever has little. */
export type Turns = <T>(owner: string, work: () => Promise<T>) => Promise<T>

export function createTurns(): Turns {
  /** The lines in the order in which they are called next. */
  const lines = new Map<string, (() => void)[]>()
  let isBusy = false
  const callNext = () => {
    const [first] = lines
    if (first === undefined) {
      isBusy = false
      return
    }
    const [owner, [begin, ...rest]] = first
    lines.delete(owner)
    if (rest.length > 0) lines.set(owner, rest)
    begin?.()
  }
  return async (owner, work) => {
    if (isBusy) await new Promise<void>((begin) => lines.set(owner, [...(lines.get(owner) ?? []), begin]))
    isBusy = true
    try {
      return await work()
    } finally {
      callNext()
    }
  }
}

const waiting: (() => Promise<unknown>)[] = []

/** Remembers something to close when the bench (or a test file) is done. */
export function atEnd(close: () => Promise<unknown>): void {
  waiting.push(close)
}

/** Closes everything that was remembered, last opened first; a failure to close does not hide the others. */
export async function cleanUp(): Promise<void> {
  for (const close of waiting.splice(0).reverse()) await close().catch((error: unknown) => console.error(error))
}

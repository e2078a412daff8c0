import { LATE_KEYS } from '#src/shell/late-keys.ts'

/**
 * What this device remembers of what it was asked; storage that is forbidden remembers nothing, and then nothing is
 * asked.
 */
export interface Remembered {
  read(key: (typeof LATE_KEYS)[keyof typeof LATE_KEYS]): string | null
  /** False where it could not be written: who cannot remember an answer may not ask. */
  write(key: (typeof LATE_KEYS)[keyof typeof LATE_KEYS], text: string): boolean
}

export const remembered: Remembered = {
  read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text)
      return true
    } catch {
      return false
    }
  },
}

/** An object of numbers out of a text; empty for anything else. */
export function numbersIn(text: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    return {}
  }
}
